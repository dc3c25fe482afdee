import {
  type BlockState,
  type ChartsAndPerformanceView,
  readChartChoices,
  type SecurityChartView,
} from '@bellwether/contract'
import { indices } from '@bellwether/db'
import type { Csv } from '../../csv.ts'
import type { ResearchRequest } from '../../research-pages.ts'
import type { SiteContext } from '../../site-context.ts'
import { block } from '../block-state.ts'
import { type Subject, subjectOf } from '../frame.ts'
import { type Resolved, resolveCompared } from './compared.ts'
import { growthView } from './growth.ts'
import { priceHistoryCsv, priceHistoryView } from './price-history.ts'
import { returnHistory } from './return-history.ts'
import { returnsView } from './returns.ts'
import { riskReturnView } from './risk-return.ts'
import { securityChartView } from './security-chart.ts'

const page = 'charts-and-performance'

export async function chartsAndPerformanceView(
  context: SiteContext,
  { security, viewer, query }: ResearchRequest,
): Promise<ChartsAndPerformanceView> {
  const subject = await subjectOf(context, security, { page, viewer })
  const asked = readChartChoices(query)
  const history = returnHistory(context, subject)
  const [resolved, names] = await Promise.all([
    resolveCompared(context, security, asked.compare),
    indices.all(context.db).catch(() => []),
  ])
  const chart = await chartBlock(context, subject, query, resolved)
  const [returns, growth, risk] = await Promise.all([
    block(context, 'returns', async () => returnsView(await history)),
    block(context, 'growth', async () => growthView(await history)),
    block(context, 'risk and return', async () => riskReturnView(await history)),
  ])
  return {
    frame: subject.frame,
    asked: { ...asked, compare: resolved.found.map(({ code }) => code) },
    compareForm: {
      indices: names.map(({ code, name }) => ({ code: `INDEX:${code}`, name })),
      typed: resolved.refused[0]?.typed ?? '',
      problem: resolved.refused.map(({ reason }) => reason).join(' ') || null,
    },
    chart,
    history: priceHistoryView(chart, query),
    returns,
    growth,
    risk,
  }
}

/** The chart's own points, all of them; null where there is no chart. */
export async function chartsAndPerformanceCsv(
  context: SiteContext,
  { security, viewer, query }: ResearchRequest,
): Promise<Csv | null> {
  const subject = await subjectOf(context, security, { page, viewer })
  const chart = await securityChartView(context, subject, { ...readChartChoices(query), events: [] }, [])
  return chart.state === 'ready' ? priceHistoryCsv(chart.view, subject.marketCode) : null
}

function chartBlock(
  context: SiteContext,
  subject: Subject,
  query: URLSearchParams,
  { found }: Resolved,
): Promise<BlockState<SecurityChartView>> {
  return block(context, 'chart', () => securityChartView(context, subject, readChartChoices(query), found))
}
