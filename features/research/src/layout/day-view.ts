import {
  type ChartChoices,
  type DayChartsView,
  type DayChartView,
  type DayView,
  isIntraday,
} from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { type MarketCode, toIsoDate } from '@bellwether/domain'
import { resolveCompared } from '../charts/compared.ts'
import { priceChartView } from '../charts/price-chart.ts'
import { securityChartView } from '../charts/security-chart.ts'
import type { ResearchContext } from '../research-context.ts'
import { quoteView } from '../securities/quote.ts'
import { besidePrice } from './beside-price.ts'

/** What a page that is rendered now would show of the price and its day; null where there is no price. */
export async function dayView(context: ResearchContext, marketCode: MarketCode): Promise<DayView | null> {
  const priced = await findPriced(context, marketCode)
  if (!priced) return null
  const { security, ...subject } = priced
  const { quote } = subject
  return { at: quote.at, quote, ...(await besidePrice(context, security, subject)) }
}

/** The same of the chart of one day; null where there is none to draw. */
export async function dayChartView(context: ResearchContext, marketCode: MarketCode): Promise<DayChartView | null> {
  const priced = await findPriced(context, marketCode)
  if (!priced) return null
  const { security, ...subject } = priced
  const chart = await priceChartView(context, security, '1D', subject)
  return chart.state === 'ready' && chart.view.range === '1D' ? { at: subject.quote.at, chart: chart.view } : null
}

/** The same of the large chart as it was chosen; null where there is none of minutes. */
export async function dayChartsView(
  context: ResearchContext,
  marketCode: MarketCode,
  choices: ChartChoices,
): Promise<DayChartsView | null> {
  const priced = isIntraday(choices) ? await findPriced(context, marketCode) : null
  if (!priced) return null
  const { security, quote, day } = priced
  const { found } = await resolveCompared(context, security, choices.compare)
  const subject = { security, day, previousClose: quote.previousClose }
  const chart = await securityChartView(context, subject, choices, found)
  return chart.state === 'ready' ? { at: quote.at, chart: chart.view } : null
}

async function findPriced(context: ResearchContext, marketCode: MarketCode) {
  const security = await securities.findByMarketCode(context.db, marketCode)
  const quote = security && (await quoteView(context, security))
  return quote ? { security, quote, day: toIsoDate(new Date(quote.at)) } : null
}
