import type { MarketCode } from '@bellwether/domain'

export interface SearchHit {
  readonly name: string
  readonly marketCode: MarketCode
  readonly typeWords: string
  readonly exchangeName: string
  readonly isin: string
}

export interface SearchResultsView {
  readonly term: string
  readonly hits: readonly SearchHit[]
  /** Told on the spot when the term looks like an identifier with a typing error. */
  readonly hint: string | null
}
