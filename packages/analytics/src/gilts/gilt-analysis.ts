import { addBusinessDays, type IsoDate, type Price, price, rescalePrice, toPriceNumber } from '@bellwether/domain'
import { accruedInterest, type Gilt, giltDurations, runningYield, yieldFromCleanPrice } from './gilt.ts'

const settlementDays = 1
const incomeTaxRates = [0.2, 0.4, 0.45]

/** Of a gilt only the coupon is taxed, of savings all interest. */
export interface AfterTax {
  /** Of income tax. */
  readonly rate: number
  readonly yield: number
  /** Equivalent gross savings rate: what savings would have to pay for the same return after tax. */
  readonly deposit: number
}

export interface GiltAnalysis {
  readonly redemptionYield: number
  readonly runningYield: number
  readonly dirty: Price
  readonly accrued: Price
  readonly accruedDays: number
  readonly modifiedDuration: number
  readonly macaulayDuration: number
  readonly afterTax: readonly AfterTax[]
}

/** What is known of a gilt itself. The coupon is a fraction a year. */
export interface GiltRecord {
  readonly kind: string
  readonly coupon: number
  readonly maturesOn: IsoDate
  /** Of an index-linked gilt, on its day; null of others. */
  readonly indexRatio: number | null
}

export function giltTerms(record: Pick<GiltRecord, 'coupon' | 'maturesOn'>): Gilt {
  return { coupon: record.coupon * 100, maturity: record.maturesOn }
}

export function settlementDate(day: IsoDate): IsoDate {
  return addBusinessDays(day, settlementDays)
}

export interface LinkedAnalysis {
  /** Above retail price inflation. */
  readonly realYield: number
  /** Indexed to retail prices since issue: what is paid for £100 nominal. */
  readonly accrued: Price
  readonly dirty: Price
  readonly accruedDays: number
  readonly modifiedDuration: number
  readonly macaulayDuration: number
}

/** An index-linked gilt trades on real terms, which the index ratio turns into money of today. */
export function analyseLinkedGilt(record: GiltRecord, clean: Price | null, day: IsoDate): LinkedAnalysis | null {
  const settlement = settlementDate(day)
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

/** Interest since the last coupon per £100, as the price is quoted: of an index-linked gilt before its index ratio. Null after redemption. */
export function accruedInterestPrice(record: GiltRecord, unit: string, day: IsoDate): Price | null {
  const settlement = settlementDate(day)
  return settlement >= record.maturesOn ? null : inPounds(accruedInterest(giltTerms(record), settlement).amount, unit)
}

/** Yields, prices and durations at the last price; null without a price, after redemption, and for index-linked gilts, whose payments are not known yet. */
export function analyseGilt(record: GiltRecord, clean: Price | null, day: IsoDate): GiltAnalysis | null {
  const settlement = settlementDate(day)
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
    afterTax: incomeTaxRates.map(rate => {
      // Only the coupon is taxed, so it yields as a gilt with the coupon after tax.
      const left = yieldFromCleanPrice({ ...gilt, coupon: gilt.coupon * (1 - rate) }, settlement, cleanNumber)
      return { rate, yield: left, deposit: left / (1 - rate) }
    }),
  }
}
