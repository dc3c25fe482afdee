import { responseOf, WatchedRowsAnswer } from '@bellwether/contract/schemas'
import { watchlistLimits } from '@bellwether/domain'
import { forViewer, type ResearchContext, watchedViews } from '@bellwether/research'
import { BadInputError } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { basePath, readMarketCode, type TypedApi } from './api-lists.ts'
import { itemsApiRoutes } from './items-api-routes.ts'
import { listsApiRoutes } from './lists-api-routes.ts'

/** Watchlists of the logged-in user, identified by name. Every change returns all the lists as they are now. */
export function watchlistsApiRoutes(app: FastifyInstance, context: ResearchContext): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  listsApiRoutes(api, context)
  itemsApiRoutes(api, context)
  rowsApiRoute(api, context)
}

function rowsApiRoute(api: TypedApi, context: ResearchContext): void {
  api.get(
    `${basePath}/rows`,
    {
      schema: {
        summary: 'Get watchlist rows for securities',
        tags: ['Watchlists'],
        description: 'Needs no login: guests keep their lists in the browser. Up to 200 market codes, comma-separated.',
        querystring: Type.Object({ codes: Type.String({ maxLength: 6_000 }) }),
        response: responseOf(WatchedRowsAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const codes = [...new Set(request.query.codes.split(',').map(readMarketCode))]
      if (codes.length > watchlistLimits.items)
        throw new BadInputError('codes', `has ${codes.length} market codes; the maximum is ${watchlistLimits.items}`)
      return { data: await watchedViews(forViewer(context, request.viewer), codes) }
    },
  )
}
