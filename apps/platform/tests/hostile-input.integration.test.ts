import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createSessions } from '@bellwether/accounts'
import { cdnPlugin } from '@bellwether/cdn'
import { noProxy } from '@bellwether/client-network'
import { type Database, namespaces, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { type SiteOptions, sitePlugin } from '@bellwether/site'
import { repository } from '@bellwether/testing'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Lifecycle } from '../src/lifecycle.ts'
import { createLogger } from '../src/logger.ts'
import { createServer } from '../src/server.ts'
import { buildPages } from '../testing/index.ts'

interface Route {
  readonly method: string
  readonly url: string
}

const runsPerRoute = 12
const seed = 20_261_116
const publicOrigin = 'https://bellwether.example'
const routes: Route[] = []
const log: string[] = []
let db: Database
let app: FastifyInstance
let userId = 0

beforeAll(async () => {
  buildPages()
  db = await openMarket(12)
  const tokens = await openWidgetTokens({ db, operatorKeys: null })
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  const everything = async (scope: FastifyInstance, options: SiteOptions) => {
    scope.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    })
    const folder = join(repository, 'apps/cdn/dist')
    const operatorPassword = 'a password of operators'
    await scope.register(cdnPlugin, { folder, publicOrigin, dev: false, db, tokens, demo: true })
    await scope.register(sitePlugin, { ...options, operatorPassword })
  }
  app = await createServer({
    db,
    logger: createLogger('error', { write: line => log.push(line) }),
    lifecycle,
    publicOrigin,
    services: defaultServiceFlags,
    dev: false,
    trustedProxy: noProxy,
    tokens,
    timeouts: { request: 500, checkEvery: 50 },
    site: Object.assign(everything, { [Symbol.for('skip-override')]: true }) as never,
  })
  await app.ready()
  userId = (await users.findByEmail(db, 'investor@example.com'))?.id ?? 0
  await namespaces.claim(db, { name: 'acme', userId, most: 5 })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

/** Names of query parameters and form fields in docs/routes.md and the pages' forms. */
const names = [
  ...[
    'account',
    'amount',
    'basis',
    'blueprint',
    'code',
    'codes',
    'compare',
    'currency',
    'days',
    'deals',
    'do',
    'domicile',
  ],
  ...['edit', 'email', 'end', 'endDate', 'environment', 'events', 'everywhere', 'exchange', 'filter', 'format', 'from'],
  ...[
    'growth',
    'id',
    'indicators',
    'instruction',
    'isin',
    'kind',
    'label',
    'limit',
    'list',
    'marketCode',
    'maturityFrom',
  ],
  ...['maxheight', 'maxwidth', 'monthly', 'name', 'new', 'next', 'note', 'operationName', 'order', 'origins', 'page'],
  ...[
    'password',
    'period',
    'public',
    'quantity',
    'query',
    'range',
    'ratingFrom',
    'returns',
    'revision',
    'scale',
    'scopes',
  ],
  ...[
    'search',
    'seconds',
    'sector',
    'sedol',
    'sessionId',
    'shown',
    'side',
    'size',
    'sizeFrom',
    'sort',
    'startDate',
    'state',
  ],
  ...['statement', 'subject', 'text', 'theme', 'to', 'token', 'type', 'url', 'variables', 'year', 'years', 'yieldTo'],
]
const samples = ['LSE:HVL', 'acme', 'prod', '1', 'EQUITY', 'star', 'quote-header', 'dividends', 'B', '1Y', 'csv']
/** What leads further into a route, by the name of its parameter. */
const valid: Readonly<Record<string, string>> = {
  marketCode: 'LSE:HVL',
  code: 'LSE:HVL',
  namespace: 'acme',
  environment: 'prod',
  version: '1',
  type: 'quote-header',
  widget: 'quote-header',
  id: '1',
  instruction: 'B',
}
const pages = ['news', 'dividends', 'charts-and-performance', 'news-item/1', 'costs', 'financials/income-statement']
const hostile = fc.oneof(
  fc.constantFrom('\0', 'a\0b', 'Infinity', '-Infinity', 'NaN', '1e999', '-1e999', '1e308', '9007199254740993'),
  fc.constantFrom('2147483648', '-2147483649', '9223372036854775808', '9'.repeat(400), '-1', '0', '1.5', '00'),
  fc.constantFrom('\ud800', '\uffff', '\u202e', '../..', "' or 1=1 --", '{}', '[]', 'null', 'true', '__proto__'),
  fc.constantFrom(
    'constructor',
    'INDEX:',
    'SECTOR',
    '0001-01-01',
    '9999-12-31',
    '275761-01-01',
    '31/02/2026',
    '%',
    '%25',
  ),
  fc.constantFrom('x'.repeat(3_000), 'https://bellwether.example/embed/quote-header?marketCode=%00', '2026-13-45'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const value = fc.oneof({ weight: 3, arbitrary: hostile }, { weight: 2, arbitrary: fc.constantFrom(...samples) })
const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 })
const json = fc.oneof(
  fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(value, fc.double(), fc.integer(), fc.constantFrom(null, [], {}, ['LSE:HVL'], ['\0'], { symbol: ['\0'] })),
    { maxKeys: 4 },
  ),
  fc.constantFrom(null, [], 1, 'text', [{ query: '{ a }' }]),
  value.map(text => ({
    query: `query ($s: [String!], $n: Int) { newsHeadlines(symbol: ["LSE:HVL"], sourceCode: $s, limit: $n) { aggregate { count } } }`,
    variables: { s: [text], n: Number(text) },
  })),
  value.map(text => ({
    query: `{ newsHeadlines(symbol: ["LSE:HVL"], sourceCode: [${JSON.stringify(text)}]) { aggregate { count } } }`,
  })),
)
/** JSON.stringify writes null for what is not finite; on the wire it is a number too large. */
const toJson = (given: unknown) =>
  JSON.stringify(given, (_name, part) =>
    typeof part === 'number' && !Number.isFinite(part) ? '@@1e999@@' : part,
  ).replaceAll('"@@1e999@@"', '1e999')
/** As a client writes it that does not care: what cannot be encoded is sent as it is. */
const encode = (text: string) => {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

const requests = fc.record({
  params: fc.array(fc.option(value), { minLength: 4, maxLength: 4 }),
  page: fc.constantFrom(...pages),
  query: fields,
  form: fields,
  json,
  isJson: fc.boolean(),
  isGuest: fc.boolean(),
  header: fc.constantFrom(
    'accept',
    'if-none-match',
    'accept-encoding',
    'authorization',
    'x-bellwether-trading',
    'range',
  ),
  headerValue: fc.oneof(hostile, fc.constant('Bearer a.b.c')),
})
type Request = typeof requests extends fc.Arbitrary<infer T> ? T : never

let calls = 0
async function call(
  route: Route,
  given: Request,
): Promise<{ readonly statusCode: number; readonly sent: InjectOptions }> {
  let at = 0
  const path = route.url.replace(/:(\w+)(\([^)]*\))?|\*/g, (_text, name) => {
    const hostileValue = given.params[at++]
    return hostileValue === null || hostileValue === undefined ? (valid[name] ?? given.page) : encode(hostileValue)
  })
  const query = Object.entries(given.query).map(([name, text]) => `${name}=${encode(text)}`)
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(route.method)
  const cookie = given.isGuest ? {} : { cookie: `__Host-bw-session=${await createSessions(db).start(userId)}` }
  calls += 1
  const sent: InjectOptions = {
    method: route.method as 'GET',
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    // Each call from a network of its own, so that none is refused for being one too many.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: {
      ...cookie,
      'x-bellwether-trading': '1',
      // Node's parser lets no other header through.
      [given.header]: given.headerValue.replace(/[^\t\x20-\x7e]/g, '') || 'x',
      ...(hasBody && { 'content-type': given.isJson ? 'application/json' : 'application/x-www-form-urlencoded' }),
    },
    ...(hasBody && {
      payload: given.isJson
        ? toJson(given.json)
        : Object.entries(given.form)
            .map(([name, text]) => `${name}=${encode(text)}`)
            .join('&'),
    }),
  }
  const { statusCode } = await app.inject(sent)
  return { statusCode, sent }
}

it('answers no hostile value on any route with an internal error', async () => {
  const tried = routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
  expect(tried.length).toBeGreaterThan(60)
  const failures: string[] = []
  // Not `fc.assert`: all failures of one run are worth more than the smallest of the first.
  for (const [at, route] of tried.entries())
    for (const given of fc.sample(requests, { numRuns: runsPerRoute, seed: seed + at })) {
      log.length = 0
      const { statusCode, sent } = await call(route, given)
      // A block or a GraphQL field that fails is answered with 200; the log tells.
      if ((statusCode >= 500 && statusCode !== 501) || log.length > 0)
        failures.push(`${statusCode} ${JSON.stringify(sent)} ${log.join('').slice(0, 2_000)}`)
    }
  expect(failures).toEqual([])
})

it('answers a body that stops halfway with 408 on every route that takes one, and logs no error', async () => {
  log.length = 0
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const answers = await Promise.all(
    routes
      .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
      .map(async ({ method, url }) => {
        const path = url.replace(/:(\w+)/g, (_text, name) => valid[name] ?? '1')
        const type = url.includes('api') ? 'application/json' : 'application/x-www-form-urlencoded'
        const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n`
        const socket = connect(port, '127.0.0.1')
        let answer = ''
        socket.on('data', data => {
          answer += data
        })
        socket.write(`${head}{"a":`)
        await once(socket, 'close')
        return `${method} ${url} ${answer.slice(0, 12)}`
      }),
  )
  // Some refuse before they read: a guest, an unknown media type.
  expect(answers.filter(answer => !/HTTP\/1\.1 4\d\d$/.test(answer))).toEqual([])
  expect(answers.filter(answer => answer.endsWith('408')).length).toBeGreaterThan(10)
  expect(answers.filter(answer => answer.includes('graphql-call'))).toContain(
    'POST /market-research/api/graphql-call HTTP/1.1 408',
  )
  expect(log).toEqual([])
})
