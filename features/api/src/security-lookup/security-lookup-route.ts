import { InstrumentAnswer, responseOf, SecuritySearchAnswer } from '@bellwether/contract/schemas'
import { securities } from '@bellwether/db'
import { getMarketCode, isIsin, isSedol, looksLikeIsin, looksLikeSedol, parseMarketCode } from '@bellwether/domain'
import type { ListedSecurity, ResearchContext } from '@bellwether/research'
import { maxSearchResults, minSearchCharacters, searchSecurities, toSearchDescription } from '@bellwether/research'
import type { SearchHit } from '@bellwether/search'
import { BadInputError } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'

/** Identifiers never change; an hour limits the effect of a mistake. */
const identifierCache = 'public, max-age=3600'
/** Names change only with an import; repeated searches are served from the browser's cache. */
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
export function securityLookupRoutes(app: FastifyInstance, { db, securityIndex }: ResearchContext): void {
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
        return reply
          .header('cache-control', identifierCache)
          .send({ data: { results: primary ? [toSearchResult(primary)] : [] } })
      }
      if (search === undefined) throw new BadInputError('search', 'is required unless isin is set')
      const hits = searchSecurities(securityIndex, search, limit)
      return reply.header('cache-control', searchCache).send({ data: { results: hits.map(toSearchResult) } })
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

function toSearchResult(hit: SearchHit<ListedSecurity>) {
  return {
    id: hit.entry.id,
    marketCode: getMarketCode(hit.entry.marketCode),
    searchDescription: toSearchDescription(hit),
  }
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
