export interface NewsItemRow {
  readonly id: number
  readonly guid: string
  readonly title: string
  readonly type_code: string
  readonly type: string
  /** ALLIANCE, LSELSERNS, DGAPDGAPRNS. */
  readonly source_code: string
  readonly source: string
  readonly provider: string
  readonly language: string
  readonly published_at: Date
  readonly tags: readonly string[]
  /** Canonical market codes, in the order given. */
  readonly symbols: readonly string[]
  readonly source_id: number
}

export interface NewsBodyRow {
  readonly news_id: number
  /** As received; sanitised when shown. */
  readonly html: string
}

export interface NewsSymbolRow {
  readonly market_code: string
  readonly source_code: string
  readonly published_at: Date
  readonly news_id: number
}
