import type { IsoDate } from '@bellwether/domain'
import type { Figure } from './figure.ts'
import type { SectorRank } from './sector-rank.ts'

export interface ReturnPeriod {
  readonly label: string
  readonly from: IsoDate
  readonly to: IsoDate
  /** Its start date is not in its label and is shown next to it. */
  readonly dated?: true
}

/** Fractions, one for each period; null where the history starts later. */
export interface ReturnRow {
  readonly name: string
  readonly returns: readonly (number | null)[]
  /** The difference is in percentage points. */
  readonly kind: 'security' | 'price' | 'nav' | 'benchmark' | 'sector' | 'difference'
}

export interface ReturnTable {
  readonly periods: readonly ReturnPeriod[]
  readonly rows: readonly ReturnRow[]
  /** One for each period; null where the security has no sector. */
  readonly ranks: readonly (SectorRank | null)[] | null
}

export const returnsShown = ['total', 'a-year'] as const
/** Cumulative, or annualised. */
export type ReturnsShown = (typeof returnsShown)[number]

/** Past performance in full: cumulative, annualised, and the complete 12-month periods that must accompany it. */
export interface ReturnsView {
  readonly asAt: IsoDate
  readonly basis: string
  /** The sector the security is ranked in, with what that group is called. */
  readonly sector: string | null
  /** Shown when returns are not in sterling. */
  readonly currencyWarning: string | null
  /** How the returns of the security were calculated. */
  readonly explained: readonly Figure[]
  readonly cumulative: ReturnTable
  readonly annualised: ReturnTable
  readonly discrete: ReturnTable
  readonly calendar: ReturnTable
}
