import type { IsoDate } from '@bellwether/domain'
import type { SectorRank } from './sector-rank.ts'

export interface ReturnPeriod {
  readonly label: string
  readonly from: IsoDate
  readonly to: IsoDate
  /** Its start is not in its label, and is told beside it. */
  readonly dated?: true
}

/** Fractions, one for each period; null where the history starts later. */
export interface ReturnRow {
  readonly name: string
  readonly returns: readonly (number | null)[]
  /** The difference is in percentage points. */
  readonly kind: 'security' | 'nav' | 'benchmark' | 'sector' | 'difference'
}

export interface ReturnTable {
  readonly periods: readonly ReturnPeriod[]
  readonly rows: readonly ReturnRow[]
  /** One for each period; null where the security has no sector. */
  readonly ranks: readonly (SectorRank | null)[] | null
}

export const returnsShown = ['total', 'a-year'] as const
/** Of the whole period, or the steady return each year that comes to the same. */
export type ReturnsShown = (typeof returnsShown)[number]

/** Past performance in full: so far, a year on average, and the complete 12-month periods that must stand beside it. */
export interface ReturnsView {
  readonly asAt: IsoDate
  readonly basis: string
  /** The sector the security is ranked in, with what that group is called. */
  readonly sector: string | null
  /** Said where returns are not in sterling. */
  readonly currencyWarning: string | null
  readonly cumulative: ReturnTable
  readonly annualised: ReturnTable
  readonly discrete: ReturnTable
  readonly calendar: ReturnTable
}
