import type { IsoDate, MarketCode, Paging, Price } from '@bellwether/domain'
import type { FacetName, SearchAddress } from '../search-address.ts'

/** A possible match, in one line. */
export interface SearchHit {
  readonly name: string
  readonly marketCode: MarketCode
  readonly typeLabel: string
  readonly exchangeName: string
  readonly isin: string | null
}

/** A text with the ranges that match: UTF-16 offsets, end exclusive, in order. */
export interface MarkedText {
  readonly text: string
  readonly ranges: readonly { readonly start: number; readonly end: number }[]
}

export interface SearchResultView {
  readonly marketCode: MarketCode
  readonly name: MarkedText
  /** The name it was found by, where that is not its present one. */
  readonly foundAs: { readonly kind: 'former' | 'other'; readonly name: MarkedText } | null
  readonly ticker: MarkedText | null
  readonly isin: MarkedText | null
  readonly sedol: MarkedText | null
  readonly typeLabel: string
  readonly exchangeName: string
  readonly sector: string | null
  /** Why it cannot be traded; null for most. */
  readonly statusReason: string | null
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  /** The day of the close, where later prices of the exchange may not be seen. */
  readonly closeOn?: IsoDate
}

export interface FacetView {
  readonly name: FacetName
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly chosen: string | null
}

export interface SearchResultsView {
  readonly address: SearchAddress
  readonly count: number
  /** There are more results than were counted. */
  readonly capped: boolean
  readonly paging: Paging
  readonly results: readonly SearchResultView[]
  readonly facets: readonly FacetView[]
  /** Shown when the term looks like an identifier with a typing error. */
  readonly hint: string | null
  /** Nothing has been imported. */
  readonly nothingYet: boolean
  /** Nothing matches the term: these are the closest. */
  readonly nearest: boolean
  readonly simulated: boolean
}
