import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import { maxBatched, responseOf, WidgetBatchLine } from '@bellwether/contract/schemas'
import { signalOf } from '@bellwether/web'
import { allowToken } from '@bellwether/widget-tokens'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { viewCacheControl } from './view-cache-control.ts'
import { toViewPath } from './view-path.ts'

const path = '/api/widgets'

const schema = {
  summary: 'Views of several widgets in one call',
  description:
    'The response is one line of JSON (application/x-ndjson) for each view, sent as soon as it is ready, in any order. Each view counts as one call. One that fails does not affect the others: request it separately.',
  tags: ['Widgets'],
  security: [{}, { widgetToken: [] }],
  querystring: Type.Object({
    ask: Type.Array(
      Type.String({
        maxLength: 1000,
        pattern: '^(api/widgets/[a-z-]+(/[^/?#\\s]+)?|[^/?#\\s]+)(\\?[^#\\s]*)?$',
        description:
          'A widget with its settings, such as news-list?marketCode=LSE%3AHVL&limit=2, or the path of a view, relative to the root of the API, such as api/widgets/quote-header/LSE%3AHVL.',
      }),
      { minItems: 1, maxItems: maxBatched, description: 'May be given several times.' },
    ),
  }),
  response: responseOf(WidgetBatchLine),
}

/** Each line leaves at once: a compressor would otherwise keep the first until the last fills its window. */
const compress = {
  threshold: 0,
  customTypes: /ndjson/,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
}

/**
 * `GET /api/widgets?ask=...&ask=...`: what the loader asks for ahead, in one request. Each view goes through its own route, so
 * that token, limits, validation and errors are those of a call of its own. Those not ready when the client leaves are given up.
 */
export function widgetBatchRoute(scope: FastifyInstance): void {
  allowToken(scope, path)
  scope.get<{ Querystring: { readonly ask: readonly string[] } }>(
    path,
    // It waits for no turn itself: each view does.
    { schema, compress, config: { queued: false } },
    async (request, reply) => {
      const asks = [...new Set(request.query.ask)]
      const signal = signalOf(request, reply)
      const lines = answerAll(asks, ask => answerOne(scope, request, signal, ask))
      reply.header('cache-control', viewCacheControl).type('application/x-ndjson; charset=utf-8')
      return reply.send(Readable.from(lines))
    },
  )
}

async function answerOne(
  scope: FastifyInstance,
  { headers: { authorization, origin }, ip }: FastifyRequest,
  signal: AbortSignal,
  ask: string,
): Promise<string> {
  const headers = { ...(authorization && { authorization }), ...(origin && { origin }) }
  const path = toViewPath(ask)
  const { statusCode, payload } = await scope.inject({ url: `/${path}`, headers, remoteAddress: ip, signal })
  return `{"ask":${JSON.stringify(ask)},"path":${JSON.stringify(path)},"status":${statusCode},"answer":${payload}}\n`
}

/** In the order in which they are ready. */
async function* answerAll(asks: readonly string[], answer: (ask: string) => Promise<string>): AsyncGenerator<string> {
  const pending = new Map(asks.map(ask => [ask, answer(ask).then(line => [ask, line] as const)]))
  while (pending.size > 0) {
    const [ask, line] = await Promise.race(pending.values())
    pending.delete(ask)
    yield line
  }
}
