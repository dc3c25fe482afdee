import { consecutiveIncreases } from '@bellwether/analytics'
import { addMonthsTo, isoOf, tradingDayFrom } from '../calendar.ts'
import { companyEvents } from '../company/calendar-events.ts'
import { amountOf } from '../company/lines.ts'
import { ordinaryDividends } from '../company/statement-rows.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { TrustFactsRow } from '../rows/facts.ts'
import { hasPerformanceFee } from './costs.ts'
import { discountFacts } from './discount.ts'
import type { NavPoint } from './nav-rows.ts'
import { objectiveOf } from './objective.ts'
import type { Pooled } from './pooled.ts'
import type { TrustCompany } from './trust-company.ts'
import { trustDetails } from './trust-details.ts'
import type { TrustAccounts } from './trust-statements.ts'

const fraction = (value: number) => Math.round(value * 1e6) / 1e6

/** Assets are today's net asset value; borrowings and cash those of the last balance sheet. */
export function trustFactsRow(
  market: Market,
  trust: TrustCompany,
  accounts: TrustAccounts,
  { navs, pooled }: { readonly navs: readonly NavPoint[]; readonly pooled: Pooled },
): TrustFactsRow {
  const { plan, calendar } = trust
  const random = market.random(plan.listing.marketCode, 'facts')
  const lastHalf = accounts.halves.at(-1)
  const balance = lastHalf?.balance ?? {}
  const nav = navs.at(-1)?.nav ?? plan.finalPrice
  const netAssets = Math.round((nav * plan.shares) / 100)
  const borrowings = amountOf(balance, 'nonCurrentBorrowings')
  const cash = amountOf(balance, 'cash')
  const discount = discountFacts(market, trust.bars, navs)
  const unlisted = plan.mandate.mix.OTHER + plan.mandate.mix.PROPERTY
  const recent = accounts.halves.slice(-2)
  const first = accounts.halves.at(-3)
  const increases = dividendIncreases(trust)
  const performanceFee = hasPerformanceFee(market, plan)
  const voteEvery = random.chance(0.4) ? random.pick([3, 5]) : null
  const vote =
    voteEvery === null
      ? null
      : addMonthsTo(tradingDayFrom(market.until + random.integer(40, 300)), 12 * random.integer(0, voteEvery - 1))
  return {
    security_id: plan.id,
    as_at: isoOf(navs.at(-1)?.day ?? market.until),
    currency: 'GBP',
    objective: objectiveOf(plan.mandate),
    aic_sector: plan.mandate.aicSector ?? 'Flexible Investment',
    benchmark: plan.mandate.benchmark,
    launched_on: isoOf(plan.listedOn),
    total_assets: netAssets + borrowings,
    net_assets: netAssets,
    borrowings,
    cash,
    shares_in_issue: plan.shares,
    ongoing_charge: trust.ongoingCharge,
    performance_fee: performanceFee,
    nav_frequency: plan.navFrequency,
    discount_average_12m: discount?.average ?? null,
    discount_high_12m: discount?.high ?? null,
    discount_low_12m: discount?.low ?? null,
    discount_z_score: discount?.zScore ?? null,
    consecutive_increases: increases,
    revenue_reserve: amountOf(balance, 'revenueReserve'),
    unquoted: fraction(
      unlisted > 0.5 ? unlisted : plan.mandate.mix.OTHER + (random.chance(0.2) ? random.uniform(0.01, 0.12) : 0),
    ),
    next_agm: isoOf(
      companyEvents(calendar).find(e => e.kind === 'AGM' && e.day > market.until)?.day ?? addMonthsTo(market.until, 6),
    ),
    continuation_vote: vote === null ? null : isoOf(vote),
    wind_up_date: random.chance(0.06) ? isoOf(addMonthsTo(market.until, 12 * random.integer(1, 8))) : null,
    buyback_shares_12m: first ? Math.max(0, first.shares - plan.shares) : 0,
    buyback_value_12m: recent.reduce((sum, h) => sum + h.buybacks, 0),
    details: trustDetails(market, trust, accounts, pooled, { random, increases, performanceFee, netAssets }),
    source_id: sourceId,
  }
}

/** Financial years in a row, up to the last reported, in which the dividend rose. Heroes' records began before our history. */
function dividendIncreases({ calendar, dividends, plan }: TrustCompany): number {
  const earliest = calendar.halves[0]?.fiscalYear ?? calendar.latestYear
  const paid = Array.from(
    { length: calendar.latestYear - earliest + 2 },
    (_, back) => ordinaryDividends(dividends, calendar.latestYear - back, null) || null,
  )
  const years = consecutiveIncreases(paid)
  const unbroken = calendar.latestYear - years <= earliest + 1
  return plan.hero && unbroken ? years + 12 + (plan.shares % 37) : years
}
