import { isChartQueryProblem, type PriceChartWidgetView, parseChartQuery } from '@bellwether/contract'
import { quotes } from '@bellwether/db'
import { getMarketCode, pagePath, toIsoDate } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import { priceIn, resolveCompared, securityChartView } from '@bellwether/research'
import { BadInputError } from '@bellwether/web'
import type { WidgetRequest } from './widget-views.ts'

/** The chart of Charts and performance, by the same parameters; throws a BadInputError for an invalid one. */
export async function priceChartWidgetView(
  context: ResearchContext,
  { publicOrigin, security, query, sources }: WidgetRequest,
): Promise<PriceChartWidgetView> {
  const choices = parseChartQuery(query)
  if (isChartQueryProblem(choices)) throw new BadInputError(choices.field, choices.reason)
  const { found, refused } = await resolveCompared(context, security, choices.compare)
  const [problem] = refused
  if (problem)
    throw new BadInputError(
      'compare',
      `has "${problem.typed}", which cannot be shown: ${problem.reason.replace(/\.$/, '')}`,
    )
  const quote = await quotes.latest(context.db, security.listing.id)
  const chart = await securityChartView(
    context,
    {
      security,
      day: quote ? toIsoDate(quote.at) : security.asAt,
      previousClose: priceIn(security.listing)(quote?.previousClose ?? null),
    },
    choices,
    found,
  )
  const { name, simulated, listing } = security
  const href = publicOrigin + pagePath('charts-and-performance', getMarketCode(listing.marketCode))
  const source = { name, href, simulated, sources }
  return chart.state === 'ready'
    ? { ...source, ...chart.view }
    : { ...source, empty: chart.state === 'empty' ? chart.reason : '' }
}
