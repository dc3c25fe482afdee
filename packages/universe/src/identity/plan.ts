import type { EpochDay } from '../calendar.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import type { Mandate } from '../portfolio/mandates.ts'
import type { Sector } from './sectors.ts'

/** One line of trading in a security. */
export interface ListingPlan {
  readonly id: number
  readonly marketCode: string
  readonly exchange: string
  readonly mic: string | null
  readonly ticker: string
  /** Where it is not that of the security. */
  readonly sedol?: string
  readonly segment: string | null
  readonly unit: string
  readonly scale: number
  readonly streamable: boolean
  readonly normalMarketSize: number | null
}

interface CommonPlan {
  readonly id: number
  readonly name: string
  readonly shortName: string
  readonly isin: string
  readonly sedol: string | null
  readonly lei: string | null
  readonly cfi: string
  readonly country: string
  /** Reporting or base currency. */
  readonly currency: string
  readonly category: string | null
  readonly complex: boolean
  readonly listedOn: EpochDay
  readonly description: string
  readonly website: string
  readonly formerNames: readonly { readonly name: string; readonly until: EpochDay }[]
  readonly listing: ListingPlan
  readonly otherListings: readonly ListingPlan[]
  /** Close on the last day, an integer at the listing's scale. */
  readonly finalPrice: number
  /** Market value or fund size, in pence. */
  readonly sizeGbp: number
  /** Last day with a price, where trading was suspended. */
  readonly suspendedOn: EpochDay | null
  readonly statusReason: string | null
}

export interface SplitPlan {
  readonly on: EpochDay
  readonly newShares: number
  readonly oldShares: number
}

export interface EquityPlan extends CommonPlan {
  readonly type: 'EQUITY'
  readonly sector: Sector
  readonly region: EquityRegion
  readonly shares: number
  readonly priceEarnings: number
  readonly lossMaking: boolean
  readonly paysDividends: boolean
  readonly quarterly: boolean
  readonly yearEndMonth: number
  readonly beta: number
  readonly volatility: number
  readonly small: number
  readonly split: SplitPlan | null
}

export type NavFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY'

export interface TrustPlan extends CommonPlan {
  readonly type: 'CLOSED_END_FUND'
  readonly mandate: Mandate
  readonly house: string
  readonly shares: number
  readonly yearEndMonth: number
  readonly navFrequency: NavFrequency
  /** Where the discount settles in the long run; negative is a discount. */
  readonly usualDiscount: number
  /** Borrowings over net assets. */
  readonly gearing: number
  readonly quarterly: boolean
  readonly hero: boolean
  readonly volatility: number
}

export interface FundPlan extends CommonPlan {
  readonly type: 'FUND'
  readonly mandate: Mandate
  readonly house: string
  /** Classes of one fund share their portfolio; streams about the portfolio are keyed by this. */
  readonly family: string
  readonly incomeClass: 'ACC' | 'INC'
  readonly sisterIsin: string | null
  readonly passive: boolean
  readonly ongoingCharge: number
  readonly fundSizeGbp: number
}

export interface EtfPlan extends CommonPlan {
  readonly type: 'ETF'
  readonly mandate: Mandate
  readonly house: string
  readonly family: string
  readonly incomeClass: 'ACC' | 'INC'
  readonly passive: true
  readonly ongoingCharge: number
  readonly fundSizeGbp: number
  /** Daily multiple of the index's return: 1, or 3 for a leveraged product. */
  readonly leverage: number
}

export interface GiltPlan extends CommonPlan {
  readonly type: 'BOND'
  readonly kind: 'CONVENTIONAL' | 'INDEX_LINKED'
  /** Fraction a year. */
  readonly coupon: number
  readonly maturesOn: EpochDay
  /** Pence nominal. */
  readonly amountInIssue: number
}

export type SecurityPlan = EquityPlan | TrustPlan | FundPlan | EtfPlan | GiltPlan
