import type { RawTables } from '../raw/raw-tables.ts'
import { addBusinessDays, addMonths, daysBetween } from './calendar.ts'

/** The terms of a gilt: two equal coupons a year, in pounds per £100 nominal. */
export interface GiltTerms {
  readonly linked: boolean
  readonly coupon: number
  readonly maturity: string
  readonly indexRatio: number
}

interface GiltRow {
  readonly kind: string
  readonly coupon: number
  readonly maturesOn: string
  readonly indexRatio: number | null
}

export async function giltOf(tables: RawTables, securityId: number): Promise<GiltTerms | null> {
  const [row] = await tables.query<GiltRow>(
    'select kind, coupon, matures_on as "maturesOn", index_ratio as "indexRatio" from gilt_facts where security_id = $1',
    securityId,
  )
  if (!row) return null
  const { kind, coupon, maturesOn, indexRatio } = row
  return { linked: kind === 'INDEX_LINKED', coupon: coupon * 100, maturity: maturesOn, indexRatio: indexRatio ?? 1 }
}

export function settlementOf(day: string): string {
  return addBusinessDays(day, 1)
}

const schedules = new Map<string, readonly string[]>()

/** Half a century of coupon dates up to maturity; prices of ten years ask for them again and again. */
function scheduleOf(maturity: string): readonly string[] {
  const known = schedules.get(maturity)
  const dates = known ?? Array.from({ length: 121 }, (_, index) => addMonths(maturity, (index - 120) * 6))
  schedules.set(maturity, dates)
  return dates
}

/** All coupon dates after settlement, and the one on or before it first. */
export function couponDates({ maturity }: GiltTerms, settlement: string): readonly string[] {
  const dates = scheduleOf(maturity)
  return dates.slice(dates.findLastIndex(date => date <= settlement))
}

export function exDividendDate(couponDate: string): string {
  return addBusinessDays(couponDate, -7)
}

/** Interest since the last coupon date; once the next coupon goes to the seller, the days to it, below zero. */
export function accrued(gilt: GiltTerms, settlement: string): { readonly days: number; readonly amount: number } {
  const [previous = '', next = ''] = couponDates(gilt, settlement)
  const days = settlement > exDividendDate(next) ? -daysBetween(settlement, next) : daysBetween(previous, settlement)
  return { days, amount: ((gilt.coupon / 2) * days) / daysBetween(previous, next) }
}

interface Flow {
  readonly halfYears: number
  readonly amount: number
}

function flowsOf(gilt: GiltTerms, settlement: string): readonly Flow[] {
  const [previous = '', ...dates] = couponDates(gilt, settlement)
  const [next = ''] = dates
  const part = daysBetween(settlement, next) / daysBetween(previous, next)
  return dates.map((date, index) => ({
    halfYears: part + index,
    amount:
      (index === 0 && settlement > exDividendDate(next) ? 0 : gilt.coupon / 2) + (date === gilt.maturity ? 100 : 0),
  }))
}

/** The dirty price at a yield a year that is compounded twice a year. */
function dirtyPriceAt(flows: readonly Flow[], yieldRate: number): number {
  return flows.reduce((sum, { halfYears, amount }) => sum + amount / (1 + yieldRate / 2) ** halfYears, 0)
}

/** What the buyer pays at that yield, per £100 nominal. */
export function dirtyPrice(gilt: GiltTerms, settlement: string, yieldRate: number): number {
  return dirtyPriceAt(flowsOf(gilt, settlement), yieldRate)
}

/** The yield at which the payments are worth the dirty price, by halving alone. */
export function redemptionYield(gilt: GiltTerms, settlement: string, clean: number): number {
  const dirty = clean + accrued(gilt, settlement).amount
  const flows = flowsOf(gilt, settlement)
  let [low, high] = [-0.9, 10]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (dirtyPriceAt(flows, middle) > dirty) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The time to the payments in years, weighted by what each is worth now. */
export function macaulayDuration(gilt: GiltTerms, settlement: string, yieldRate: number): number {
  const flows = flowsOf(gilt, settlement).map(({ halfYears, amount }) => ({
    years: halfYears / 2,
    worth: amount / (1 + yieldRate / 2) ** halfYears,
  }))
  const total = flows.reduce((sum, { worth }) => sum + worth, 0)
  return flows.reduce((sum, { years, worth }) => sum + years * worth, 0) / total
}
