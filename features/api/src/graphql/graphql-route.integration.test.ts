import { bulkInsert, type Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { createPostgresDatabase } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResearchContext } from '../../../research/src/research-context.ts'
import { graphqlCallRoutes } from './graphql-route.ts'
import { hostileQueries } from './hostile-queries.fixture.ts'

const url = '/market-research/api/graphql-call'
const now = () => new Date('2026-11-13T12:00:00Z')

let db: Database
let app: FastifyInstance
let developers: FastifyInstance

beforeAll(async () => {
  db = await createPostgresDatabase()
  await fill(db)
  app = await serve(db, false)
  developers = await serve(db, true)
})
afterAll(async () => {
  await app.close()
  await developers.close()
  await db.close()
})

async function serve(database: Database, introspection: boolean): Promise<FastifyInstance> {
  const created = Fastify()
  const context = createResearchContext({ db: database, services: defaultServiceFlags, log: created.log })
  await graphqlCallRoutes(created, context, { introspection, now })
  return created
}

async function call(payload: unknown, to = app) {
  const headers = { 'content-type': 'application/json' }
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const { statusCode, payload: text } = await to.inject({ method: 'POST', url, headers, payload: body })
  return { status: statusCode, text, answer: JSON.parse(text) }
}

const ask = (query: string, variables?: object) => call({ query, variables })
const errorOf = (answer: { errors?: { extensions: { code?: string } }[] }) => answer.errors?.[0]?.extensions

describe('newsHeadlines', () => {
  it('[RP-API-1] [RP-API-3] [RP-NEWS-1] [RP-NEWS-2] returns headlines with every field and the total count', async () => {
    const { status, answer } = await ask(`{
      newsHeadlines(symbol: ["LSE:HVL"], startDate: "01/06/2026", endDate: "13/11/2026", limit: 1, startAt: 1, sourceCode: ALLIANCE) {
        aggregate { count }
        headlines { id title symbols typeCode type dateTime sourceCode source provider tags timestamp }
      }
    }`)
    expect(status).toBe(200)
    expect(answer).toEqual({
      data: {
        newsHeadlines: {
          aggregate: { count: 2 },
          headlines: [
            {
              id: '1',
              title: 'Story 1',
              symbols: ['LSE:HVL'],
              typeCode: 'CN',
              type: 'Company News',
              dateTime: '2026-10-01T07:00:00.000Z',
              sourceCode: 'ALLIANCE',
              source: 'Alliance News',
              provider: 'Alliance News',
              tags: ['Contract'],
              timestamp: Date.parse('2026-10-01T07:00:00Z'),
            },
          ],
        },
      },
    })
  })

  it('[RP-API-2] accepts variables, several sources and another spelling of the symbol', async () => {
    const { answer } = await ask(
      `query ($symbol: [String!]!, $sources: [NewsSource!]) {
        newsHeadlines(symbol: $symbol, sourceCode: $sources) { aggregate { count } headlines { id symbols } }
      }`,
      { symbol: ['XLON:HVL'], sources: ['LSELSERNS', 'DGAPDGAPRNS'] },
    )
    expect(answer.data.newsHeadlines).toEqual({
      aggregate: { count: 1 },
      headlines: [{ id: '3', symbols: ['LSE:HVL'] }],
    })
  })

  it.each([
    ['a name', 'ALLIANCE', 2],
    ['a string', '"ALLIANCE"', 2],
    ['a list of names', '[LSELSERNS, DGAPDGAPRNS]', 1],
    ['a list of strings', '["LSELSERNS", "DGAPDGAPRNS"]', 1],
  ])('[RP-API-2] [RP-API-7] accepts sourceCode as %s', async (_name, literal, count) => {
    const query = `{ newsHeadlines(symbol: "LSE:HVL", startDate: "01/06/2026", endDate: "13/11/2026", sourceCode: ${literal}) {
      aggregate { count } } }`
    for (let times = 0; times < 3; times += 1)
      expect((await ask(query)).answer).toEqual({ data: { newsHeadlines: { aggregate: { count } } } })
  })

  it('returns the same result however often it is requested, compiled or not', async () => {
    const query = 'query ($n: Int) { newsHeadlines(symbol: "LSE:HVL", limit: $n) { headlines { id } } }'
    for (const n of [1, 2, 3, 1, 2]) {
      const { answer } = await ask(query, { n })
      expect(answer.data.newsHeadlines.headlines).toHaveLength(n)
    }
    for (let times = 0; times < 5; times += 1) {
      const { answer, status } = await ask(query, { n: 0 })
      expect(status).toBe(200)
      expect(errorOf(answer)).toMatchObject({ code: 'GRAPHQL_BAD_ARGUMENT', field: 'limit' })
    }
  })

  it.each([
    ['startDate', 'startDate: "2026-01-01"'],
    ['endDate', 'endDate: "31/02/2026"'],
    ['limit', 'limit: 1000000'],
    ['startAt', 'startAt: -5'],
  ])('rejects an invalid %s with a code, the field and a reason', async (field, given) => {
    const { status, answer } = await ask(`{ newsHeadlines(symbol: "LSE:HVL", ${given}) { aggregate { count } } }`)
    expect(status).toBe(200)
    expect(answer.data).toBeNull()
    expect(errorOf(answer)).toEqual({ code: 'GRAPHQL_BAD_ARGUMENT', field, reason: expect.stringMatching(/.{10}/) })
    expect(Object.keys(answer.errors[0]).sort()).toEqual(['extensions', 'message', 'path'])
  })
})

describe('newsSingle', () => {
  it('returns a story with a sanitised body', async () => {
    const { answer } = await ask('{ newsSingle(id: 1) { id title content } }')
    expect(answer.data.newsSingle).toEqual({ id: '1', title: 'Story 1', content: '<p>Words</p>' })
  })

  it('returns null for an unknown story and for a missing body', async () => {
    expect((await ask('{ newsSingle(id: 99) { id } }')).answer).toEqual({ data: { newsSingle: null } })
    expect((await ask('{ newsSingle(id: 2) { content } }')).answer).toEqual({ data: { newsSingle: { content: null } } })
  })

  it('rejects an invalid id', async () => {
    expect(errorOf((await ask('{ newsSingle(id: "1 or 1=1") { id } }')).answer)).toMatchObject({
      code: 'GRAPHQL_BAD_ARGUMENT',
      field: 'id',
    })
  })
})

describe('an invalid request', () => {
  const aliases = Array.from({ length: 1_000 }, (_, index) => `a${index}:newsSingle(id:1){id}`).join(' ')
  const astOfAnEndlessCall = JSON.stringify({ kind: 'Document', definitions: [{ kind: 'OperationDefinition' }] })

  it.each<[string, unknown, number, string]>([
    ['a list of calls', [{ query: '{ newsSingle(id: 1) { id } }' }], 400, 'GRAPHQL_BATCH_REFUSED'],
    ['an empty list', [], 400, 'GRAPHQL_BATCH_REFUSED'],
    ['no query', {}, 400, 'GRAPHQL_MALFORMED'],
    ['a query that is no text', { query: { kind: 'Document' } }, 400, 'GRAPHQL_MALFORMED'],
    ['variables that are a list', { query: '{ newsSingle(id: 1) { id } }', variables: [1] }, 400, 'GRAPHQL_MALFORMED'],
    ['no JSON', 'query { newsSingle(id: 1) { id } }', 400, 'GRAPHQL_MALFORMED'],
    ['a prototype', '{"__proto__": {"query": "{ newsSingle(id: 1) { id } }"}}', 400, 'GRAPHQL_MALFORMED'],
    ['an empty body', '', 400, 'GRAPHQL_MALFORMED'],
    ['a syntax tree in place of text', { query: astOfAnEndlessCall }, 400, 'GRAPHQL_MALFORMED'],
    ['an unknown field', { query: '{ newsSingle(id: 1) { contents } }' }, 400, 'GRAPHQL_MALFORMED'],
    [
      'an unknown source',
      { query: '{ newsHeadlines(symbol: "LSE:HVL", sourceCode: REUTERS) { aggregate { count } } }' },
      400,
      'GRAPHQL_MALFORMED',
    ],
    [
      'an unknown source as a string',
      { query: '{ newsHeadlines(symbol: "LSE:HVL", sourceCode: "REUTERS") { aggregate { count } } }' },
      400,
      'GRAPHQL_MALFORMED',
    ],
    ['a mutation', { query: 'mutation { deleteNews(id: 1) }' }, 400, 'GRAPHQL_MALFORMED'],
    ['a subscription', { query: 'subscription { news { id } }' }, 400, 'GRAPHQL_MALFORMED'],
    [
      'fragments in a ring',
      { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' },
      400,
      'GRAPHQL_MALFORMED',
    ],
    ['a thousand aliases', { query: `{${aliases}}` }, 413, 'GRAPHQL_TOO_LARGE'],
    ['a hundred aliases', { query: `{${aliases.slice(0, 2_390)}}` }, 400, 'GRAPHQL_TOO_LARGE'],
    ['a deep query', { query: `${'{a'.repeat(500)}${'}'.repeat(500)}` }, 400, 'GRAPHQL_TOO_LARGE'],
    ['a huge body', { query: 'x'.repeat(2_000_000) }, 413, 'GRAPHQL_TOO_LARGE'],
    ['a long query', { query: `{ newsSingle(id: 1) { id } } # ${'x'.repeat(5_000)}` }, 400, 'GRAPHQL_TOO_LARGE'],
    ['a question about the schema', { query: '{ __schema { queryType { name } } }' }, 400, 'GRAPHQL_MALFORMED'],
    ['a question about a type', { query: '{ __type(name: "Query") { name } }' }, 400, 'GRAPHQL_MALFORMED'],
  ])('%s is rejected with a code and without internal details', async (_name, payload, expected, code) => {
    for (let times = 0; times < 3; times += 1) {
      const { status, text, answer } = await call(payload)
      expect(status).toBe(expected)
      expect(errorOf(answer)).toEqual({ code, field: expect.any(String), reason: expect.any(String) })
      expect(text).not.toMatch(/\.ts|node_modules|\bat \w+ \(|stack|Did you mean/)
    }
  })

  it('names the invalid variable, compiled or not', async () => {
    const query = 'query ($n: Int) { newsHeadlines(symbol: "LSE:HVL", limit: $n) { aggregate { count } } }'
    for (let times = 0; times < 5; times += 1) {
      const { answer } = await ask(query, { n: 'ten' })
      expect(errorOf(answer)).toMatchObject({ code: 'GRAPHQL_MALFORMED', field: 'variables.n' })
    }
  })

  it('stays within its cost budget, also with limits in variables', async () => {
    const query =
      'query ($n: Int) { a: newsHeadlines(symbol: "LSE:HVL", limit: $n) { aggregate { count } } b: newsHeadlines(symbol: "LSE:HVL", limit: $n) { aggregate { count } } c: newsHeadlines(symbol: "LSE:HVL", limit: $n) { aggregate { count } } }'
    expect((await ask(query, { n: 80 })).answer.errors).toBeUndefined()
    expect(errorOf((await ask(query, { n: 100 })).answer)).toMatchObject({
      code: 'GRAPHQL_BAD_ARGUMENT',
      field: 'limit',
    })
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s is refused', async method => {
    const { statusCode, headers, payload } = await app.inject({ method, url: `${url}?query={newsSingle(id:1){id}}` })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('POST')
    expect(errorOf(JSON.parse(payload))).toMatchObject({ code: 'GRAPHQL_POST_ONLY', field: 'method' })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body as %s is refused, so that no form of another site can send one',
    async type => {
      const payload = '{"query":"{ newsSingle(id: 1) { id } }"}'
      const { statusCode } = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
      expect([400, 415]).toContain(statusCode)
    },
  )

  it('reveals nothing about an internal error', async () => {
    const failing = Object.defineProperty({ ...db }, 'sql', {
      get: () => {
        throw new Error('secret of the inside')
      },
    })
    const broken = await serve(failing, false)
    for (let times = 0; times < 4; times += 1) {
      const { status, text, answer } = await call({ query: '{ newsSingle(id: 1) { id } }' }, broken)
      expect(status).toBe(200)
      expect(errorOf(answer)).toMatchObject({ code: 'GRAPHQL_FAILED', field: 'server' })
      expect(text).not.toContain('secret')
    }
    await broken.close()
  })
})

describe('a hostile query', () => {
  /** They are many fields that are one, within the limits. */
  const harmless = new Set(['fields that may conflict', 'fields that conflict pair by pair'])

  it('is one of fifty', () => {
    expect(hostileQueries).toHaveLength(50)
  })

  it.each(hostileQueries)('%s: is refused with a code, or answered within the limits', async (name, query) => {
    const { status, answer } = await call({ query })
    expect([200, 400, 413]).toContain(status)
    const code = errorOf(answer)?.code ?? 'answered'
    expect(code).toMatch(harmless.has(name) ? /^answered$/ : /^GRAPHQL_(?:TOO_LARGE|MALFORMED|BAD_ARGUMENT)$/)
  })
})

it('allows introspection during development', async () => {
  const { answer } = await call(
    { query: '{ __type(name: "NewsHeadlines") { fields { name type { ofType { name } } } } }' },
    developers,
  )
  expect(answer.data.__type.fields.map(({ name }: { name: string }) => name)).toEqual(['aggregate', 'headlines'])
})

async function fill(database: Database): Promise<void> {
  const items = [
    { id: 1, source_code: 'ALLIANCE', published_at: '2026-10-01T07:00:00Z' },
    { id: 2, source_code: 'ALLIANCE', published_at: '2026-11-01T07:00:00Z' },
    { id: 3, source_code: 'LSELSERNS', published_at: '2026-11-02T07:00:00Z' },
    { id: 4, source_code: 'ALLIANCE', published_at: '2025-01-01T07:00:00Z' },
  ]
  const rest = {
    type_code: 'CN',
    type: 'Company News',
    source: 'Alliance News',
    provider: 'Alliance News',
    source_id: 1,
  }
  await bulkInsert(database, 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market' }])
  await bulkInsert(
    database,
    'news_items',
    items.map(item => ({
      ...item,
      ...rest,
      guid: `urn:${item.id}`,
      title: `Story ${item.id}`,
      tags: ['Contract'],
      symbols: ['LSE:HVL'],
    })),
  )
  await bulkInsert(database, 'news_bodies', [{ news_id: 1, html: '<p onclick="x()">Words</p><script>x()</script>' }])
  await bulkInsert(
    database,
    'news_symbols',
    items.map(({ id, source_code, published_at }) => ({
      market_code: 'LSE:HVL',
      source_code,
      published_at,
      news_id: id,
    })),
  )
}
