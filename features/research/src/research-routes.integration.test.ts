import { analyseGilt } from '@bellwether/analytics'
import { facts, securities } from '@bellwether/db'
import {
  addDays,
  defaultServiceFlags,
  formatDate,
  getMarketCode,
  isSedol,
  price,
  toPriceNumber,
} from '@bellwether/domain'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { dirtyCloses } from './charts/dirty-closes.ts'
import { returnHistory } from './charts/return-history.ts'
import { companyInfoView } from './company-info/company-info-view.ts'
import { createResearchContext } from './research-context.ts'
import { researchQuery } from './research-query.ts'
import { researchRoutes } from './research-routes.ts'
import { useResearchSites } from './research-sites.fixture.ts'

const { market, securityOf, newsIdOf, openSite, sharedSite } = useResearchSites()

/** Remembers every name that was asked for. */
class WatchedQuery extends URLSearchParams {
  readonly read = new Set<string>()
  override get(name: string) {
    this.read.add(name)
    return super.get(name)
  }
  override getAll(name: string) {
    this.read.add(name)
    return super.getAll(name)
  }
  override has(name: string, value?: string) {
    this.read.add(name)
    return value === undefined ? super.has(name) : super.has(name, value)
  }
}

describe('the query of a research page', () => {
  it('has no name that the page reads and the address does not pass on', async () => {
    const context = createResearchContext({ db: market.db, services: defaultServiceFlags, log: Fastify().log })
    const viewer = { kind: 'guest', loaded: true } as const
    for (const { page, marketCode } of market.addresses) {
      for (const format of ['', 'csv']) {
        const query = new WatchedQuery({ format, table: 'returns', show: 'all', account: 'ISA' })
        const id = page === 'news-item' ? await newsIdOf(marketCode) : null
        await researchRoutes[page]?.(context, { security: await securityOf(marketCode), viewer, query, id })
        expect([page, [...query.read].filter(name => !researchQuery[page].includes(name))]).toEqual([page, []])
      }
    }
  })
})

describe('research pages', () => {
  it.each([
    ['/market-research/sub/LSE:HVL/portfolio', '/market-research/sub/LSE:HVL/dividends'],
    ['/market-research/sub/NYSE:CRSN/summary', '/market-research/sub/NYSE:CRSN/charts-and-performance'],
    ['/market-research/sub/FUND:B0KXTM3/news', '/market-research/sub/FUND:B0KXTM3/risks-and-ratings'],
    ['/market-research/sub/LSE:TG34/dividends', '/market-research/sub/LSE:TG34/costs'],
    ['/market-research/sub/LSE:HVL/no-such-page', '/market-research/LSE:HVL'],
  ])('[RP-ROUTE-14] %s, which it does not have, answers 404 with links to those it has', async (path, other) => {
    const site = await sharedSite()
    const { statusCode, body } = await site.inject(path)
    expect(statusCode).toBe(404)
    expect(body).toContain(`href="${other}"`)
    expect(body).not.toContain(`href="${path}"`)
  })

  it('show future dates for a suspended share, not those since its last price', async () => {
    const security = await securityOf(getMarketCode('LSE:SUSP'))
    const context = createResearchContext({ db: market.db, services: defaultServiceFlags, log: Fastify().log })
    const view = await companyInfoView(context, security, { viewer: { kind: 'guest', loaded: true } })
    const days = view.calendar.state === 'ready' ? view.calendar.view.map(({ day }) => day) : []
    expect(Date.parse(view.frame.quote?.at ?? '')).toBeLessThan(Date.parse(security.asAt))
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter(day => day < security.asAt)).toEqual([])
  })

  it('[RP-ROUTE-18] a gilt’s Overview links to its chart, documents and costs, without a sidebar; an ETF’s to its announcements', async () => {
    const site = await sharedSite()
    const links = ['charts-and-performance', 'fund-info/documents', 'costs'].map(
      page => `href="/market-research/sub/LSE:TG34/${page}"`,
    )
    for (const path of ['/market-research/LSE:TG34', '/market-research/sub/LSE:TG34/costs']) {
      const { statusCode, body } = await site.inject(path)
      expect([statusCode, body.includes('data-bw-sidebar')]).toEqual([200, false])
      for (const link of links) expect(body).toContain(link)
    }
    const chart = (await site.inject('/market-research/sub/LSE:TG34/charts-and-performance')).body
    for (const heading of ['Yield history', 'Past performance', 'Price history'])
      expect(chart).toContain(`>${heading}<`)
    expect((await site.inject('/market-research/sub/LSE:TG34/fund-info/documents')).body).toContain(
      'Prospectus: 4 1/4% Treasury Gilt 2034',
    )
    const etf = (await site.inject('/market-research/LSE:BWLD')).body
    expect(etf).toContain('href="/market-research/sub/LSE:BWLD/news?tab=regulatory"')
    const news = await site.inject('/market-research/sub/LSE:BWLD/news?tab=regulatory&from=01/01/2020')
    expect(news.body).toMatch(/: (Distribution of|Net Asset Value)/)
    const item = /\/market-research\/sub\/LSE:BWLD\/news-item\/\d+/.exec(news.body)?.[0] ?? ''
    expect((await site.inject(item)).statusCode).toBe(200)
  })

  it('[RP-RETURN-9] the return of a gilt is that of its dirty price; of an index-linked one it is withheld', async () => {
    const context = createResearchContext({ db: market.db, services: defaultServiceFlags, log: Fastify().log })
    const gilt = await securityOf(getMarketCode('LSE:TG34'))
    const record = await facts.gilt(market.db, gilt.id)
    const clean = { day: gilt.asAt, close: 9_725 }
    const dirty = await dirtyCloses(context, gilt, [clean])
    const analysis = record && analyseGilt(record, price(clean.close, 2, 'GBP'), gilt.asAt)
    expect(typeof dirty === 'string' ? dirty : (dirty[0]?.close ?? 0) / 100).toBeCloseTo(
      analysis ? toPriceNumber(analysis.dirty) : -1,
      4,
    )
    const history = await returnHistory(context, { security: gilt, day: gilt.asAt })
    expect(history).toMatchObject({ basis: expect.not.stringContaining('product charges') })
    const setKind = (kind: 'CONVENTIONAL' | 'INDEX_LINKED') =>
      market.db.sql.updateTable('gilt_facts').set({ kind }).where('security_id', '=', gilt.id).execute()
    await setKind('INDEX_LINKED')
    expect(await returnHistory(context, { security: gilt, day: gilt.asAt })).toContain(
      'index-linked gilt are not shown',
    )
    await setKind('CONVENTIONAL')
  })

  it('[RP-FORMAT-6] offer their tables as files, each of which answers', async () => {
    const site = await sharedSite()
    const files = new Set<string>()
    for (const { path } of market.addresses)
      for (const [, href = ''] of (await site.inject(path)).body.matchAll(/href="([^"]*format=csv[^"]*)"/g))
        files.add(href.replaceAll('&amp;', '&'))
    const wanted = [
      '/market-research/LSE:HVL?format=csv',
      '/market-research/LSE:TG34?format=csv',
      '/market-research/sub/LSE:NWT/charts-and-performance?format=csv&table=returns',
      '/market-research/sub/LSE:NWT/charts-and-performance?format=csv&table=growth',
      '/market-research/sub/LSE:NWT/charts-and-performance?format=csv&table=risk',
      '/market-research/sub/FUND:B0KXTM3/risks-and-ratings?format=csv',
      '/market-research/sub/FUND:B0KXTM3/portfolio?format=csv&table=breakdowns',
      '/market-research/sub/FUND:B0KXTM3/fund-info/target-market?format=csv',
      '/market-research/sub/LSE:BWLD/fund-info?format=csv',
    ]
    expect(wanted.filter(file => !files.has(file))).toEqual([])
    for (const file of files) {
      const { statusCode, headers, body } = await site.inject(file)
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'text/csv; charset=utf-8'])
      const [header = '', ...rows] = body.trim().split('\r\n')
      expect(header.length, file).toBeGreaterThan(5)
      // A list of news may be empty.
      if (!file.includes('/news')) expect(rows.length, file).toBeGreaterThan(0)
    }
  })

  it('[RP-QUOTE-12] an ETF lists where it trades, and the SEDOL of a line leads to that line', async () => {
    const line = await market.db.sql
      .selectFrom('listings')
      .select(['market_code', 'sedol'])
      .where('market_code', '=', 'LSE:BWLU')
      .executeTakeFirstOrThrow()
    expect(isSedol(line.sedol ?? '')).toBe(true)
    const site = await sharedSite()
    const block =
      /Where it trades.*?<\/section>/s.exec((await site.inject('/market-research/LSE:BWLD')).body)?.[0] ?? ''
    const { sedol } = await securityOf(getMarketCode('LSE:BWLD'))
    for (const text of ['BWLU', line.sedol, sedol, 'US dollars (USD)']) expect(block).toContain(text)
    expect(await securities.findBySedol(market.db, line.sedol ?? '')).toBe('LSE:BWLU')
    expect(await securities.findBySedol(market.db, sedol ?? '')).toBe('LSE:BWLD')
  })

  it('[RP-ROUTE-19] [RP-MARKET-12] every page names the firm and the service where they are configured, and calls no price delayed that may not be', async () => {
    const app = await openSite({ firm: { name: 'Example Investments Ltd', frn: '123456' } })
    for (const path of ['/', '/market-research/LSE:HVL', '/nowhere']) {
      const { body } = await app.inject(path)
      expect(body).toContain('execution-only service of Example Investments Ltd')
      expect(body).toContain('(FRN 123456)')
      expect(body).toContain('you may get back less than you invest')
      expect(body).toContain('other prices may be delayed')
    }
    expect((await (await openSite()).inject('/')).body).not.toContain('execution-only service')
  })

  it('[RP-FORMAT-9] a discount has one label and one sign on every page', async () => {
    const site = await sharedSite()
    const paths = [
      'LSE:NWT',
      'sub/LSE:NWT/fund-info/trust-info',
      'sub/LSE:NWT/financials/key-ratios',
      'sub/LSE:NWT/summary',
    ]
    const shown = new Set<string>()
    for (const path of paths) {
      const text = (await site.inject(`/market-research/${path}`)).body
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
      const [, header] = /Discount \(−\) or premium ([−+]?[\d.]+%)/.exec(text) ?? []
      shown.add(header ?? `none on ${path}`)
      expect(text, path).not.toMatch(/(?:Discount|Premium) [\d.]+%/)
    }
    expect([...shown]).toEqual([expect.stringMatching(/^[−+][\d.]+%$/)])
  })

  it('[RP-FORMAT-9] net cash is net debt below zero on every page', async () => {
    const site = await sharedSite()
    const [balance, summary, overview, ratios] = await Promise.all(
      [
        'sub/LSE:HVL/financials/balance-sheet',
        'sub/LSE:HVL/financials/summary',
        'LSE:HVL',
        'sub/LSE:HVL/financials/key-ratios',
      ].map(async path =>
        (await site.inject(`/market-research/${path}`)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
      ),
    )
    const debt = /= (−£\d+m)/.exec(balance?.slice(balance.indexOf('Net debt =')) ?? '')?.[1]
    expect(debt).toBeDefined()
    expect(summary).toContain(`short-term investments = ${debt}`)
    expect(overview).toContain(`Net debt: ${debt}`)
    expect(ratios).toMatch(/Net debt ÷ EBITDA = −[\d.]+×/)
  })

  it('[RP-FORMAT-10] the base currency of an ETF is the same on every page', async () => {
    const site = await sharedSite()
    const text = async (path: string) =>
      (await site.inject(`/market-research/${path}`)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(await text('sub/LSE:BWLD/fund-info')).toContain('Base currency USD')
    expect(await text('LSE:BWLD')).toContain('base currency US')
  })

  it('[RP-SIDEBAR-2] [RP-SIDEBAR-20] a security without a market code has no Summary and no other page, and nothing links to it', async () => {
    const own = await market.db.sql
      .selectFrom('securities')
      .selectAll()
      .where('id', '=', (await securityOf(getMarketCode('LSE:HVL'))).id)
      .executeTakeFirstOrThrow()
    const unlisted = { ...own, id: 9_999_999, name: 'Uncoded Holdings plc', isin: 'GB0002634946', sedol: '0263494' }
    await market.db.sql.insertInto('securities').values(unlisted).execute()
    const site = await sharedSite()
    for (const path of ['/market-research/sub/GB0002634946/summary', '/market-research/sub/LSE:0263494/summary'])
      expect((await site.inject(path)).statusCode).toBe(404)
    for (const path of ['/market-research/LSE:HVL', '/investment/search/all?search=uncoded', '/investment/screener']) {
      const { statusCode, body } = await site.inject(path)
      expect([path, statusCode, body.includes('Uncoded Holdings')]).toEqual([path, 200, false])
    }
    await market.db.sql.deleteFrom('securities').where('id', '=', unlisted.id).execute()
  })

  it('[RP-HOLD-8] holdings of more than 90 days ago are marked in words, and stay', async () => {
    const fund = await securityOf(getMarketCode('FUND:B0KXTM3'))
    const reportOf = async (days: number) => {
      const day = addDays(fund.asAt, -days)
      await market.db.sql.updateTable('holdings').set({ as_at: day }).where('security_id', '=', fund.id).execute()
      const { body } = await (await openSite()).inject('/market-research/sub/FUND:B0KXTM3/portfolio')
      const block = /id="holdings".*?<\/section>/s.exec(body)?.[0] ?? ''
      return { rows: block.split('<tr').length, marked: block.includes(`As at ${formatDate(day)}: over 90 days old`) }
    }
    expect(await reportOf(90)).toEqual({ rows: expect.any(Number), marked: false })
    const { rows, marked } = await reportOf(91)
    expect(marked).toBe(true)
    expect(rows).toBeGreaterThan(10)
  })

  it('[RP-ELIG-14] the Overview of a cash-like fund says what changes for ISAs, of another fund nothing', async () => {
    const fund = await securityOf(getMarketCode('FUND:B0KXTM3'))
    const changes = async (sector: string) => {
      await market.db.sql.updateTable('securities').set({ sector }).where('id', '=', fund.id).execute()
      const { body } = await (await openSite()).inject('/market-research/FUND:B0KXTM3')
      return body.includes('Stocks and shares ISA: from 6 Apr 2027 a stocks and shares ISA may hold cash-like funds')
    }
    expect(await changes('IA Short Term Money Market')).toBe(true)
    expect(await changes(fund.sector ?? '')).toBe(false)
  })
})
