import type { RowCollector } from '../batch.ts'
import { addMonthsTo, type EpochDay } from '../calendar.ts'
import { createBoard } from '../company/board.ts'
import { brokerViewRow } from '../company/broker-view.ts'
import { companyEvents, eventRows } from '../company/calendar-events.ts'
import { companyFactsRow } from '../company/company-facts.ts'
import { corporateActionRows } from '../company/corporate-actions.ts'
import { drawDirectorDeals, toDirectorDealRow } from '../company/director-deals.ts'
import { dividendRows } from '../company/dividend-rows.ts'
import { createEquityCompany, type EquityCompany } from '../company/equity-company.ts'
import { ratioInputsRow } from '../company/ratio-inputs.ts'
import { segmentRows } from '../company/segments.ts'
import { drawShareholders, shortPositionRows, toShareholderRow } from '../company/shareholders.ts'
import { basisOf, firstReportedYear, toStatementRow } from '../company/statement-rows.ts'
import type { EquityPlan } from '../identity/plan.ts'
import { usualSpread } from '../market/quote.ts'
import type { Market } from '../market.ts'
import { emitCompanyNews } from '../news/company-news.ts'
import { topLine } from '../news/news-figures.ts'
import { emitReporterNews } from '../news/reporter-news.ts'
import { eligibilityRow } from '../platform/eligibility.ts'
import type { Universe } from '../universe.ts'
import { emitPrices } from './emit-prices.ts'

const dealYears = 3

/** Yields after each company. */
export function* emitEquities(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  const peers = Map.groupBy(universe.plan.equities, equity => equity.sector.name)
  for (const plan of universe.plan.equities) {
    const company = createEquityCompany(market, plan)
    universe.indices.record(plan, company.bars, company.paidAt)
    emitPrices(market, collector, plan, company.bars, usualSpread(plan.sizeGbp))
    emitFinancials(universe, collector, company)
    emitPeople(universe, collector, company)
    const rivals = (peers.get(plan.sector.name) ?? []).slice(0, 6).filter(peer => peer !== plan)
    const names = rivals.slice(0, 4).map(peer => peer.shortName)
    collector.add('company_facts', companyFactsRow(market, plan, company.business.template, revenueOf(company), names))
    collector.addAll('corporate_actions', corporateActionRows(plan, market.days.days[0] ?? market.until))
    collector.add('eligibility', eligibilityRow(market, plan, null))
    yield
  }
}

export function revenueOf({ statements }: EquityCompany): number {
  const latest = statements.findLast(({ period }) => period === 'ANNUAL')
  return latest ? topLine(latest.income).amount : 0
}

/** What a company has reported and paid. */
export function emitAccounts(market: Market, collector: RowCollector, company: EquityCompany): void {
  const { plan, business, accounts } = company
  const corrections = market.random(plan.listing.marketCode, 'restated statements')
  for (const statement of company.statements) {
    const restated =
      statement.period === 'ANNUAL' && statement.fiscalYear < company.calendar.latestYear && corrections.chance(0.04)
    collector.add(
      'statements',
      toStatementRow(plan.id, business.template, plan.currency, basisOf(plan), statement, restated),
    )
  }
  collector.addAll(
    'dividends',
    dividendRows(plan.id, plan.currency, accounts.dividends, {
      from: market.days.days[0] ?? market.until,
      until: market.until,
      firstYear: firstReportedYear(company.statements),
    }),
  )
}

function emitFinancials({ market }: Universe, collector: RowCollector, company: EquityCompany): void {
  const { plan, accounts } = company
  emitAccounts(market, collector, company)
  collector.addAll('events', eventRows(plan, companyEvents(company.calendar), accounts.dividends, market.until))
  collector.addAll('segments', segmentRows(market, company))
  collector.add('ratio_inputs', ratioInputsRow(market, company))
  const view = brokerViewRow(market, plan)
  if (view) collector.add('broker_views', view)
}

/** The board, its dealings with the announcements about them, large holders, and everything else that was announced. */
function emitPeople(universe: Universe, collector: RowCollector, company: EquityCompany): void {
  const { market } = universe
  const { plan, bars } = company
  const board = createBoard(universe, plan)
  collector.addAll('people', board.people)
  collector.addAll('positions', board.positions)
  const shareholders = drawShareholders(market, plan)
  for (const holder of shareholders) collector.add('major_shareholders', toShareholderRow(plan, holder))
  collector.addAll('short_positions', shortPositionRows(market, plan))
  const deals = drawDirectorDeals(market, plan, board, bars, company.accounts.dividends, dealYears)
  const from = newsStart(universe, plan)
  if (plan.listing.exchange === 'LSE') {
    emitCompanyNews(
      universe,
      collector,
      {
        plan,
        calendar: company.calendar,
        statements: company.statements,
        dividends: company.accounts.dividends,
        deals,
        shareholders,
        bars,
        sharesOn: day => sharesOn(company, day),
      },
      from,
    )
  } else {
    for (const deal of deals) collector.add('director_deals', toDirectorDealRow(plan, deal, null))
  }
  emitReporterNews(universe, collector, company, from)
}

export function newsStart({ market }: Universe, plan: Pick<EquityPlan, 'listedOn'>): EpochDay {
  return Math.max(plan.listedOn, addMonthsTo(market.until, -Math.round(12 * market.depth.newsYears)))
}

function sharesOn({ accounts, plan }: EquityCompany, day: EpochDay): number {
  return accounts.halves.findLast(half => half.period.end <= day)?.shares ?? plan.shares
}
