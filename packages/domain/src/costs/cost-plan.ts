import type { IsoDate } from '../brand.ts'
import type { Wrapper } from '../eligibility.ts'
import type { Money } from '../money.ts'
import type { ProductCostItem } from './cost-item.ts'
import type { OrderInstrument } from './order.ts'

/** What somebody means to do. Payments are made at the start of a month, the first one with the lump sum. */
export interface CostPlan {
  readonly wrapper: Wrapper
  /** Paid in at the start, charges included; may be 0 if `monthly` is not. */
  readonly amount: Money
  readonly monthly: Money
  readonly years: number
  /** A fraction a year, before any cost. */
  readonly growth: number
  /** Beside the first purchase, the monthly ones and the last sale. */
  readonly dealsPerYear: number
  readonly sellAtEnd: boolean
  /** The first day; its rates are taken to last. */
  readonly day: IsoDate
}

/** Fractions; null is unknown, not 0. */
export type ProductCosts = Readonly<Record<ProductCostItem, number | null>>

/** What is bought, as far as costs go. */
export interface CostSubject {
  readonly instrument: OrderInstrument
  /** Monthly payments are dealt as regular investments. */
  readonly regular: boolean
  /** Null where the security is no product (a share) or its costs are not supplied. */
  readonly product: ProductCosts | null
  /** Half the difference of ask and bid over their middle; null where there is none to see. */
  readonly halfSpread: number | null
}

/** What the calculator accepts; money in pence, growth as a fraction. */
export const costLimits = {
  amount: { from: 25_00, to: 10_000_000_00 },
  monthly: { from: 25_00, to: 100_000_00 },
  years: { from: 1, to: 25 },
  growth: { from: -0.05, to: 0.1 },
  dealsPerYear: { from: 0, to: 365 },
} as const
