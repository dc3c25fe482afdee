export interface HeadlineView {
  readonly id: string
  readonly title: string
  readonly dateTime: string
  readonly source: string
  readonly kind: 'Company' | 'Regulatory'
  readonly type: string
  readonly href: string
}
