import type { Money } from '../money.ts'
import type { CostGroup, CostItem } from './cost-item.ts'

/** Shares are fractions of the average value held over the time in question; null where nothing was held. */
export interface CostFigures {
  readonly firstYear: Money
  readonly firstYearShare: number | null
  /** On average in each year after the first; null where there is none. */
  readonly laterYears: Money | null
  readonly laterYearsShare: number | null
  readonly onExit: Money
  readonly total: Money
  /** Per year, over the whole term. */
  readonly totalShare: number | null
}

export interface CostRow extends CostFigures {
  readonly item: CostItem
}

export interface CostGroupRows {
  readonly group: CostGroup
  readonly rows: readonly CostRow[]
  readonly sum: CostFigures
}

export interface CostTable {
  readonly groups: readonly CostGroupRows[]
  readonly sum: CostFigures
}

export interface CostYear {
  /** 0 is the start, after the first payments. */
  readonly year: number
  readonly paidIn: Money
  readonly withoutCosts: Money
  readonly afterCosts: Money
  /** In this year alone; nothing yet in year 0. */
  readonly costs: Money
  readonly cumulativeCosts: Money
}

export interface CostResult {
  readonly table: CostTable
  /** Half the spread on purchases and sale: shown, never summed. Null where there is none to see. */
  readonly spread: CostFigures | null
  readonly years: readonly CostYear[]
  readonly onSale: Money
  readonly paidIn: Money
  readonly withoutCosts: Money
  readonly afterCosts: Money
  /** What costs take from the final value: the charges themselves and the growth they would have had. */
  readonly effect: Money
  /** Reduction in yield (RIY): growth before costs less the return after them; null where nothing is left. */
  readonly reductionInYield: number | null
  /** Annual growth needed to recover what was paid in; null where no growth would do. */
  readonly breakEvenGrowth: number | null
  readonly atNoGrowth: { readonly afterCosts: Money; readonly costs: Money }
  readonly custodyCapped: boolean
  /** The year, from 1, in which charges have used up everything. */
  readonly exhaustedInYear: number | null
}

/** An amount too small to pay for its own charges. */
export interface TooSmall {
  readonly tooSmall: 'amount' | 'monthly'
  readonly minimum: Money
}
