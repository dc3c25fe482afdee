import type { ChartRange, OverviewView } from '@bellwether/contract'
import { getMarketCode, type SecurityType, toIsoDate, type Viewer } from '@bellwether/domain'
import type { Security, SiteContext } from '../../site-context.ts'
import { block } from '../block-state.ts'
import { frameOf } from '../frame.ts'
import { instrumentOf } from '../instrument.ts'
import { priceChartView } from '../price-chart.ts'
import { quoteView } from '../quote.ts'
import { closedEndFundOverview } from './closed-end-fund.ts'
import { equityOverview } from './equity.ts'
import { fundOverview } from './fund.ts'
import { giltOverview } from './gilt.ts'
import type { OverviewParts, OverviewSubject } from './overview-parts.ts'

const partsOf: Readonly<
  Record<SecurityType, (context: SiteContext, subject: OverviewSubject) => Promise<OverviewParts>>
> = {
  EQUITY: equityOverview,
  CLOSED_END_FUND: closedEndFundOverview,
  FUND: fundOverview,
  ETF: fundOverview,
  BOND: giltOverview,
}

const noBlocks = {
  valuation: null,
  income: null,
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
  kiid: null,
} satisfies Partial<OverviewView>

/** The Overview page of any security: what all types share here, what each type adds in its own file. */
export async function overviewView(
  context: SiteContext,
  security: Security,
  { range, viewer }: { readonly range: ChartRange; readonly viewer: Viewer },
): Promise<OverviewView> {
  const [quote, instrument] = await Promise.all([quoteView(context, security), instrumentOf(context, security)])
  const at = quote ? new Date(quote.at) : new Date(`${security.asAt}T00:00:00Z`)
  const subject: OverviewSubject = {
    security,
    marketCode: getMarketCode(security.listing.marketCode),
    instrument,
    quote,
    viewer,
    day: toIsoDate(at),
  }
  const [{ headline, ...parts }, chart] = await Promise.all([
    partsOf[security.type](context, subject),
    block(context, 'price chart', () => priceChartView(context, security, range, at)),
  ])
  return {
    about: security.description,
    website: security.website,
    summary: null,
    ...noBlocks,
    ...parts,
    chart,
    frame: frameOf(context, { security, instrument, quote, headline, page: 'overview' }),
  }
}
