import { type Database, importRuns } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { openSecuritySearch } from './security-search.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  buildPages()
  db = await openMarket(30)
  app = Fastify({ pluginTimeout: 120_000 })
  await app.register(sitePlugin, { db, publicOrigin: 'http://localhost', services: defaultServiceFlags, dev: false })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

describe('GET /api/securities/search', () => {
  const resultsOf = async (query: string) => (await app.inject(`/api/securities/search?${query}`)).json().data.results

  it('[RP-SEARCH-3, RP-SEARCH-5] answers data.results, each with id, marketCode and searchDescription', async () => {
    const answer = await app.inject('/api/securities/search?search=harrow&limit=10')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        data: {
          results: [
            {
              id: expect.any(Number),
              marketCode: 'LSE:HVL',
              searchDescription: 'Harrow & Vale plc · HVL · Share · London Stock Exchange · GBX',
              type: 'EQUITY',
              price: { value: expect.any(Number), scale: 2, unit: 'GBX' },
            },
          ],
          count: 1,
          capped: false,
        },
      },
    ])
    expect(Number(answer.headers['ratelimit-remaining'])).toBeGreaterThan(0)
  })

  it('[RP-SEARCH-8] answers an empty list under 3 characters, spaces not counted', async () => {
    for (const term of ['', 'h', 'bw', '  hv  '])
      expect(await resultsOf(`search=${encodeURIComponent(term)}`)).toEqual([])
  })

  it('[RP-SEARCH-4] returns at most 10 results, or the requested number', async () => {
    expect(await resultsOf('search=plc')).toHaveLength(10)
    expect(await resultsOf('search=plc&limit=3')).toHaveLength(3)
  })

  it('[RP-SEARCH-18] counts all that match, as the results page does', async () => {
    const { data } = (await app.inject('/api/securities/search?search=plc&limit=3')).json()
    expect(data.count).toBeGreaterThan(3)
    expect((await app.inject('/investment/search/all?search=plc')).body).toContain(`of ${data.count}<`)
  })

  it('[RP-SEARCH-9] puts an exact EPIC, ISIN or SEDOL first', async () => {
    const [harrow] = await db.sql
      .selectFrom('securities')
      .select(['isin', 'sedol'])
      .where('name', '=', 'Harrow & Vale plc')
      .execute()
    for (const term of ['hvl', harrow?.isin, harrow?.sedol])
      expect((await resultsOf(`search=${term}`))[0]).toMatchObject({ marketCode: 'LSE:HVL' })
  })

  it('[RP-HOLD-4] answers the security with an ISIN in the same shape, and none for an unknown ISIN', async () => {
    const [harrow] = await db.sql
      .selectFrom('securities')
      .select('isin')
      .where('name', '=', 'Harrow & Vale plc')
      .execute()
    expect(await resultsOf(`isin=${harrow?.isin?.toLowerCase()}`)).toMatchObject([{ marketCode: 'LSE:HVL' }])
    expect(await resultsOf('isin=US0378331005')).toEqual([])
  })

  it.each([
    ['', 'search'],
    ['search=abc&limit=0', 'limit'],
    ['search=abc&limit=11', 'limit'],
    ['search=abc&limit=ten', 'limit'],
    ['search=abc&search=def', 'search'],
    [`search=${'x'.repeat(257)}`, 'search'],
    ['search=abc&isin=US0378331005', 'isin'],
    ['search=abc&limti=3', 'limti'],
    ['isin=US0378331006', 'isin'],
    ['isin=nonsense', 'isin'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await app.inject(`/api/securities/search?${query}`)
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      400,
      { code: 'SITE_BAD_INPUT', field, reason: expect.stringMatching(/\w/) },
    ])
  })
})

describe('results', () => {
  const bodyOf = async (path: string) => (await app.inject(path)).body

  it.each([
    ['/search/all/harrow%20vale', '/investment/search/all?search=harrow+vale'],
    ['/search/all/a%2Fb%26c', '/investment/search/all?search=a%2Fb%26c'],
    ['/search/all/', '/investment/search/all?search='],
  ])('[RP-ROUTE-6] %s leads to %s', async (short, address) => {
    const answer = await app.inject(short)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, address])
  })

  it('[RP-ROUTE-7] the short form of the quote header leads to investments', async () => {
    const answer = await app.inject('/search/shares/harrow')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/investment/search/investments?search=harrow'])
  })

  it.each(['all', 'investments'])(
    '[RP-ROUTE-6, RP-ROUTE-7] /investment/search/%s shows identifiers, and says its one address',
    async scope => {
      const body = await bodyOf(`/investment/search/${scope}?search=harrow`)
      expect(body).toMatch(/<mark>Harrow<\/mark> &amp; Vale plc/)
      expect(body).toMatch(/GB00\w{8}/)
      expect(body).toContain(`<link rel="canonical" href="http://localhost/investment/search/${scope}?search=harrow"/>`)
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(await bodyOf('/robots.txt')).not.toContain('/investment/')
    },
  )

  it.each(['bw', 'BW.'])('[RP-SEARCH-20] leads the two-letter EPIC %s straight to its page', async epic => {
    const exact = await app.inject(`/investment/search/all?search=${epic}`)
    expect([exact.statusCode, exact.headers.location]).toEqual([302, '/market-research/LSE:BW.'])
  })

  it.each(['treasury 4.25', 'gilt 2034'])('[RP-SEARCH-16] %s finds the gilt', async term => {
    const body = await bodyOf(`/investment/search/all?search=${encodeURIComponent(term)}`)
    expect(body).toContain('href="/market-research/LSE:TG34"')
  })

  it('[RP-SEARCH-19] narrows by account and by what can be done, by the verdicts of the security’s page', async () => {
    const listed = (query: string) => bodyOf(`/investment/search/all?search=plc&size=50&${query}`)
    const suspended = 'href="/market-research/LSE:SUSP"'
    expect(await listed('dealing=NONE')).toContain(suspended)
    expect(await listed('dealing=BUY')).not.toContain(suspended)
    const [isa, dealing] = [await listed('wrapper=ISA'), await listed('wrapper=DEALING')]
    const noEligibility = 'href="/market-research/LSE:NOEL"'
    expect([isa.includes(noEligibility), dealing.includes(noEligibility)]).toEqual([false, true])
  })

  it('leads an exact code straight to its page, but not once the list is being narrowed', async () => {
    const exact = await app.inject('/investment/search/investments?search=lse:hvl')
    expect([exact.statusCode, exact.headers.location]).toEqual([302, '/market-research/LSE:HVL'])
    expect((await app.inject('/investment/search/investments?search=hvl&page=1')).statusCode).toBe(200)
  })

  it('narrows by what is chosen, and pages in the sizes offered', async () => {
    const all = await bodyOf('/investment/search/all?search=plc&size=25')
    const trusts = await bodyOf('/investment/search/all?search=plc&type=CLOSED_END_FUND')
    expect(all).toContain('type=CLOSED_END_FUND')
    expect(trusts.match(/<td[^>]*>Share<span/g)).toBeNull()
    expect(trusts.match(/<td[^>]*>Investment trust<span/g)?.length).toBeGreaterThan(0)
    expect(await bodyOf('/investment/search/all?search=plc&page=2')).toMatch(/11–\d+ of/)
  })

  it('shows former names, close spellings, identifier typos, and search tips when nothing matches', async () => {
    const [former] = await db.sql
      .selectFrom('security_names')
      .select('name')
      .where('kind', '=', 'FORMER')
      .limit(1)
      .execute()
    expect(await bodyOf(`/investment/search/all?search=${encodeURIComponent(former?.name ?? '')}`)).toContain(
      'Formerly',
    )
    expect(await bodyOf('/investment/search/all?search=kestral')).toContain('Did you mean one of these?')
    expect(await bodyOf('/investment/search/all?search=GB00BJ87MT86')).toContain('That ISIN has a typing error')
    expect(await bodyOf('/investment/search/all?search=qqqqzzzz')).toContain('Search tips')
  })
})

it('answers an instrument by SEDOL, 404 for an unknown one, 400 for an invalid one', async () => {
  const ask = async (sedol: string) => {
    const answer = await app.inject(`/api/securities/instrument?sedol=${sedol}`)
    return [answer.statusCode, answer.json()]
  }
  expect(await ask('b0kxtm3')).toEqual([200, { data: { marketCode: 'FUND:B0KXTM3', sedol: 'B0KXTM3' } }])
  expect(await ask('2046251')).toEqual([404, { data: null }])
  expect(await ask('B0KXTM4')).toMatchObject([400, { error: { field: 'sedol' } }])
})

it('describes its calls in OpenAPI and in the API reference', async () => {
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const search = document.paths['/api/securities/search'].get
  expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(['search', 'limit', 'isin'])
  const { statusCode, body } = await app.inject('/developers/api')
  expect(statusCode).toBe(200)
  for (const path of Object.keys(document.paths)) expect(body).toContain(path)
  expect(body).toContain('data.results[].searchDescription')
  expect(body).toContain('<code>data.holdings.state</code>')
  expect(body).toContain('<a href="#type-Price">Price</a>')
})

it('answers an unknown API call with a JSON error', async () => {
  const answer = await app.inject('/api/nothing?here')
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'SITE_UNKNOWN_CALL'])
})

describe('screener', () => {
  const bodyOf = async (query: string) => (await app.inject(`/investment/screener?${query}`)).body

  it('lists a security type with its figures, sorted and paged by the address', async () => {
    const shares = await bodyOf('sort=name')
    expect(shares).toContain('Corsin Inc')
    expect(shares).toMatch(/aria-sort="ascending"/)
    const trusts = await bodyOf('type=CLOSED_END_FUND&size=250')
    expect(trusts).toContain('Northwall Investment Trust plc')
    expect(trusts).not.toContain('Harrow &amp; Vale plc')
  })

  it('shows the same figures as the pages of a security', async () => {
    const overview = (await app.inject('/market-research/LSE:HVL')).body
    const row = /Harrow &amp; Vale plc<\/a>.*?<\/tr>/.exec(await bodyOf('sort=name'))?.[0] ?? ''
    const cells = row.matchAll(/number" data-label="[^"]*">(?:<a [^>]*>)?([\d.]+%?)(?:<\/a>)?<\/td>/g)
    const figures = [...cells].map(([, figure]) => figure)
    expect(figures).toHaveLength(2)
    for (const figure of figures) expect(overview).toContain(`>${figure}<`)
  })

  it('keeps invalid input with its error, and ignores that filter', async () => {
    const body = await bodyOf('yieldFrom=lots')
    expect(body).toContain('Enter a number such as 3.5')
    expect(body).toContain('value="lots"')
    expect(body).toContain('Harrow &amp; Vale plc')
  })

  it('names the filter that excludes everything', async () => {
    const body = await bodyOf('yieldFrom=99&sizeFrom=1')
    expect(body).toMatch(/Without “Dividend yield”<\/a>: (<!-- -->)?\d+/)
    expect(body).not.toContain('Without “Market cap”')
  })

  it('gives the list as a file, with plain numbers', async () => {
    const answer = await app.inject('/investment/screener?type=ETF&format=csv')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="screener-etfs.csv"')
    const [header, first = ''] = answer.body.split('\r\n')
    expect(header).toContain('Market code,Name,EPIC,Sector,Price,Price unit,Ongoing charge,Yield')
    expect(first.split(',')).toHaveLength(header?.split(',').length ?? 0)
  })
})

describe('ideas', () => {
  it('[RP-IDEAS-1] [RP-ROUTE-10] the selected list follows published rules shown with it', async () => {
    const { statusCode, body } = await app.inject('/investment/ideas/select')
    expect(statusCode).toBe(200)
    expect(body.match(/<b>Rule:<\/b>/g)).toHaveLength(5)
    expect(body).toContain('None of this is a personal recommendation.')
    const increases = [
      ...(body
        .split('id="dividend-heroes"')[1]
        ?.split('</section>')[1]
        ?.matchAll(/number">(\d+)</g) ?? []),
    ].map(Number)
    expect(increases).toEqual(increases.toSorted((a, b) => b - a))
  })

  it('[RP-IDEAS-2] [RP-ROUTE-11] the favourites name the source of their counts and mark simulated ones', async () => {
    const { statusCode, body } = await app.inject('/investment/ideas/favourite')
    expect(statusCode).toBe(200)
    expect(body).toContain('The numbers of people are simulated')
    expect(body).toContain('Most held')
    expect(body).not.toContain('No data yet')
  })

  it('has one address for the two', async () => {
    expect((await app.inject('/investment/ideas')).headers.location).toBe('/investment/ideas/select')
  })
})

it('finds a new name once an import has finished, and not before', async () => {
  const search = await openSecuritySearch({ db, log: app.log })
  const find = (term: string) => search.search(term, { limit: 1 })[0]?.entry.marketCode
  await db.sql.updateTable('securities').set({ name: 'Zebrafish plc' }).where('name', '=', 'Brackwell plc').execute()
  expect(await search.refresh()).toBe(false)
  expect(find('zebrafish')).toBeUndefined()
  const run = await importRuns.start(db, { sourceId: 1, startedAt: new Date(), parameters: {} })
  expect(await search.refresh()).toBe(false)
  await importRuns.finish(db, run, new Date(), {})
  expect(await search.refresh()).toBe(true)
  expect(find('zebrafish')).toBe('LSE:BW.')
  await search.close()
})
