import type { facts } from '@bellwether/db'
import {
  accruedInterest,
  addBusinessDays,
  type Gilt,
  giltDurations,
  type IsoDate,
  type Price,
  price,
  rescalePrice,
  runningYield,
  toPriceNumber,
  yieldFromCleanPrice,
} from '@bellwether/domain'

const settlementDays = 1
const incomeTaxRates = [0.2, 0.4, 0.45]

export interface GiltAnalysis {
  readonly redemptionYield: number
  readonly runningYield: number
  readonly dirty: Price
  readonly accrued: Price
  readonly accruedDays: number
  readonly modifiedDuration: number
  readonly macaulayDuration: number
  readonly afterTax: readonly { readonly rate: number; readonly yield: number }[]
}

export function giltTerms(record: facts.GiltFacts): Gilt {
  return { coupon: record.coupon * 100, maturity: record.maturesOn }
}

export function settlementOf(day: IsoDate): IsoDate {
  return addBusinessDays(day, settlementDays)
}

/** What a buyer at the last price gets; null without a price, after redemption, and for index-linked gilts, whose payments are not known yet. */
export function analyseGilt(record: facts.GiltFacts, clean: Price | null, day: IsoDate): GiltAnalysis | null {
  const settlement = settlementOf(day)
  if (!clean || record.kind === 'INDEX_LINKED' || settlement >= record.maturesOn) return null
  const gilt = giltTerms(record)
  const cleanNumber = toPriceNumber(clean)
  const redemptionYield = yieldFromCleanPrice(gilt, settlement, cleanNumber)
  const accrued = accruedInterest(gilt, settlement)
  const durations = giltDurations(gilt, settlement, redemptionYield)
  const inPounds = (pounds: number) => rescalePrice(price(Math.round(pounds * 1e6), 6, clean.unit), 4, 'half-up')
  return {
    redemptionYield,
    runningYield: runningYield(gilt, cleanNumber),
    dirty: inPounds(cleanNumber + accrued.amount),
    accrued: inPounds(accrued.amount),
    accruedDays: accrued.days,
    modifiedDuration: durations.modified,
    macaulayDuration: durations.macaulay,
    // Only the coupon is taxed: the gilt yields as one whose coupon is what is left.
    afterTax: incomeTaxRates.map(rate => ({
      rate,
      yield: yieldFromCleanPrice({ ...gilt, coupon: gilt.coupon * (1 - rate) }, settlement, cleanNumber),
    })),
  }
}
