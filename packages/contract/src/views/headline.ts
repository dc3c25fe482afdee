export interface HeadlineView {
  readonly id: string
  readonly title: string
  readonly dateTime: string
  readonly source: string
  readonly kind: 'Company' | 'Regulatory'
  readonly type: string
  /** Null for news of the whole market: a page belongs to a security. */
  readonly href: string | null
}
