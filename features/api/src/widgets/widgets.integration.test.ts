import { appliesTo, widgetTypes } from '@bellwether/catalogue'
import { assertFits, dataOf, WidgetBatchLine, widgetViewSchemas } from '@bellwether/contract/schemas'
import { type Database, namespaces, securities } from '@bellwether/db'
import { defaultServiceFlags, securityTypes } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { openWidgetTokens, type TokenScope, type WidgetTokens } from '@bellwether/widget-tokens'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResearchContext, type ResearchContext } from '../../../research/src/research-context.ts'
import { openSecuritySearch, type SecuritySearch } from '../../../research/src/search/security-search.ts'
import { registerApi } from '../calls/register-api.ts'
import { getWidgetView, isMarketWidget } from './requested-view.ts'
import { widgetTokenRoutes } from './widget-tokens-route.ts'
import { widgetRoutes } from './widgets-route.ts'

let db: Database
let app: FastifyInstance
let tokens: WidgetTokens
let context: ResearchContext
const publicOrigin = 'https://research.example'
let securityIndex: SecuritySearch
const getData = async (path: string) => (await app.inject(`/api/widgets/${path}`)).json().data

beforeAll(async () => {
  db = await openMarket(12)
  app = Fastify()
  securityIndex = await openSecuritySearch({ db, log: app.log })
  context = createResearchContext({ db, services: defaultServiceFlags, log: app.log, securityIndex })
  tokens = await openWidgetTokens({ db, operatorKeys: null })
  await namespaces.ensure(db, 'acme')
  const declare = (api: FastifyInstance) => {
    widgetRoutes(api, context, { publicOrigin, tokens })
    widgetTokenRoutes(api, tokens)
  }
  await registerApi(app, declare, { publicOrigin })
})

afterAll(async () => {
  securityIndex.close()
  await app.close()
  await db.close()
})

describe('GET /api/widgets/{widget}/{code}', () => {
  it('answers the quote header to any origin, with absolute URLs', async () => {
    const answer = await app.inject('/api/widgets/quote-header/LSE:HVL')
    expect(answer.json().data).toMatchObject({
      name: 'Harrow & Vale plc',
      href: 'https://research.example/market-research/LSE:HVL',
      simulated: true,
      identity: { ticker: 'HVL' },
      quote: { currency: 'GBX' },
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60',
    })
    const again = { 'if-none-match': String(answer.headers.etag) }
    expect((await app.inject({ url: '/api/widgets/quote-header/LSE:HVL', headers: again })).statusCode).toBe(304)
  })

  it('answers the ten largest holdings of a fund', async () => {
    const { holdings } = await getData('top-holdings/FUND:B0KXTM3')
    expect(holdings).toMatchObject({ state: 'ready', view: { holdings: { length: 10 } } })
  })

  it('answers the requested number of headlines, five by default', async () => {
    const lengthOf = async (query: string) => {
      const { headlines } = (await app.inject(`/api/widgets/news-list/LSE:HVL${query}`)).json().data
      return headlines.state === 'ready' ? headlines.view.length : headlines.state
    }
    expect([await lengthOf(''), await lengthOf('?limit=2')]).toEqual([5, 2])
  })

  it('answers what our pages show, with absolute URLs', async () => {
    const [sparkline, figures, dividends, deals, documents, eligibility] = await Promise.all(
      [
        'sparkline/LSE:HVL',
        'key-figures/LSE:HVL',
        'dividends/LSE:HVL?limit=1',
        'director-deals/LSE:HVL?limit=2',
        'documents/FUND:B0KXTM3?limit=2',
        'eligibility/LSE:HVL',
      ].map(getData),
    )
    expect(sparkline.line).toMatchObject({ state: 'ready', view: { lastPrice: { unit: 'GBX' } } })
    expect(sparkline.line.view.sparkline.points.length).toBeGreaterThan(1)
    expect(figures.figures.view.figures[0]).toMatchObject({ key: 'marketCap', value: { kind: 'money' } })
    expect(dividends.years).toMatchObject({ state: 'ready', view: { length: 1 } })
    expect(deals.deals).toMatchObject({ state: 'ready', view: { rows: { length: 2 } } })
    expect(documents.documents).toMatchObject({ state: 'ready', view: { length: 2 } })
    for (const { url } of documents.documents.view) expect(url).toMatch(/^https:\/\//)
    for (const { path } of eligibility.wrappers.view) expect(path).toMatch(/^https:\/\/research\.example\//)
  })

  it('[RP-EXPLAIN-5] answers how figures are calculated, with absolute URLs', async () => {
    const { figures } = await getData('key-figures/LSE:HVL')
    const pe = figures.view.figures.find(({ key }: { readonly key: string }) => key === 'priceEarnings')
    expect(pe.calculation.formula).toBe('Price ÷ earnings per share')
    expect(pe.calculation.inputs).toMatchObject([
      { label: 'Price', value: { kind: 'price' }, source: 'Last price' },
      {
        label: 'Earnings per share',
        months: 12,
        href: `${publicOrigin}/market-research/sub/LSE:HVL/financials/income-statement#line-epsBasic`,
      },
    ])
    const [performance, costs, holdings, allocation] = await Promise.all(
      ['performance-table', 'cost-calculator', 'top-holdings', 'asset-allocation'].map(widget =>
        getData(`${widget}/LSE:BWLD`),
      ),
    )
    for (const { explained } of [
      performance.performance.view,
      costs.calculator.view.result,
      holdings.holdings.view,
      allocation.allocation.view,
    ])
      expect(explained[0].calculation.inputs.length).toBeGreaterThan(0)
  })

  it.each(['LSE:NWT', 'FUND:B0KXTM3'])('answers the key figures of %s', async code => {
    expect((await getData(`key-figures/${code}`)).figures).toMatchObject({ state: 'ready' })
  })

  it.each([
    ['LSE:NOBODY', 404, 'SITE_UNKNOWN_SECURITY'],
    ['..%2F..%2Fetc', 404, 'SITE_UNKNOWN_SECURITY'],
    ['LSE:HVL?limit=21', 400, 'SITE_BAD_INPUT'],
    ['LSE:HVL?limti=2', 400, 'SITE_BAD_INPUT'],
    ['FUND:B0KXTM3', 422, 'SITE_WIDGET_SECURITY_TYPE'],
  ])('refuses %s with %i, readable for the calling page', async (path, status, code) => {
    const answer = await app.inject(`/api/widgets/news-list/${path}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('lets a page of another origin send a token', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/widgets/news-list/LSE:HVL?limit=2' })
    expect([answer.statusCode, answer.headers]).toMatchObject([
      204,
      { 'access-control-allow-headers': 'authorization', 'access-control-allow-methods': 'GET' },
    ])
  })
})

describe('views of a security', () => {
  it.each([
    ['valuation-growth', 'valuation', { periods: [{ label: 'Fund' }, { label: 'Category' }] }],
    ['asset-allocation', 'allocation', { rows: expect.arrayContaining([expect.objectContaining({ asset: 'Stock' })]) }],
    ['performance-table', 'performance', { discrete: { length: 5 }, withheld: null }],
  ])('%s is that of the page', async (widget, part, view) => {
    const data = await getData(`${widget}/FUND:B0KXTM3`)
    expect(data).toMatchObject({ name: expect.any(String), simulated: true, [part]: { state: 'ready', view } })
  })

  it('the cost calculator answers what its form holds, and what is wrong with it', async () => {
    const calculatorOf = async (query: string) => (await getData(`cost-calculator/LSE:HVL${query}`)).calculator.view
    const { form, result } = await calculatorOf('?amount=5%2C000&years=3&end=keep')
    expect(form.fields).toMatchObject({ amount: { given: '5,000', error: null }, years: { given: '3', error: null } })
    expect(result.plan).toMatchObject({ amount: { amount: 500_000 }, years: 3, sellAtEnd: false })
    const wrong = await calculatorOf('?years=lots')
    expect(wrong).toMatchObject({ form: { fields: { years: { error: expect.any(String) } } }, result: null })
  })

  it('[RP-COST-13] the cost calculator refuses an order type that the security does not have', async () => {
    const ask = async (code: string, order: string) =>
      (await app.inject(`/api/widgets/cost-calculator/${code}?order=${order}`)).json()
    expect((await ask('FUND:B0KXTM3', 'limit')).error).toMatchObject({
      code: 'SITE_BAD_INPUT',
      field: 'order',
      reason: 'must be valuation for funds',
    })
    expect((await ask('LSE:HVL', 'valuation')).error).toMatchObject({ reason: 'must be market or limit for shares' })
    expect((await ask('FUND:B0KXTM3', 'valuation')).data.calculator.view.form).toMatchObject({
      orders: ['valuation'],
      order: { chosen: 'valuation', error: null },
    })
  })

  it('the quote header says whether its price can be followed live', async () => {
    expect(await getData('quote-header/LSE:HVL')).toMatchObject({ streamed: true })
    expect(await getData('quote-header/FUND:B0KXTM3')).toMatchObject({ streamed: false })
  })
})

describe('each widget', () => {
  it.each(widgetTypes)(
    '%s fits its schema for every type of security it applies to, and refuses the others',
    async widget => {
      const largest = new Map((await securities.counts(db)).map(({ type, largest }) => [type, largest.marketCode]))
      expect([...largest.keys()].toSorted()).toEqual(securityTypes.toSorted())
      const queries = { watchlist: `codes=${[...largest.values()]}`, 'security-search': 'search=plc' } as const
      const schema = dataOf(widgetViewSchemas[widget])
      const ask = async (path: string): Promise<{ readonly status: number; readonly body: unknown }> => {
        const answer = await app.inject(`/api/widgets/${widget}${path}`)
        return { status: answer.statusCode, body: answer.json() }
      }
      if (isMarketWidget(widget)) {
        const { status, body } = await ask(`?${queries[widget]}`)
        expect(status).toBe(200)
        assertFits(schema, body)
        return
      }
      for (const [type, code] of largest) {
        const { status, body } = await ask(`/${code}`)
        expect([code, status]).toEqual([code, appliesTo(widget, type) ? 200 : 422])
        if (status === 200) assertFits(schema, body, `${widget} of ${code}`)
        else expect(body).toMatchObject({ error: { code: 'SITE_WIDGET_SECURITY_TYPE' } })
      }
    },
  )

  it('names the types of securities it applies to where it refuses one', async () => {
    const { error } = (await app.inject('/api/widgets/top-holdings/LSE:HVL')).json()
    expect(error).toEqual({
      code: 'SITE_WIDGET_SECURITY_TYPE',
      message: 'Not available for shares, only for investment trusts, funds and ETFs.',
    })
  })

  it('takes the query parameters of its description only, and suggests the nearest', async () => {
    const answer = await app.inject('/api/widgets/dividends/LSE:HVL?Limit=1')
    expect(answer.json().error).toMatchObject({
      code: 'SITE_BAD_INPUT',
      field: 'Limit',
      reason: 'is not known. Did you mean limit? Known are limit',
    })
    const none = await app.inject('/api/widgets/sparkline/LSE:HVL?limit=1')
    expect(none.json().error.reason).toBe('is not known: this endpoint takes no parameters')
  })

  it('is empty for a security it does not apply to where we render it ourselves', async () => {
    const request = { widget: 'top-holdings', marketCode: 'LSE:HVL', query: new URLSearchParams() } as const
    expect(await getWidgetView(context, publicOrigin, request)).toMatchObject({
      holdings: { state: 'empty', reason: expect.any(String) },
    })
  })
})

describe('views that are not tied to one security', () => {
  it('a watchlist has a row for each code, in their order, with price, change and line', async () => {
    const { href, rows } = await getData('watchlist?codes=FUND:B0KXTM3,LSE:HVL,LSE:NOPE,LSE:HVL')
    expect(href).toBe('https://research.example/')
    expect(rows.view.map((row: { marketCode: string }) => row.marketCode)).toEqual([
      'FUND:B0KXTM3',
      'LSE:HVL',
      'LSE:NOPE',
    ])
    const line = { words: expect.stringMatching(/^(Today|Last month): /) }
    expect(rows.view).toMatchObject([
      { streamable: false, sparkline: { ...line, baseline: null } },
      { streamable: true, href: 'https://research.example/market-research/LSE:HVL', sparkline: line },
      { listed: false, href: null, sparkline: null },
    ])
  })

  it('a search finds securities by words, and nothing for two letters', async () => {
    const { found } = await getData('security-search?search=harrow')
    expect(found[0]).toEqual({
      marketCode: 'LSE:HVL',
      name: 'Harrow & Vale plc',
      details: expect.stringContaining('HVL · '),
      href: 'https://research.example/market-research/LSE:HVL',
    })
    expect(await getData('security-search?search=ha')).toMatchObject({ found: [] })
  })

  it.each([
    ['watchlist', 'SITE_BAD_INPUT'],
    ['watchlist?codes=', 'SITE_BAD_INPUT'],
    ['watchlist?codes=LSE:HVL,%3Cb%3E', 'SITE_BAD_INPUT'],
    [`watchlist?codes=${Array.from({ length: 51 }, (_, i) => `LSE:A${i}`)}`, 'SITE_BAD_INPUT'],
    ['security-search?search=harrow&limit=11', 'SITE_BAD_INPUT'],
    ['security-search?serch=harrow', 'SITE_BAD_INPUT'],
  ])('%s is refused', async (path, code) => {
    const answer = await app.inject(`/api/widgets/${path}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('with a token', () => {
  const origin = 'https://host.example'
  const url = '/api/widgets/quote-header/LSE:HVL'
  const createClient = (scopes: readonly TokenScope[] = ['widgets:read']) =>
    tokens.createClient({
      namespace: 'acme',
      kind: 'secret',
      label: 'Server',
      scopes,
      origins: [origin],
      expiresAt: null,
    })
  const getToken = (secret: string, payload: object = {}, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/widget-tokens',
      headers: { authorization: `Bearer ${secret}`, ...headers },
      payload,
    })
  const ask = (token: string, headers: object = {}) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, origin, ...headers } })

  it("from the secret of a host's server, its page reads views from its own origin alone", async () => {
    const { id, shown } = await createClient()
    const got = await getToken(shown, { seconds: 180, subject: 'reader 7' })
    expect(got.headers['cache-control']).toBe('no-store')
    const { token, ...more } = got.json().data
    expect(more).toEqual({ expiresIn: 180, scopes: ['widgets:read'], origins: [origin] })
    const answer = await ask(token)
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'access-control-allow-origin': origin,
        'cache-control': 'private, max-age=60',
        'ratelimit-limit': '1200',
        vary: 'origin, authorization',
      },
    ])
    expect((await ask(token, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304)
    const foreign = await ask(token, { origin: 'https://evil.example' })
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'TOKEN_ORIGIN'])
    expect(foreign.headers).toMatchObject({ 'access-control-allow-origin': '*', 'ratelimit-limit': '600' })
    await tokens.revoke('acme', id)
    const late = await ask(token)
    expect([late.statusCode, late.json().error.code]).toEqual([401, 'TOKEN_REVOKED'])
    expect(late.headers).toMatchObject({
      'cache-control': 'no-store',
      'www-authenticate': 'Bearer error="invalid_token"',
    })
    expect(late.body).not.toContain(token)
  })

  it('without the scope is a 403, and what is no token a 401', async () => {
    const { shown } = await createClient(['prices:stream'])
    const { token } = (await getToken(shown)).json().data
    const refusals = [await ask(token), await ask('x'), await ask(shown)]
    expect(refusals.map(answer => [answer.statusCode, answer.json().error.code])).toEqual([
      [403, 'TOKEN_SCOPE'],
      [401, 'TOKEN_INVALID'],
      [401, 'TOKEN_INVALID'],
    ])
  })

  it('is not given to a browser, to a wrong secret, or for longer than a quarter of an hour', async () => {
    const { shown } = await createClient()
    const refusals = [
      await getToken(shown, {}, { origin: 'https://host.example' }),
      await getToken(`bws_${'a'.repeat(43)}`),
      await getToken(shown, { seconds: 901 }),
      await getToken(shown, { seconds: 60 }),
    ]
    expect(refusals.map(answer => [answer.statusCode, answer.json().error.code])).toEqual([
      [403, 'SITE_SECRET_IN_BROWSER'],
      [401, 'TOKEN_SECRET'],
      [400, 'SITE_BAD_INPUT'],
      [400, 'SITE_BAD_INPUT'],
    ])
    const bare = { method: 'POST', url: '/api/widget-tokens', headers: { authorization: `Bearer ${shown}` } } as const
    expect((await app.inject(bare)).json().data.expiresIn).toBe(600)
  })
})

describe('GET /api/widgets', () => {
  const askFor = async (asks: readonly string[], headers: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(asks.map(ask => ['ask', ask]))
    return app.inject({ url: `/api/widgets?${query}`, headers })
  }
  const linesOf = (payload: string) => {
    const lines = payload.trimEnd().split('\n')
    return lines.map(line => JSON.parse(line)).toSorted((a, b) => a.ask.localeCompare(b.ask))
  }
  const ask = 'api/widgets/news-list/LSE%3AHVL?limit=2'

  it('[LD-STEP-19] answers each view as a call of its own would, one line each, also if it is asked for twice', async () => {
    const asks = [ask, 'api/widgets/quote-header/LSE%3AHVL', ask]
    const answer = await askFor(asks)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
    })
    const singles = await Promise.all(asks.slice(0, 2).map(async path => (await app.inject(`/${path}`)).json()))
    expect(linesOf(answer.payload)).toEqual(
      singles.map((single, at) => ({ ask: asks[at], path: asks[at], status: 200, answer: single })),
    )
    for (const line of linesOf(answer.payload)) assertFits(WidgetBatchLine, line, 'a line')
  })

  it('[LD-STEP-25] answers a widget by its settings as its own call would, and others where it is no widget of a security', async () => {
    const asks = ['news-list?heading=News&limit=2&marketCode=LSE%3AHVL', 'nothing?marketCode=LSE%3AHVL', 'watchlist']
    const lines = linesOf((await askFor(asks)).payload)
    const single = (await app.inject(`/${ask}`)).json()
    expect(lines[0]).toEqual({ ask: asks[0], path: ask, status: 200, answer: single })
    expect(lines.slice(1).map(({ status }) => status)).toEqual([404, 404])
  })

  it('[LD-STEP-19] fails for the view alone that cannot be answered', async () => {
    const wrong = ['api/widgets/news-list/LSE%3AHVL?limti=2', 'api/widgets/news-list/LSE%3ANOBODY']
    const lines = linesOf((await askFor([...wrong, ask])).payload)
    expect(lines.map(({ status, answer }) => [status, answer.error?.code])).toEqual([
      [200, undefined],
      [400, 'SITE_BAD_INPUT'],
      [404, 'SITE_UNKNOWN_SECURITY'],
    ])
  })

  it.each([
    [[], 'none'],
    [['api/widgets'], 'itself'],
    [['api/widgets/../widget-tokens'], 'another call'],
    [['https://elsewhere.example/'], 'another site'],
    [Array.from({ length: 51 }, (_, at) => `${ask}&${at}`), 'more than 50'],
  ])('[LD-STEP-19] refuses a call for %s (%s)', async asks => {
    const answer = await askFor(asks)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'SITE_BAD_INPUT'])
  })

  it('[LD-STEP-19] refuses a wrong token as a single call does, and counts each view', async () => {
    const refused = await askFor([ask], { authorization: 'Bearer wrong' })
    const single = await app.inject({ url: `/${ask}`, headers: { authorization: 'Bearer wrong' } })
    expect([refused.statusCode, refused.json()]).toEqual([single.statusCode, single.json()])
    const remaining = async () => Number((await app.inject(`/${ask}`)).headers['ratelimit-remaining'])
    const before = await remaining()
    await askFor([ask, 'api/widgets/quote-header/LSE%3AHVL'])
    // The call itself, its two views, and the one that looks.
    expect(before - (await remaining())).toBe(4)
  })
})
