import type { BlockState, FiguresView } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import { benchmarkPhrase, money, pagesBesideMenu } from '@bellwether/domain'
import {
  attempt,
  block,
  countValue,
  dateValue,
  figure,
  foundIn,
  listed,
  madeOf,
  moneyValue,
  percentValue,
  ready,
  share,
  textValue,
} from '@bellwether/web/view'
import { performanceView } from '../charts/performance-view.ts'
import { documentsView } from '../documents/security-documents.ts'
import { menuSubjectOf } from '../layout/security-frame.ts'
import type { Subject } from '../layout/subject.ts'
import { latestHeadlines } from '../news/headlines.ts'
import { assetAllocationView, topHoldingsView } from '../portfolio/holdings-view.ts'
import type { ResearchContext } from '../research-context.ts'
import { fundYieldLabel } from '../securities/fund-yield-label.ts'
import { annualCostText, productCostsView } from '../securities/product-costs.ts'
import { riskScoreView } from '../securities/risk-score.ts'
import { unitTypeFigure } from '../securities/unit-type.ts'
import { fundFactsView } from './fund-facts.ts'
import { keyPeople } from './key-parties.ts'
import type { OverviewParts } from './overview-parts.ts'
import { tradingLines } from './trading-lines.ts'

const announcementsShown = 3
const noFacts = 'The manager has not supplied fund details.'

/** Funds and ETFs: the same blocks, with the facts each kind has. */
export async function fundOverview(context: ResearchContext, subject: Subject): Promise<OverviewParts> {
  const { security, day } = subject
  const shared = await share(context, 'fund facts', () => facts.fund(context.db, security.id))
  const fund = foundIn(shared)
  const hasNews = pagesBesideMenu(menuSubjectOf(subject), context.services).some(({ page }) => page === 'news')
  const [particulars, runners, lines, performance, holdings, allocation, costs, risk, documents, news] =
    await Promise.all([
      fund ? block(context, 'facts', async () => ready(await fundFactsView(context, subject, fund))) : null,
      attempt(context, 'people', () => keyPeople(context, security.id), { state: 'failed' } as const),
      attempt(context, 'trading lines', () => tradingLines(context, security), { state: 'failed' } as const),
      block(context, 'performance', () => performanceView(context, security, day)),
      block(context, 'holdings', () => topHoldingsView(context, security.id, fund?.holdingsCount ?? null)),
      block(context, 'asset allocation', () => assetAllocationView(context, security.id)),
      block(context, 'costs', () => productCostsView(context, security.id)),
      block(context, 'risk', () => riskScoreView(context, security.id)),
      block(context, 'documents', () => documentsView(context, security.id, 5)),
      hasNews
        ? block(context, 'news', async () =>
            listed(
              await latestHeadlines(context, subject.marketCode, announcementsShown),
              'No announcements in the last 6 months.',
            ),
          )
        : null,
    ])
  return {
    summary: fund ? summaryOf(fund, costs) : null,
    about: fund?.objective ?? security.description,
    keyFigures: madeOf(shared, noFacts, found => keyFiguresOf(found, subject)),
    facts: particulars,
    people: runners,
    lines,
    performance,
    holdings,
    allocation,
    costs,
    risk,
    documents,
    news,
  }
}

export async function fundKeyFigures(context: ResearchContext, subject: Subject): Promise<BlockState<FiguresView>> {
  const shared = await share(context, 'fund facts', () => facts.fund(context.db, subject.security.id))
  return madeOf(shared, noFacts, found => keyFiguresOf(found, subject))
}

function keyFiguresOf(fund: facts.FundFacts, { security }: Subject): BlockState<FiguresView> {
  const sum = (amount: number | null) => (amount === null ? null : money(amount, fund.currency))
  return ready({
    asAt: fund.asAt,
    figures: [
      figure('fundSize', 'Fund size', moneyValue(sum(fund.fundSize))),
      unitTypeFigure('incomeClass', security.type, fund.incomeClass),
      figure('yield', fundYieldLabel(fund), percentValue(fund.yield)),
      figure(
        'sector',
        security.type === 'ETF' ? 'Category' : 'IA sector',
        textValue(security.sector ?? security.category),
      ),
      figure('benchmark', fund.benchmarkRole ?? 'Benchmark', textValue(fund.benchmark)),
      figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active')),
      figure('holdings', 'Number of holdings', countValue(fund.holdingsCount)),
      figure('launched', 'Launch date', dateValue(fund.launchedOn)),
      figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label')),
    ],
  })
}

/** What an active fund does with its benchmark; for comparison where it does not say. */
const activeRoles: Readonly<Record<string, string>> = {
  Target: 'aiming to beat',
  Constraint: 'staying close to',
}

function summaryOf(fund: facts.FundFacts, costs: BlockState<FiguresView>): string {
  const aim =
    fund.passive && fund.benchmark
      ? `Tracks ${benchmarkPhrase(fund.benchmark)}.`
      : fund.benchmark
        ? `Actively managed, ${activeRoles[fund.benchmarkRole ?? ''] ?? 'compared with'} ${benchmarkPhrase(fund.benchmark)}.`
        : 'Actively managed.'
  return [aim, annualCostText(costs)].filter(Boolean).join(' ')
}
