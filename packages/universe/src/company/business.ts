import type { StatementTemplateName } from '@bellwether/domain'
import type { HalfYear } from './fiscal-calendar.ts'
import type { Lines } from './lines.ts'

/** What a half-year's trading does, before dividends, buybacks and borrowing. */
export interface Trading {
  /** Income lines down to `profitToMinority`, leaves only. */
  readonly income: Lines
  /** Operating and investing cash lines except `profit`, and `leasePayments`. */
  readonly cash: Lines
  /** Changes of every balance line except cash, equity and the borrowing line. */
  readonly balance: Lines
  /** What goes straight to other reserves without touching profit: currency on cash, share-based pay. */
  readonly toOtherReserves: number
  readonly currencyEffect: number
}

/** A kind of company: how its accounts open and how half a year of trading moves them. Amounts are minor units. */
export interface Business {
  readonly template: StatementTemplateName
  /** Leaves of the first balance sheet, with cash and without equity. */
  readonly opening: Lines
  /** The liability that takes up borrowing and repayment. */
  readonly debtKey: string
  readonly grain: number
  trade(state: Readonly<Lines>, half: HalfYear): Trading
  targetCash(half: HalfYear): number
  targetDebt(half: HalfYear): number
  /** Ratios and other lines that are no sum, once the period's lines stand. */
  annotate(income: Lines, balance: Lines, months: number): void
}

/** How much of a normal year's business falls into a half-year, and how well it pays; 1 and 1 in the latest year. */
export interface Activity {
  /** Annual rate of the half's business, as a share of the latest year's. */
  readonly rate: (half: HalfYear) => number
  /** The half's part of its year, near 0.5. */
  readonly part: (half: HalfYear) => number
  /** Profitability beside the latest year's. */
  readonly margin: (half: HalfYear) => number
}
