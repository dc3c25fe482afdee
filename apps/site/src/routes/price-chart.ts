import { createHash } from 'node:crypto'
import { isChartQueryProblem, type PriceChartWidgetView, parseChartQuery } from '@bellwether/contract'
import { quotes, securities } from '@bellwether/db'
import { pagePath, parseMarketCode, toIsoDate } from '@bellwether/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import { ChartFailedError, ChartQueryError, SiteError, UnknownSecurityError } from '../errors.ts'
import type { SiteContext } from '../site-context.ts'
import { resolveCompared } from '../views/charts/compared.ts'
import { securityChartView } from '../views/charts/security-chart.ts'
import { priceIn } from '../views/quote.ts'

interface Params {
  readonly marketCode: string
}

/** Read by hand, so that every refusal can say what would be right; here for those who look it up. */
const schema = {
  summary: 'Chart of a security',
  description: 'The view that Charts and performance draws: prices, events and what it is compared with.',
  tags: ['Widgets'],
  params: Type.Object({ marketCode: Type.String({ description: 'Such as LSE:HVL.' }) }),
  querystring: Type.Object({
    range: Type.Optional(
      Type.String({ description: '1D, 5D, 1M, 3M, 6M, YTD, 1Y, 3Y, 5Y, 10Y or MAX; 1Y if left out.' }),
    ),
    type: Type.Optional(Type.String({ description: 'line, area or candles.' })),
    scale: Type.Optional(Type.String({ description: 'linear, log or percent.' })),
    basis: Type.Optional(Type.String({ description: 'price or total-return.' })),
    compare: Type.Optional(
      Type.String({ description: 'Up to five market codes, or INDEX: and a code, with commas between.' }),
    ),
    events: Type.Optional(
      Type.String({ description: 'ex-dividend, results, director-deal, split, with commas between.' }),
    ),
  }),
}

/** The same view the page draws, as JSON for the interactive chart. Prices are delayed anyway: a minute old is as good. */
const cacheControl = 'public, max-age=60'

export const priceChartPath = '/api/widgets/price-chart/:marketCode'

export function priceChartRoutes(app: FastifyInstance, context: SiteContext, publicOrigin: string): void {
  app.get<{ Params: Params }>(priceChartPath, { schema }, async (request, reply) => {
    try {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const view = await chartFor(context, publicOrigin, request.params.marketCode, query)
      const body = JSON.stringify({ data: view })
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', cacheControl).header('etag', etag)
      if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    } catch (error) {
      if (error instanceof SiteError) return refuse(reply, error)
      request.log.error({ err: error }, 'request failed')
      return refuse(reply, new ChartFailedError(error))
    }
  })
}

async function chartFor(
  context: SiteContext,
  publicOrigin: string,
  given: string,
  query: URLSearchParams,
): Promise<PriceChartWidgetView> {
  const marketCode = parseMarketCode(given)
  const security = marketCode && (await securities.findByMarketCode(context.db, marketCode))
  if (!security) throw new UnknownSecurityError(given)
  const choices = parseChartQuery(query)
  if (isChartQueryProblem(choices)) throw new ChartQueryError(choices.field, choices.reason)
  const { found, refused } = await resolveCompared(context, security, choices.compare)
  const [problem] = refused
  if (problem)
    throw new ChartQueryError('compare', `holds "${problem.typed}", which cannot be drawn. ${problem.reason}`)
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
  const { name, simulated } = security
  const source = { name, href: publicOrigin + pagePath('charts-and-performance', marketCode), simulated }
  return chart.state === 'ready'
    ? { ...source, ...chart.view }
    : { ...source, empty: chart.state === 'empty' ? chart.reason : '' }
}

function refuse(reply: FastifyReply, error: SiteError): FastifyReply {
  const { code, message } = error
  const status = error instanceof ChartFailedError ? 500 : error instanceof UnknownSecurityError ? 404 : 400
  const more = error instanceof ChartQueryError ? { field: error.field, reason: error.reason } : {}
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...more } })
}
