import type { RowCollector } from '../batch.ts'
import { addMonthsTo, isoOf } from '../calendar.ts'
import { createBoard } from '../company/board.ts'
import { eventRows, trustEvents } from '../company/calendar-events.ts'
import { companyFactsRow } from '../company/company-facts.ts'
import { corporateActionRows } from '../company/corporate-actions.ts'
import { drawDirectorDeals } from '../company/director-deals.ts'
import { dividendRows } from '../company/dividend-rows.ts'
import { firstReportedYear, toStatementRow } from '../company/statement-rows.ts'
import { trustReports } from '../documents/report-calendar.ts'
import { usualSpread } from '../market/quote.ts'
import { emitCompanyNews } from '../news/company-news.ts'
import { emitBuybackNews, emitNavNews } from '../news/trust-news.ts'
import { sourceId } from '../platform/source.ts'
import { navRows, navsAtOpening, valuedNavs } from '../portfolio/nav-rows.ts'
import { createTrustCompany, type TrustCompany } from '../portfolio/trust-company.ts'
import { trustFactsRow } from '../portfolio/trust-facts.ts'
import { createTrustAccounts, type TrustAccounts } from '../portfolio/trust-statements.ts'
import type { TrustFactsRow } from '../rows/facts.ts'
import type { EventRow } from '../rows/income.ts'
import type { Universe } from '../universe.ts'
import { newsStart } from './emit-equities.ts'
import { emitPooled } from './emit-pooled.ts'
import { emitPrices } from './emit-prices.ts'

const dealYears = 3

/** Yields after each trust. */
export function* emitTrusts(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  for (const plan of universe.plan.trusts) {
    const trust = createTrustCompany(market, plan)
    const accounts = createTrustAccounts(market, trust)
    const valued = valuedNavs(market, trust)
    const navs = navsAtOpening(market, valued)
    const pooled = emitPooled(universe, collector, {
      plan,
      ongoingCharge: trust.ongoingCharge,
      returns: trust.returns,
      first: trust.bars.first,
      reports: trustReports(trust.calendar),
    })
    const facts = trustFactsRow(market, trust, accounts, { navs, pooled })
    emitPrices(market, collector, plan, trust.bars, usualSpread(plan.sizeGbp) * 1.6)
    collector.addAll('navs', navRows(trust, valued))
    collector.add('trust_facts', facts)
    for (const statement of accounts.statements)
      collector.add('statements', toStatementRow(plan.id, 'TRUST', plan.currency, 'IFRS', statement))
    collector.addAll(
      'dividends',
      dividendRows(plan.id, plan.currency, trust.dividends, {
        from: market.days.days[0] ?? market.until,
        until: market.until,
        firstYear: firstReportedYear(accounts.statements),
      }),
    )
    collector.addAll('events', eventRows(plan, trustEvents(trust.calendar), trust.dividends, market.until))
    collector.addAll('events', voteRows(universe, facts))
    collector.add('company_facts', companyFactsRow(market, plan, 'TRUST', 0, []))
    collector.addAll('corporate_actions', corporateActionRows(plan, market.days.days[0] ?? market.until))
    emitPeople(universe, collector, trust, accounts)
    emitNavNews(universe, collector, trust, navs, newsStart(universe, plan))
    yield
  }
}

/** A continuation vote or the end of the trust, when it falls into the coming year. */
function* voteRows({ market }: Universe, facts: TrustFactsRow): Generator<EventRow> {
  const [from, to] = [isoOf(market.until), isoOf(addMonthsTo(market.until, 12))]
  const common = { security_id: facts.security_id, confirmed: true, source_id: sourceId }
  const vote = facts.continuation_vote
  if (vote && vote > from && vote <= to)
    yield { ...common, kind: 'CONTINUATION_VOTE', day: vote, title: 'Continuation vote' }
  const end = facts.wind_up_date
  if (end && end > from && end <= to) yield { ...common, kind: 'WIND_UP', day: end, title: 'Planned wind-up' }
}

function emitPeople(universe: Universe, collector: RowCollector, trust: TrustCompany, accounts: TrustAccounts): void {
  const { market } = universe
  const { plan, bars } = trust
  const board = createBoard(universe, plan)
  collector.addAll('people', board.people)
  collector.addAll('positions', board.positions)
  const deals = drawDirectorDeals(market, plan, board, bars, trust.dividends, dealYears)
  const from = newsStart(universe, plan)
  const sharesOn = (day: number) => accounts.halves.findLast(half => half.period.end <= day)?.shares ?? plan.shares
  emitCompanyNews(
    universe,
    collector,
    {
      plan,
      calendar: trust.calendar,
      statements: accounts.statements,
      dividends: trust.dividends,
      deals,
      shareholders: [],
      bars,
      sharesOn,
    },
    from,
  )
  emitBuybackNews(universe, collector, trust, accounts, from)
}
