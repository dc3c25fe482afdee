import { getAccount } from '@bellwether/accounts'
import { responseOf, WatchlistsAnswer } from '@bellwether/contract/schemas'
import type { watchlists } from '@bellwether/db'
import { getMarketCode, type MarketCode, parseMarketCode, watchlistLimits } from '@bellwether/domain'
import { BadInputError } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import Type from 'typebox'

export const basePath = '/api/watchlists'

/** The server with request and response types inferred from the schemas. */
export type TypedApi = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export const listName = Type.String({ maxLength: 4 * watchlistLimits.name })
export const marketCodeText = Type.String({ maxLength: 30 })

export const listsResponse = responseOf(WatchlistsAnswer)

export function getUserId(request: FastifyRequest, reply: FastifyReply): number {
  reply.header('cache-control', 'private, no-store')
  return getAccount(request).id
}

export function readMarketCode(given: string): MarketCode {
  const code = parseMarketCode(given)
  if (code === null) throw new BadInputError('marketCode', 'must be a market code, for example LSE:HVL')
  return getMarketCode(code)
}

type Lists = Awaited<ReturnType<typeof watchlists.ofUser>>

export function toListsResponse(lists: Lists) {
  return { data: { lists } }
}
