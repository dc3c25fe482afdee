import type { RowCollector } from '../batch.ts'
import { isoOf } from '../calendar.ts'
import { fundReports } from '../documents/report-calendar.ts'
import type { FundPlan } from '../identity/plan.ts'
import { etfNavPublished } from '../market/nav-publication.ts'
import type { Market } from '../market.ts'
import { emitEtfNews } from '../news/etf-news.ts'
import { sourceId } from '../platform/source.ts'
import { toDistributionRow } from '../portfolio/distributions.ts'
import type { OtherClass } from '../portfolio/fund-details.ts'
import { fundFactsRow } from '../portfolio/fund-facts.ts'
import { createOpenEndedFund, type OpenEndedFund } from '../portfolio/open-ended.ts'
import type { NavRow } from '../rows/prices.ts'
import type { Universe } from '../universe.ts'
import { newsStart } from './emit-equities.ts'
import { emitPooled } from './emit-pooled.ts'
import { emitPrices } from './emit-prices.ts'

export const etfSpread = 0.0012
const navDays = 260

/** Yields after each fund and ETF. */
export function* emitFunds(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  const families = Map.groupBy(universe.plan.funds, fund => fund.family)
  for (const plan of [...universe.plan.funds, ...universe.plan.etfs]) {
    const fund = createOpenEndedFund(market, universe.indices, plan)
    emitPrices(market, collector, plan, fund.bars, plan.type === 'FUND' ? 0 : etfSpread)
    const distributions = fund.distributions.map(distribution => toDistributionRow(plan, distribution, market.until))
    collector.addAll('dividends', distributions)
    const pooled = emitPooled(universe, collector, {
      plan,
      ongoingCharge: plan.ongoingCharge,
      returns: fund.returns,
      first: fund.bars.first,
      reports: fundReports(market, plan),
    })
    const others = plan.type === 'FUND' ? otherClasses(plan, families.get(plan.family) ?? []) : []
    collector.add('fund_facts', fundFactsRow(market, universe.indices, fund, pooled, others))
    if (plan.type === 'ETF') {
      const navs = [...etfNavRows(market, fund)]
      collector.addAll('navs', navs)
      emitEtfNews(universe, collector, plan, { distributions, navs, from: newsStart(universe, plan) })
    }
    yield
  }
  collector.addAll('risk_measures', universe.risk.measureRows())
  collector.addAll('ratings', universe.risk.ratingRows())
}

function otherClasses(plan: FundPlan, family: readonly FundPlan[]): OtherClass[] {
  return family
    .filter(c => c !== plan)
    .map(c => ({
      name: c.name,
      isin: c.isin,
      sedol: c.sedol,
      incomeClass: c.incomeClass,
      ongoingCharge: c.ongoingCharge,
    }))
}

/** Close to the price: market makers keep an ETF within a few hundredths of a per cent of its assets. */
function* etfNavRows(market: Market, { plan, bars }: OpenEndedFund): Generator<NavRow> {
  const random = market.random(plan.listing.marketCode, 'nav')
  const count = Math.min(bars.close.length, navDays)
  for (let i = bars.close.length - count; i < bars.close.length; i++) {
    const nav = Math.max(1, Math.round((bars.close[i] ?? 0) * (1 + 0.0006 * random.normal())))
    const day = market.days.days[bars.first + i] ?? market.until
    yield {
      security_id: plan.id,
      day: isoOf(day),
      basis: 'CUM_FAIR',
      nav,
      estimated: false,
      published: etfNavPublished(day).getTime() / 1000,
      source_id: sourceId,
    }
  }
}
