import type { IsoDate } from '@bellwether/domain'

export interface ReturnPeriod {
  readonly label: string
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Fractions, one for each period; null where the history starts later. */
export interface ReturnRow {
  readonly name: string
  readonly returns: readonly (number | null)[]
  /** The difference is in percentage points. */
  readonly kind: 'security' | 'nav' | 'benchmark' | 'difference'
}

export interface ReturnTable {
  readonly periods: readonly ReturnPeriod[]
  readonly rows: readonly ReturnRow[]
}

/** Past performance in full: so far, a year on average, and the complete 12-month periods that must stand beside it. */
export interface ReturnsView {
  readonly asAt: IsoDate
  readonly basis: string
  /** Said where returns are not in sterling. */
  readonly currencyWarning: string | null
  readonly cumulative: ReturnTable
  readonly annualised: ReturnTable
  readonly discrete: ReturnTable
  readonly calendar: ReturnTable
}
