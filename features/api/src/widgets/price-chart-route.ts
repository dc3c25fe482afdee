import { createHash } from 'node:crypto'
import type { ResearchContext } from '@bellwether/research'
import { UnknownSecurityError } from '@bellwether/research'
import { isUnavailable, SiteError } from '@bellwether/web'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import { ChartFailedError, ChartQueryError } from '../errors.ts'
import { getWidgetView } from './requested-view.ts'

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
    type: Type.Optional(Type.String({ description: 'line, area, candles or bars.' })),
    scale: Type.Optional(Type.String({ description: 'linear, log, percent or indexed.' })),
    basis: Type.Optional(Type.String({ description: 'price or total-return.' })),
    compare: Type.Optional(
      Type.String({ description: 'Up to five market codes, INDEX: and a code, or SECTOR, with commas between.' }),
    ),
    events: Type.Optional(
      Type.String({ description: 'ex-dividend, results, director-deal, split, announcement, with commas between.' }),
    ),
    indicators: Type.Optional(
      Type.String({
        description: 'sma20, sma50, sma200, ema20, bollinger, rsi14, macd, relative, with commas between.',
      }),
    ),
  }),
}

/** The same view the page draws, as JSON for the interactive chart. Prices are delayed anyway: a minute old is as good. */
const cacheControl = 'public, max-age=60'

export const priceChartPath = '/api/widgets/price-chart/:marketCode'

export function priceChartRoutes(app: FastifyInstance, context: ResearchContext, publicOrigin: string): void {
  app.get<{ Params: Params }>(priceChartPath, { schema }, async (request, reply) => {
    try {
      const { marketCode } = request.params
      const query = new URLSearchParams(request.url.split('?')[1])
      const view = await getWidgetView(context, publicOrigin, { widget: 'price-chart', marketCode, query })
      const body = JSON.stringify({ data: view })
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', cacheControl).header('etag', etag)
      if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    } catch (error) {
      if (isUnavailable(error)) throw error
      if (error instanceof SiteError) return refuse(reply, error)
      request.log.error({ err: error }, 'request failed')
      return refuse(reply, new ChartFailedError(error))
    }
  })
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
