import {
  InstrumentAnswer,
  responseOf,
  SecuritySearchAnswer,
  type SecuritySearchResult,
} from '@bellwether/contract/schemas'
import { securities } from '@bellwether/db'
import {
  getMarketCode,
  isIsin,
  isSedol,
  looksLikeIsin,
  looksLikeSedol,
  type Price,
  parseMarketCode,
} from '@bellwether/domain'
import type { ListedSecurity, ResearchContext } from '@bellwether/research'
import {
  hitQuotes,
  maxSearchResults,
  minSearchCharacters,
  suggestSecurities,
  toSearchDescription,
} from '@bellwether/research'
import type { SearchHit } from '@bellwether/search'
import { BadInputError } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'

/** Identifiers never change; an hour limits the effect of a mistake. */
const identifierCache = 'public, max-age=3600'
/** Names change only with an import and prices are delayed anyway; repeated searches are served from the browser's cache. */
const searchCache = 'public, max-age=60'

const searchQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 256,
      description: `Name, ticker, ISIN or SEDOL, or the start of one. At least ${minSearchCharacters} characters.`,
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxSearchResults, default: maxSearchResults })),
  isin: Type.Optional(
    Type.String({ maxLength: 64, description: 'Instead of search: finds the security with this ISIN.' }),
  ),
})

const instrumentQuery = Type.Object({ sedol: Type.String({ maxLength: 64, description: 'Seven characters.' }) })

/** Security search. An unknown identifier returns no result; a malformed one is an error. */
export function securityLookupRoutes(app: FastifyInstance, context: ResearchContext): void {
  const { db, securityIndex } = context
  const api = app.withTypeProvider<TypeBoxTypeProvider>()

  api.get(
    '/api/securities/search',
    {
      schema: {
        summary: 'Search securities',
        description: 'By name, code or the start of either, best match first; or by ISIN.',
        tags: ['Securities'],
        querystring: searchQuery,
        response: responseOf(SecuritySearchAnswer),
      },
    },
    async ({ query: { search, limit = maxSearchResults, isin } }, reply) => {
      if (search !== undefined && isin !== undefined) throw new BadInputError('isin', 'cannot be combined with search')
      if (isin !== undefined) {
        const hits = securityIndex
          .search(toIsin(isin), { limit: maxSearchResults })
          .filter(({ kind }) => kind === 'IDENTIFIER')
        const primary = hits.find(({ entry }) => entry.primary) ?? hits[0]
        const found = primary ? [primary] : []
        const prices = await hitQuotes(context, found)
        return reply.header('cache-control', searchCache).send({
          data: {
            results: found.map(hit => toSearchResult(hit, prices.get(hit.entry.id)?.lastPrice ?? null)),
            count: found.length,
            capped: false,
          },
        })
      }
      if (search === undefined) throw new BadInputError('search', 'is required unless isin is set')
      const { hits, count, capped } = await suggestSecurities(context, search, limit)
      return reply.header('cache-control', searchCache).send({
        data: { results: hits.map(({ hit, price }) => toSearchResult(hit, price)), count, capped },
      })
    },
  )

  api.get(
    '/api/securities/instrument',
    {
      schema: {
        summary: 'Find a security by SEDOL',
        tags: ['Securities'],
        querystring: instrumentQuery,
        response: { ...responseOf(InstrumentAnswer), 404: InstrumentAnswer },
      },
    },
    async ({ query }, reply) => {
      const sedol = toSedol(query.sedol)
      const found = await securities.findBySedol(db, sedol)
      const marketCode = found ? parseMarketCode(found) : null
      return reply
        .code(marketCode ? 200 : 404)
        .header('cache-control', identifierCache)
        .send({ data: marketCode ? { marketCode, sedol } : null })
    },
  )
}

function toSearchResult(hit: SearchHit<ListedSecurity>, price: Price | null): SecuritySearchResult {
  const { id, marketCode, type } = hit.entry
  return { id, marketCode: getMarketCode(marketCode), searchDescription: toSearchDescription(hit), type, price }
}

function toIsin(given: string): string {
  const isin = given.trim().toUpperCase()
  if (isIsin(isin)) return isin
  throw new BadInputError(
    'isin',
    looksLikeIsin(isin)
      ? 'has an incorrect check digit'
      : 'must be two letters, nine letters or digits and a check digit',
  )
}

function toSedol(given: string): string {
  const sedol = given.trim().toUpperCase()
  if (isSedol(sedol)) return sedol
  throw new BadInputError(
    'sedol',
    looksLikeSedol(sedol) ? 'has an incorrect check digit' : 'must be six digits or consonants and a check digit',
  )
}
