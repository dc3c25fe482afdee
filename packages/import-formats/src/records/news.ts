/** How an item names a security; the first that is given and known decides. */
export interface NewsSecurity {
  readonly isin?: string
  /** Of the SEC, without leading zeros. */
  readonly cik?: string
  readonly symbol?: string
  /** Of the market of the symbol; without it the symbol is one of the United States. */
  readonly mic?: string
}

/** One version of an item of news. */
export interface NewsRecord {
  readonly kind: 'news'
  /** The publisher's own, the same in every version. */
  readonly guid: string
  readonly title: string
  readonly typeCode: string
  readonly type: string
  /** Which tab shows it. */
  readonly channel: 'PUBLISHER' | 'REGULATOR' | 'SECEDGAR'
  /** Who published it. */
  readonly source: string
  readonly provider: string
  /** ISO 639-1. */
  readonly language: string
  /** ISO 8601. */
  readonly publishedAt: string
  /** Of this version: an earlier one never takes its place. */
  readonly changedAt: string
  readonly tags: readonly string[]
  readonly securities: readonly NewsSecurity[]
  /** As received; it is sanitised when it is shown. Null where there is only a headline. */
  readonly html: string | null
  /** The publisher has taken it back. */
  readonly withdrawn: boolean
}
