import type { NavBasis } from '../tables/prices.ts'

/** What a day is given as. A field that is left out is not known. */
export interface DayRows {
  readonly daily_prices: {
    readonly listing_id: number
    readonly day: string
    readonly open?: number | null
    readonly high?: number | null
    readonly low?: number | null
    readonly close: number
    readonly volume?: number | null
    readonly source_id: number
  }
  readonly navs: {
    readonly security_id: number
    readonly basis: NavBasis
    readonly day: string
    readonly nav: number
    readonly estimated?: boolean
    /** Seconds since 1970. */
    readonly published?: number | null
    readonly source_id: number
  }
  readonly index_levels: {
    readonly index_id: number
    readonly day: string
    readonly level?: number | null
    readonly total_return?: number | null
    readonly net_total_return?: number | null
    /** Seconds since 1970. */
    readonly published?: number | null
    readonly source_id: number
  }
}

export type DaySeriesName = keyof DayRows

export interface DaySeries {
  /** Where its years are stored. */
  readonly table: 'daily_price_years' | 'nav_years' | 'index_level_years'
  /** The columns that say whose days they are, with their types. */
  readonly owner: Readonly<Record<string, 'integer' | 'text'>>
  /** The column of a year that holds each field of its days. */
  readonly fields: Readonly<Record<string, string>>
  /** Of these at least one must be known on each day. */
  readonly required: readonly string[]
}

export const daySeries: { readonly [S in DaySeriesName]: DaySeries } = {
  daily_prices: {
    table: 'daily_price_years',
    owner: { listing_id: 'integer' },
    fields: { open: 'opens', high: 'highs', low: 'lows', close: 'closes', volume: 'volumes' },
    required: ['close'],
  },
  navs: {
    table: 'nav_years',
    owner: { security_id: 'integer', basis: 'text' },
    fields: { nav: 'navs', estimated: 'estimates', published: 'published' },
    required: ['nav'],
  },
  index_levels: {
    table: 'index_level_years',
    owner: { index_id: 'integer' },
    fields: {
      level: 'levels',
      total_return: 'total_returns',
      net_total_return: 'net_total_returns',
      published: 'published',
    },
    required: ['level', 'total_return', 'net_total_return'],
  },
}
