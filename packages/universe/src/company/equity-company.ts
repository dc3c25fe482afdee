import type { EpochDay } from '../calendar.ts'
import { clamp, reportingRate } from '../identity/equities.ts'
import type { EquityPlan } from '../identity/plan.ts'
import { createDailyBars, type DailyBars } from '../market/daily-bars.ts'
import { clusteredReturns } from '../market/market-factors.ts'
import { addSeries, anchoredCloses, noDrop } from '../market/price-path.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import { type Accounts, runAccounts } from './accounts.ts'
import { createBankBusiness } from './bank-business.ts'
import type { Activity, Business } from './business.ts'
import type { DeclaredDividend } from './dividend-plan.ts'
import { createFiscalCalendar, type FiscalCalendar, type HalfYear } from './fiscal-calendar.ts'
import { createGeneralBusiness } from './general-business.ts'
import { createInsurerBusiness } from './insurer-business.ts'
import { createReitBusiness } from './reit-business.ts'
import { type Statement, statementsOf } from './statement-rows.ts'

/** A company with its price history, accounts and dividends, all of which agree. */
export interface EquityCompany {
  readonly plan: EquityPlan
  readonly calendar: FiscalCalendar
  readonly business: Business
  readonly accounts: Accounts
  readonly statements: readonly Statement[]
  readonly bars: DailyBars
  /** Dividends of a share in price units, by position of the ex-day in `bars`. */
  readonly paidAt: (position: number) => number
  /** Log returns of the stored days, aligned with `bars`. */
  readonly returns: Float64Array
}

export function createEquityCompany(market: Market, plan: EquityPlan): EquityCompany {
  const code = plan.listing.marketCode
  const random = market.random(code, 'accounts')
  const lag = { annual: random.integer(54, 82), interim: random.integer(42, 66) }
  const calendar = createFiscalCalendar(plan.yearEndMonth, market.until, market.depth.accountYears, lag)
  const { first, returns } = drawReturns(market, plan, calendar)
  const undropped = anchoredCloses(returns, plan.finalPrice, noDrop)
  const priceUnits = 10 ** plan.listing.scale
  const rate = reportingRate(plan)
  const closeOn = (day: EpochDay) =>
    undropped[clamp(market.days.indexUpTo(day) - first, 0, undropped.length - 1)] ?? plan.finalPrice

  const activity = drawActivity(random, plan, calendar, closeOn)
  const firstHalf = calendar.halves[0] as HalfYear
  const business = createBusiness(random, plan, activity, firstHalf)
  const published = calendar.halves.findLastIndex(half => half.publishedOn <= market.until)
  const issueRate = plan.lossMaking
    ? random.uniform(0.03, 0.12)
    : plan.small < 0.4 && random.chance(0.35)
      ? -random.uniform(0.006, 0.025)
      : random.chance(0.3)
        ? random.uniform(0.002, 0.015)
        : 0
  const accounts = runAccounts({
    random,
    business,
    halves: calendar.halves,
    sharesAt: index =>
      index >= published
        ? plan.shares
        : Math.round((plan.shares * (1 + issueRate) ** ((index - published) / 2)) / 1000) * 1000,
    priceOn: day => (closeOn(day) / priceUnits) * rate * 100,
    payout: clamp(plan.sector.payout * random.uniform(0.75, 1.25), 0.05, 0.92),
    paysDividends: plan.paysDividends,
    quarterly: plan.quarterly,
    fundedByShares: plan.lossMaking,
    listedOn: plan.listedOn,
    highestDividend: (plan.finalPrice / priceUnits) * rate * 10_000 * 0.076,
  })
  const coverage = { annual: market.depth.annual, interim: market.depth.interim, forecast: 2 }
  const drops = dropsByPosition(market, first, accounts.dividends, amount => (amount / 10_000 / rate) * priceUnits)
  const dropAt = (position: number) => drops.get(position) ?? 0
  const turnover = random.uniform(0.0009, 0.0035) * (plan.small > 0.6 ? 0.7 : 1)
  return {
    plan,
    calendar,
    business,
    accounts,
    statements: statementsOf(business, accounts, calendar.latestYear, market.until, coverage),
    returns,
    paidAt: dropAt,
    bars: createDailyBars(market.random(code, 'bars'), {
      listing: plan.listing,
      first,
      closes: anchoredCloses(returns, plan.finalPrice, dropAt),
      dropAt,
      usualVolume: plan.shares * turnover,
      finalPrice: plan.finalPrice,
    }),
  }
}

/**
 * Prices are fixed at the end of the history, and an index weighs companies by what they are worth then. For the index to
 * grow with the market, those who are still here must have done better than it, by half the variance of their own moves.
 */
function survivorDrift(volatility: number): number {
  return Math.min(0.07, 0.5 * volatility * volatility)
}

/** Market, industry and own moves, with jumps on results days. */
function drawReturns(market: Market, plan: EquityPlan, calendar: FiscalCalendar) {
  const first = Math.max(0, market.days.indexFrom(plan.listedOn))
  const last = plan.suspendedOn === null ? market.days.days.length - 1 : market.days.indexUpTo(plan.suspendedOn)
  const all = new Float64Array(market.days.days.length - first)
  const code = plan.listing.marketCode
  addSeries(all, market.factors.region[plan.region], plan.beta)
  addSeries(all, market.factors.small, plan.small)
  const industry = market.factors.industry.get(plan.sector.industry)
  if (industry) addSeries(all, industry, 0.8)
  addSeries(
    all,
    clusteredReturns(market.seed, `own ${code}`, all.length, plan.volatility * 0.78, survivorDrift(plan.volatility)),
    1,
  )
  const random = market.random(code, 'results moves')
  for (const half of calendar.halves.toReversed()) {
    const jump = 0.045 * (1 + plan.small) * random.normal() * (half.half === 2 ? 1 : 0.8)
    const position = market.days.indexUpTo(half.publishedOn) - first
    if (half.publishedOn <= market.until && position >= 0 && position < all.length)
      all[position] = (all[position] ?? 0) + jump
  }
  return { first, returns: all.slice(0, last - first + 1) }
}

/** Business grows with its sector, and faster in years in which the shares did well. */
function drawActivity(
  random: Random,
  plan: EquityPlan,
  calendar: FiscalCalendar,
  closeOn: (day: EpochDay) => number,
): Activity {
  const rates = new Map<number, number>([[calendar.latestYear, 1]])
  const margins = new Map<number, number>([[calendar.latestYear, 1]])
  const years = [...new Set(calendar.halves.map(half => half.fiscalYear))]
  const growthOf = (year: number) => {
    const ends = calendar.halves.filter(half => half.fiscalYear === year)
    const [from, to] = [ends[0]?.from ?? 0, ends[1]?.end ?? 0]
    const priceMove = Math.log(closeOn(to) / closeOn(from))
    return clamp(plan.sector.growth + 0.12 * clamp(priceMove, -0.6, 0.6) + 0.03 * random.normal(), -0.16, 0.3)
  }
  let rate = 1
  for (let year = calendar.latestYear; year > (years[0] ?? 0); year--) {
    rate /= 1 + growthOf(year)
    rates.set(year - 1, rate)
    margins.set(year - 1, clamp(1 - 0.02 * (calendar.latestYear - year + 1) + 0.09 * random.normal(), 0.55, 1.35))
  }
  rate = 1
  for (let year = calendar.latestYear + 1; year <= (years.at(-1) ?? 0); year++) {
    rate *= 1 + plan.sector.growth + 0.015 * random.normal()
    rates.set(year, rate)
    margins.set(year, clamp(1 + 0.02 * (year - calendar.latestYear) + 0.04 * random.normal(), 0.8, 1.25))
  }
  const firstPart = random.uniform(0.45, 0.515)
  return {
    rate: half => rates.get(half.fiscalYear) ?? 1,
    part: half => (half.half === 1 ? firstPart : 1 - firstPart),
    margin: half => margins.get(half.fiscalYear) ?? 1,
  }
}

function createBusiness(random: Random, plan: EquityPlan, activity: Activity, firstHalf: HalfYear): Business {
  const value = (plan.finalPrice / 10 ** plan.listing.scale) * reportingRate(plan) * plan.shares * 100
  if (plan.lossMaking) {
    const revenue = value * random.uniform(0.06, 0.45)
    const profit = -Math.min(value * 0.12, revenue * random.uniform(0.12, 0.9))
    return createGeneralBusiness({ random, sector: plan.sector, activity, revenue, profit, firstHalf })
  }
  const profit = value / plan.priceEarnings
  const revenue = profit / random.uniform(...plan.sector.netMargin)
  switch (plan.sector.template) {
    case 'BANK':
      return createBankBusiness({ random, activity, income: revenue, profit, firstHalf })
    case 'INSURER':
      return createInsurerBusiness({
        random,
        activity,
        life: plan.sector.name === 'Life Insurance',
        revenue,
        profit,
        firstHalf,
      })
    case 'REIT':
      return createReitBusiness({ random, activity, rent: revenue, profit, firstHalf })
    default:
      return createGeneralBusiness({ random, sector: plan.sector, activity, revenue, profit, firstHalf })
  }
}

/** Dividends by position of their ex-day in a history that begins at trading day `first`. */
export function dropsByPosition(
  market: Market,
  first: number,
  dividends: readonly Pick<DeclaredDividend, 'exOn' | 'amount'>[],
  toPriceUnits: (amount: number) => number,
): Map<number, number> {
  const drops = new Map<number, number>()
  for (const { exOn, amount } of dividends) {
    const position = market.days.indexFrom(exOn) - first
    if (exOn <= market.until && position > 0) drops.set(position, (drops.get(position) ?? 0) + toPriceUnits(amount))
  }
  return drops
}
