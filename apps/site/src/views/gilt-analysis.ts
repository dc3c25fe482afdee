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

export interface LinkedAnalysis {
  /** Above the rise of retail prices. */
  readonly realYield: number
  /** With the rise of retail prices since it was issued: what is paid for £100 nominal. */
  readonly accrued: Price
  readonly dirty: Price
  readonly accruedDays: number
  readonly modifiedDuration: number
  readonly macaulayDuration: number
}

/** An index-linked gilt trades on real terms, which the index ratio turns into money of today. */
export function analyseLinkedGilt(record: facts.GiltFacts, clean: Price | null, day: IsoDate): LinkedAnalysis | null {
  const settlement = settlementOf(day)
  const { indexRatio } = record
  if (!clean || record.kind !== 'INDEX_LINKED' || indexRatio === null || settlement >= record.maturesOn) return null
  const gilt = giltTerms(record)
  const cleanNumber = toPriceNumber(clean)
  const realYield = yieldFromCleanPrice(gilt, settlement, cleanNumber)
  const accrued = accruedInterest(gilt, settlement)
  const durations = giltDurations(gilt, settlement, realYield)
  return {
    realYield,
    accrued: inPounds(accrued.amount * indexRatio, clean.unit),
    dirty: inPounds((cleanNumber + accrued.amount) * indexRatio, clean.unit),
    accruedDays: accrued.days,
    modifiedDuration: durations.modified,
    macaulayDuration: durations.macaulay,
  }
}

function inPounds(pounds: number, unit: string): Price {
  return rescalePrice(price(Math.round(pounds * 1e6), 6, unit), 4, 'half-up')
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
  return {
    redemptionYield,
    runningYield: runningYield(gilt, cleanNumber),
    dirty: inPounds(cleanNumber + accrued.amount, clean.unit),
    accrued: inPounds(accrued.amount, clean.unit),
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
