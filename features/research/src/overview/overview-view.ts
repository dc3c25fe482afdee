import type { BlockState, ChartRange, FiguresView, OverviewView } from '@bellwether/contract'
import type { SecurityType, Viewer } from '@bellwether/domain'
import { block } from '@bellwether/web/view'
import { priceChartView } from '../charts/price-chart.ts'
import { findKiid } from '../layout/kiid.ts'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { equityKeyFigures, equityOverview } from './equity-overview.ts'
import { fundKeyFigures, fundOverview } from './fund-overview.ts'
import { giltKeyFigures, giltOverview } from './gilt-overview.ts'
import type { OverviewParts } from './overview-parts.ts'
import { closedEndFundKeyFigures, closedEndFundOverview } from './trust-overview.ts'

const partsOf: Readonly<Record<SecurityType, (context: ResearchContext, subject: Subject) => Promise<OverviewParts>>> =
  {
    EQUITY: equityOverview,
    CLOSED_END_FUND: closedEndFundOverview,
    FUND: fundOverview,
    ETF: fundOverview,
    BOND: giltOverview,
  }

const keyFiguresOf: Readonly<
  Record<SecurityType, (context: ResearchContext, subject: Subject) => Promise<BlockState<FiguresView>>>
> = {
  EQUITY: equityKeyFigures,
  CLOSED_END_FUND: closedEndFundKeyFigures,
  FUND: fundKeyFigures,
  ETF: fundKeyFigures,
  BOND: giltKeyFigures,
}

const noBlocks = {
  afterTax: null,
  valuation: null,
  income: null,
  growth: null,
  brokers: null,
  deals: null,
  heldBy: null,
  facts: null,
  costs: null,
  risk: null,
  performance: null,
  news: null,
  holdings: null,
  allocation: null,
  documents: null,
  peers: null,
  calendar: null,
  cashFlows: null,
  discount: null,
  yields: null,
  curve: null,
  people: null,
  lines: null,
} satisfies Partial<OverviewView>

/** The Overview page of any security: what all types share here, what each type adds in its own file. */
export async function overviewView(
  context: ResearchContext,
  security: Security,
  { range, viewer }: { readonly range: ChartRange; readonly viewer: Viewer },
): Promise<OverviewView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, parts, chart] = await Promise.all([
    frameOf(context, subject, 'overview'),
    partsOf[security.type](context, subject),
    block(context, 'price chart', () => priceChartView(context, security, range, subject)),
  ])
  return {
    about: security.description,
    website: security.website,
    summary: null,
    ...noBlocks,
    ...parts,
    chart,
    kiid: findKiid(subject),
    frame,
  }
}

/** The key figures alone, without the rest of the page. */
export function keyFiguresView(context: ResearchContext, subject: Subject): Promise<BlockState<FiguresView>> {
  return keyFiguresOf[subject.security.type](context, subject)
}
