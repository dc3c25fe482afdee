import { type ChartChoices, type ChartsAndPerformanceView, readChartChoices, returnsShown } from '@bellwether/contract'
import { indices } from '@bellwether/db'
import type { Csv } from '@bellwether/web/files'
import { block, ready } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import { giltYieldHistory } from '../overview/gilt-yields.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { sectorGroupOf } from '../sector-figures/sector-group.ts'
import { fileName } from '../securities/file-name.ts'
import { type Resolved, resolveCompared, sectorCode } from './compared.ts'
import { growthView } from './growth-view.ts'
import { asQuoted, currencyOf, moneyTerms } from './money-terms.ts'
import { growthCsv, moneySuffix, returnsCsv, riskReturnCsv } from './performance-csv.ts'
import { priceHistoryCsv, priceHistoryView, repairNotes } from './price-history.ts'
import { type ReturnHistory, returnHistory } from './return-history.ts'
import { returnsView, sectorPeriods } from './returns.ts'
import { riskReturnView } from './risk-return.ts'
import { standingInMoney, standingOf, storedStanding } from './sector-standing.ts'
import { type ChartSubject, securityChartView } from './security-chart.ts'

const page = 'charts-and-performance'

export async function chartsAndPerformanceView(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<ChartsAndPerformanceView> {
  const subject = await subjectOf(context, security, viewer)
  const requested = readChartChoices(query)
  const money = moneyTerms(context, currencyOf(security.listing.priceUnit), requested, subject.day)
  const history = money.then(money => returnHistory(context, subject, { money }))
  // Each block that awaits the history reports its failure; this only avoids an unhandled rejection before then.
  history.catch(() => null)
  const resolving = comparedOf(context, security, requested.compare)
  const charting = resolving.then(({ found }) =>
    block(context, 'chart', () => securityChartView(context, chartSubject(subject), requested, found)),
  )
  const [frame, resolved, names, chart, prices, returns, growth, risk, yields] = await Promise.all([
    frameOf(context, subject, page),
    resolving,
    block(context, 'index names', async () => ready(await indices.all(context.db))),
    charting,
    block(context, 'price history', async () => {
      const [chart, notes] = await Promise.all([charting, repairNotes(context, security.listing.id)])
      return priceHistoryView(chart, query, notes)
    }),
    block(context, 'returns', async () => {
      const [known, stored] = await Promise.all([history, storedStanding(context, security)])
      return returnsView(known, typeof known === 'string' ? null : await standingOfHistory(stored, known))
    }),
    block(context, 'growth', async () => growthView(await history)),
    block(context, 'risk and return', async () => riskReturnView(await history)),
    security.type === 'BOND' ? block(context, 'gilt yields', () => giltYieldHistory(context, subject)) : null,
  ])
  const group = sectorGroupOf(security)
  const { terms, currency } = await money.catch(() => asQuoted)
  return {
    frame,
    asked: { ...requested, compare: resolved.found.map(({ code }) => code) },
    compareForm: {
      indices: [
        ...(group ? [{ code: sectorCode, name: `Sector average: ${group.name}` }] : []),
        ...(names.state === 'ready' ? names.view.map(({ code, name }) => ({ code: `INDEX:${code}`, name })) : []),
      ],
      typed: resolved.refused[0]?.typed ?? '',
      problem: resolved.refused.map(({ reason }) => reason).join(' ') || null,
      choices: resolved.refused.flatMap(({ choices = [] }) =>
        choices.map(({ marketCode, name }) => ({ code: marketCode, name })),
      ),
    },
    chart,
    history: prices,
    returns,
    returnsShown: returnsShown.find(shown => shown === query.get('returns')) ?? 'total',
    money: { terms, currency },
    growth,
    risk,
    yields,
  }
}

/** A table of the page; without a name the chart's own points, all of them. Null where there is none. */
export async function chartsAndPerformanceCsv(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<Csv | null> {
  const subject = await subjectOf(context, security, viewer)
  const table = query.get('table')
  const requested = readChartChoices(query)
  if (table !== null) return performanceFile(context, subject, table, requested)
  const { found } = await comparedOf(context, security, requested.compare)
  const chart = await securityChartView(context, chartSubject(subject), { ...requested, events: [] }, found)
  return chart.state === 'ready' ? priceHistoryCsv(chart.view, subject.marketCode) : null
}

async function performanceFile(
  context: ResearchContext,
  subject: Subject,
  table: string,
  choices: ChartChoices,
): Promise<Csv | null> {
  const { security } = subject
  const money = await moneyTerms(context, currencyOf(security.listing.priceUnit), choices, subject.day)
  const history = await returnHistory(context, subject, { money })
  if (typeof history === 'string') return null
  const name = fileName(security, `${table}${moneySuffix(money)}`)
  switch (table) {
    case 'returns': {
      const returns = returnsView(history, await standingOfHistory(await storedStanding(context, security), history))
      return returns.state === 'ready' ? returnsCsv(name, returns.view, money.terms) : null
    }
    case 'growth': {
      const growth = growthView(history)
      return growth.state === 'ready' ? growthCsv(name, growth.view, money.terms) : null
    }
    case 'risk': {
      const risk = riskReturnView(history)
      return risk.state === 'ready' ? riskReturnCsv(name, risk.view, money.terms) : null
    }
    default:
      return null
  }
}

async function standingOfHistory(stored: Awaited<ReturnType<typeof storedStanding>>, history: ReturnHistory) {
  const periods = sectorPeriods(history)
  return standingInMoney(standingOf(stored, periods), periods, history)
}

function chartSubject({ security, day, quote }: Subject): ChartSubject {
  return { security, day, previousClose: quote?.previousClose ?? null }
}

async function comparedOf(context: ResearchContext, security: Security, typed: readonly string[]): Promise<Resolved> {
  const made = await block(context, 'comparison', async () => ready(await resolveCompared(context, security, typed)))
  if (made.state === 'ready') return made.view
  return { found: [], refused: [{ typed: typed[0] ?? '', reason: 'The comparison could not be loaded. Try again.' }] }
}
