import type { IsoDate, SecurityType } from '@bellwether/domain'
import type { NavFrequency } from '../identity/plan.ts'
import type { IndexKind } from '../rows/indices.ts'
import type { NavBasis } from '../rows/prices.ts'

/** A security that trades, with what it stood at on the day before. Prices are integers at the listing's scale. */
export interface ForwardSecurity {
  readonly id: number
  readonly type: SecurityType
  /** The first is the primary one, which the others follow. */
  readonly listings: readonly ForwardListing[]
  /** Of a trust or an ETF, the last of each basis, announced or not. */
  readonly navs: readonly ForwardNav[]
  readonly navFrequency: NavFrequency
  /** Of the primary listing, on the trading days after the last net asset value and before this day; oldest first. */
  readonly closesSinceNav: readonly { readonly day: IsoDate; readonly close: number }[]
}

export interface ForwardNav {
  readonly basis: NavBasis
  readonly day: IsoDate
  readonly nav: number
  /** Of the primary listing on that day. */
  readonly close: number
}

export interface ForwardListing {
  readonly id: number
  readonly exchange: string
  readonly unit: string
  readonly scale: number
  readonly before: number
  /** Shares traded on a usual day; null where there is a single price a day. */
  readonly usualVolume: number | null
  /** Recorded while the market was open: it stands. */
  readonly recorded: ForwardBar | null
}

export interface ForwardBar {
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
}

export interface ForwardIndex {
  readonly id: number
  readonly kind: IndexKind
  readonly levels: {
    readonly level: number | null
    readonly total_return: number | null
    readonly net_total_return: number | null
  }
  /** Fractions by security; none for an index of something else. */
  readonly weights: ReadonlyMap<number, number>
}
