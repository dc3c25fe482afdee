import type { DateRange, MarketCode, NewsTab, Paging } from '@bellwether/domain'
import type { NewsAddress } from '../news-address.ts'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'

export interface NewsView {
  readonly frame: SecurityFrame
  /** What the list shows; what was typed and could not be used is in `fields` only. */
  readonly address: NewsAddress
  readonly range: DateRange
  readonly tabs: readonly NewsTabView[]
  readonly categories: readonly NewsCategoryView[]
  readonly fields: NewsFields
  readonly list: BlockState<NewsListView>
  /** From when the newest is, where the usual period has none; otherwise null. */
  readonly note: string | null
}

export interface NewsTabView {
  readonly id: NewsTab['id']
  readonly label: string
  /** Null when counting failed. */
  readonly count: number | null
}

export interface NewsCategoryView {
  readonly id: string
  readonly label: string
  readonly count: number
}

export interface NewsField {
  /** As typed. */
  readonly text: string
  readonly error: string | null
}

export interface NewsFields {
  readonly from: NewsField
  readonly to: NewsField
}

export interface NewsListView {
  readonly count: number
  readonly paging: Paging
  readonly rows: readonly NewsRowView[]
  /** For "3 hours ago": the instant the list was made. */
  readonly madeAt: string
  /** A longer range with something in it, where this one has nothing. */
  readonly widen: { readonly range: DateRange; readonly years: number; readonly count: number } | null
}

export interface NewsRowView {
  readonly id: string
  readonly title: string
  /** ISO 8601, UTC. */
  readonly dateTime: string
  readonly source: string
  readonly type: string
  readonly typeCode: string
  readonly tags: readonly string[]
  /** Other securities it names. */
  readonly others: readonly MarketCode[]
  /** Close of the day it was published against the close before, as a fraction; null without both. */
  readonly move: number | null
}
