import type { EpochDay } from '../calendar.ts'
import { type DeclaredDividend, dividendDates, paymentsOfYear, roundDividend } from '../company/dividend-plan.ts'
import { dropsByPosition } from '../company/equity-company.ts'
import { createFiscalCalendar, type FiscalCalendar } from '../company/fiscal-calendar.ts'
import { clamp } from '../identity/equities.ts'
import type { TrustPlan } from '../identity/plan.ts'
import { createDailyBars, type DailyBars } from '../market/daily-bars.ts'
import { anchoredCloses } from '../market/price-path.ts'
import { reinvestedReturns } from '../market/reinvested-returns.ts'
import type { Market } from '../market.ts'
import { pooledReturns } from './pooled-returns.ts'

/** An investment trust: a portfolio with a net asset value, and shares that trade at a discount to it. */
export interface TrustCompany {
  readonly plan: TrustPlan
  readonly calendar: FiscalCalendar
  readonly bars: DailyBars
  /** Net asset value per share, integers at the listing's scale, aligned with `bars`. */
  readonly navs: Float64Array
  /** Log returns of the share price with dividends reinvested, aligned with `bars`. */
  readonly returns: Float64Array
  readonly dividends: readonly DeclaredDividend[]
  readonly ongoingCharge: number
  readonly cover: number
}

export function createTrustCompany(market: Market, plan: TrustPlan): TrustCompany {
  const code = plan.listing.marketCode
  const random = market.random(code, 'trust')
  const first = Math.max(0, market.days.indexFrom(plan.listedOn))
  const length = market.days.days.length - first
  const calendar = createFiscalCalendar(plan.yearEndMonth, market.until, market.depth.accountYears, {
    annual: random.integer(58, 84),
    interim: random.integer(44, 62),
  })
  const dividends = drawDividends(market, plan, calendar)
  const ongoingCharge = Math.round(10_000 * random.uniform(0.0045, plan.volatility > 0.06 ? 0.019 : 0.0105)) / 10_000
  const portfolio = pooledReturns(market, { mandate: plan.mandate, family: code, length, activity: 1, ongoingCharge })
  const geared = portfolio.map(r => r * (1 + plan.gearing))
  const discounts = drawDiscounts(market, plan, length)
  const finalNav = plan.finalPrice / (1 + (discounts[length - 1] ?? 0))
  // Per-share dividends are ten-thousandths of a pound, which is the scale of a price in pence with two decimals.
  const drops = dropsByPosition(market, first, dividends, amount => amount)
  const dropAt = (position: number) => drops.get(position) ?? 0
  const navs = anchoredCloses(geared, finalNav, dropAt)
  const closes = navs.map((nav, i) => nav * (1 + (discounts[i] ?? 0)))
  const cover = random.uniform(0.97, 1.12)
  const bars = createDailyBars(market.random(code, 'bars'), {
    listing: plan.listing,
    first,
    closes,
    dropAt,
    finalPrice: plan.finalPrice,
    usualVolume: plan.shares * random.uniform(0.0006, 0.002),
  })
  return {
    plan,
    calendar,
    navs: navs.map(nav => Math.round(nav)),
    returns: reinvestedReturns(bars.close, dropAt),
    dividends,
    ongoingCharge,
    cover,
    bars,
  }
}

/** Pulled back to its usual level, drawn backwards from the last day. */
function drawDiscounts(market: Market, plan: TrustPlan, length: number): Float64Array {
  const random = market.random(plan.listing.marketCode, 'discount')
  const discounts = new Float64Array(length)
  let discount = clamp(plan.usualDiscount + 0.025 * random.normal(), -0.5, 0.12)
  for (let i = length - 1; i >= 0; i--) {
    discounts[i] = discount
    discount = clamp(discount + 0.012 * (plan.usualDiscount - discount) + 0.0045 * random.normal(), -0.55, 0.18)
  }
  return discounts
}

/** A dividend for every financial year, growing; a hero's has never fallen. */
function drawDividends(market: Market, plan: TrustPlan, calendar: FiscalCalendar): DeclaredDividend[] {
  const random = market.random(plan.listing.marketCode, 'dividends')
  const byYear = new Map<number, number>()
  let amount = plan.finalPrice * plan.mandate.yield * random.uniform(0.85, 1.15)
  const years = [...new Set(calendar.halves.map(half => half.fiscalYear))]
  const growth = () =>
    plan.hero ? random.uniform(0.015, 0.06) : random.chance(0.12) ? random.uniform(-0.12, 0) : random.uniform(0, 0.055)
  for (let year = calendar.latestYear; year >= (years[0] ?? 0); year--) {
    byYear.set(year, roundDividend(amount))
    amount /= 1 + growth()
  }
  let ahead = byYear.get(calendar.latestYear) ?? 0
  for (let year = calendar.latestYear + 1; year <= (years.at(-1) ?? 0); year++) {
    ahead = roundDividend(ahead * 1.03)
    byYear.set(year, ahead)
  }
  const dividends: DeclaredDividend[] = []
  for (const [index, second] of calendar.halves.entries()) {
    const firstHalf = calendar.halves[index - 1]
    if (second.half !== 2 || !firstHalf) continue
    const total = byYear.get(second.fiscalYear) ?? 0
    const payments = paymentsOfYear(firstHalf, second, plan.quarterly, false)
    let left = total
    for (const [i, payment] of payments.entries()) {
      const dates = dividendDates(payment.declaredOn, payment.daysToEx, payment.daysToPay)
      const part = i === payments.length - 1 ? left : roundDividend(total * (payments.length === 2 ? 0.4 : 0.24))
      left -= part
      if (part > 0 && dates.exOn >= plan.listedOn + 60)
        dividends.push({
          kind: payment.kind,
          half: payment.half,
          amount: part,
          fiscalYear: second.fiscalYear,
          ...dates,
        })
    }
  }
  return dividends
}

/** Position-independent view of the net asset value: the last one known on a day. */
export function navOn(market: Market, trust: Pick<TrustCompany, 'navs' | 'bars'>, day: EpochDay): number {
  const position = clamp(market.days.indexUpTo(day) - trust.bars.first, 0, trust.navs.length - 1)
  return trust.navs[position] ?? 0
}
