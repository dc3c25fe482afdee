import { addBusinessDays, addMonths, daysBetween, type IsoDate, OutOfRangeError } from '@bellwether/domain'
import { NoSolutionError } from '../errors.ts'

/**
 * Conventional gilts: two equal coupons a year, ACT/ACT (ICMA) days, compound yields twice a year, as the UK Debt
 * Management Office calculates them. Prices are pounds per £100 nominal, yields are fractions a year. These are analytic
 * figures, so plain numbers; turn them into a Price where they are stored. Left out: index-linked gilts, odd first coupons.
 */
export interface Gilt {
  /** Pounds a year per £100 nominal: 4.25 for a 4 1/4% gilt. */
  readonly coupon: number
  readonly maturity: IsoDate
}

export interface CouponPeriod {
  /** The last coupon date on or before settlement. */
  readonly previous: IsoDate
  readonly next: IsoDate
  /** Full coupon dates after `next`, up to maturity. */
  readonly later: number
}

const couponsPerYear = 2
const monthsPerCoupon = 12 / couponsPerYear
const exDividendBusinessDays = 7

// Histories ask day by day, and half a year of days lies in one period.
const lastPeriods = new WeakMap<Gilt, CouponPeriod>()

export function couponPeriod(gilt: Gilt, settlement: IsoDate): CouponPeriod {
  const last = lastPeriods.get(gilt)
  if (last && last.previous <= settlement && settlement < last.next) return last
  const period = findCouponPeriod(gilt, settlement)
  lastPeriods.set(gilt, period)
  return period
}

function findCouponPeriod(gilt: Gilt, settlement: IsoDate): CouponPeriod {
  const daysToRun = daysBetween(settlement, gilt.maturity)
  if (daysToRun <= 0) throw new OutOfRangeError('The days from settlement to maturity', daysToRun, 'more than 0')
  // Always counted back from maturity: stepping from date to date would lose the 31st after a short month.
  let later = Math.max(0, Math.floor(daysToRun / 184) - 1)
  while (addMonths(gilt.maturity, -(later + 1) * monthsPerCoupon) > settlement) later += 1
  return {
    previous: addMonths(gilt.maturity, -(later + 1) * monthsPerCoupon),
    next: addMonths(gilt.maturity, -later * monthsPerCoupon),
    later,
  }
}

// Every price of a gilt asks for the same few dates, and counting business days is most of the work of pricing.
const exDividendDates = new Map<IsoDate, IsoDate>()

/** Purchases settling after this day do not receive the coupon. */
export function exDividendDate(couponDate: IsoDate): IsoDate {
  const known = exDividendDates.get(couponDate)
  if (known) return known
  const date = addBusinessDays(couponDate, -exDividendBusinessDays)
  exDividendDates.set(couponDate, date)
  return date
}

export interface Coupon {
  readonly date: IsoDate
  readonly exDividendDate: IsoDate
  /** Pounds per £100 nominal. */
  readonly amount: number
}

/** Every coupon date after settlement, maturity last. */
export function couponSchedule(gilt: Gilt, settlement: IsoDate): Coupon[] {
  const { later } = couponPeriod(gilt, settlement)
  return Array.from({ length: later + 1 }, (_, i) => {
    const date = addMonths(gilt.maturity, -(later - i) * monthsPerCoupon)
    return { date, exDividendDate: exDividendDate(date), amount: gilt.coupon / couponsPerYear }
  })
}

export interface Accrued {
  /** Since the last coupon date; ex-dividend, negative days to the next one. */
  readonly days: number
  /** Pounds per £100 nominal; ex-dividend the buyer is compensated, so negative (rebate interest). */
  readonly amount: number
  readonly exDividend: boolean
}

export function accruedInterest(gilt: Gilt, settlement: IsoDate): Accrued {
  const { previous, next } = couponPeriod(gilt, settlement)
  const exDividend = settlement > exDividendDate(next)
  const days = daysBetween(exDividend ? next : previous, settlement)
  return { days, amount: ((gilt.coupon / couponsPerYear) * days) / daysBetween(previous, next), exDividend }
}

/** Payments to a buyer, each a coupon period after the one before; the last has the principal with it. */
interface CashFlows {
  /** Coupon periods from settlement to the first, a fraction. */
  readonly first: number
  readonly firstCoupon: number
  readonly coupon: number
  /** Full coupons after the first. */
  readonly later: number
}

const principal = 100

function cashFlows(gilt: Gilt, settlement: IsoDate): CashFlows {
  const { previous, next, later } = couponPeriod(gilt, settlement)
  const coupon = gilt.coupon / couponsPerYear
  const firstCoupon = settlement > exDividendDate(next) ? 0 : coupon
  return { first: daysBetween(settlement, next) / daysBetween(previous, next), firstCoupon, coupon, later }
}

interface Valuation {
  readonly value: number
  /** Each payment's value times its periods from settlement, in all. */
  readonly weighted: number
}

/** What payments are worth at a yield. */
function valuation({ first, firstCoupon, coupon, later }: CashFlows, grossYield: number): Valuation {
  const v = 1 / (1 + grossYield / couponsPerYear)
  let discount = v ** first
  let value = 0
  let weighted = 0
  for (let i = 0; i <= later; i += 1) {
    const worth = ((i === 0 ? firstCoupon : coupon) + (i === later ? principal : 0)) * discount
    value += worth
    weighted += (first + i) * worth
    discount *= v
  }
  return { value, weighted }
}

function presentValue(flows: CashFlows, grossYield: number): number {
  return valuation(flows, grossYield).value
}

function checkYield(grossYield: number): void {
  if (!(grossYield > -couponsPerYear && grossYield < Number.POSITIVE_INFINITY)) {
    throw new OutOfRangeError('The yield', grossYield, `a number above −${couponsPerYear}`)
  }
}

export function dirtyPriceFromYield(gilt: Gilt, settlement: IsoDate, grossYield: number): number {
  checkYield(grossYield)
  return presentValue(cashFlows(gilt, settlement), grossYield)
}

export function cleanPriceFromYield(gilt: Gilt, settlement: IsoDate, grossYield: number): number {
  return dirtyPriceFromYield(gilt, settlement, grossYield) - accruedInterest(gilt, settlement).amount
}

export function dirtyPrice(gilt: Gilt, settlement: IsoDate, cleanPrice: number): number {
  return cleanPrice + accruedInterest(gilt, settlement).amount
}

const lowestYield = -0.9
const highestYield = 10

/** Gross redemption yield: Newton's steps, each kept inside a bracket that bisection shrinks. */
export function yieldFromCleanPrice(gilt: Gilt, settlement: IsoDate, cleanPrice: number): number {
  const flows = cashFlows(gilt, settlement)
  const target = dirtyPrice(gilt, settlement, cleanPrice)
  let low = lowestYield
  let high = highestYield
  if (!(presentValue(flows, low) >= target && presentValue(flows, high) <= target)) {
    throw new NoSolutionError(
      `A gilt price of ${cleanPrice}`,
      `a price whose yield lies from ${lowestYield * 100}% to ${highestYield * 100}%`,
    )
  }
  let guess = Math.min(Math.max(gilt.coupon / cleanPrice, low), high)
  for (let step = 0; step < 200; step += 1) {
    const { value, weighted } = valuation(flows, guess)
    if (value > target) low = guess
    else high = guess
    const slope = -weighted / (couponsPerYear + guess)
    const newton = guess - (value - target) / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - guess) < 1e-14 || high - low < 1e-14) return next
    guess = next
  }
  return guess
}

export interface GiltDurations {
  /** Years. */
  readonly macaulay: number
  readonly modified: number
}

export function giltDurations(gilt: Gilt, settlement: IsoDate, grossYield: number): GiltDurations {
  checkYield(grossYield)
  const { value, weighted } = valuation(cashFlows(gilt, settlement), grossYield)
  const macaulay = weighted / value / couponsPerYear
  return { macaulay, modified: macaulay / (1 + grossYield / couponsPerYear) }
}

/** Coupon over clean price, as a fraction. */
export function runningYield(gilt: Gilt, cleanPrice: number): number {
  if (!(cleanPrice > 0)) throw new OutOfRangeError('The clean price', cleanPrice, 'more than 0')
  return gilt.coupon / cleanPrice
}
