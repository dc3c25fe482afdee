import { analyseGilt } from '@bellwether/analytics'
import { type Database, facts, screener, securities } from '@bellwether/db'
import {
  defaultServiceFlags,
  getMarketCode,
  isSedol,
  type MarketCode,
  type PageId,
  pagePath,
  pagesFor,
  price,
  toPriceNumber,
} from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sitePlugin } from '../../../apps/site/src/index.ts'
import { dirtyCloses } from './charts/dirty-closes.ts'
import { returnHistory } from './charts/return-history.ts'
import { companyInfoView } from './company-info/company-info-view.ts'
import { instrumentOf } from './layout/instrument.ts'
import { newsView } from './news/news-view.ts'
import { findHoldingPages, topHoldingsView } from './portfolio/holdings-view.ts'
import { createResearchContext } from './research-context.ts'
import { researchQuery } from './research-query.ts'
import { researchRoutes } from './research-routes.ts'
import { quoteView } from './securities/quote.ts'

const codes = ['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34'].map(getMarketCode)

/** Without these there is nothing to make a page of. */
const essential = new Set(['securities', 'listings', 'sources'])
/** The item itself; without its text there is still a headline, and what stands around it. */
const essentialToItem = new Set(['news_items'])
/** Around the page, not in a block of it: the page does without, and the header says so where it matters. */
const around = new Set(['quotes', 'recorded_ticks', 'intraday_prices', 'eligibility', 'documents'])
/** Pages that ask these tables for nothing but a figure of the header, or where another page of documents is. */
const onlyInHeader: Readonly<Record<string, RegExp>> = {
  nav_years: /costs|director-deals|dividends|news|portfolio|documents|target-market|financials\/(?!key-ratios)/,
  fund_facts: /charts-and-performance|costs|documents|target-market|news/,
  gilt_facts: /costs|documents/,
  document_groups: /fund-info$/,
}

/** Read in the background while a page happens to be requested: waiting orders, the version of the data, whether figures are current. */
const background =
  /^(?:paper_|exchange_rates$|data_version$|security_versions$|stored_pages$|import_runs$|screener_state$)/

interface Address {
  readonly page: PageId
  readonly marketCode: MarketCode
  readonly path: string
}

let db: Database
const opened: FastifyInstance[] = []
let addresses: Address[] = []

beforeAll(async () => {
  buildPages()
  db = await openMarket()
  addresses = (await Promise.all(codes.map(addressesOf))).flat()
})

afterAll(async () => {
  await Promise.all(opened.map(app => app.close()))
  await db.close()
})

async function securityOf(marketCode: MarketCode) {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`${marketCode} is in every universe`)
  return security
}

async function addressesOf(marketCode: MarketCode): Promise<Address[]> {
  const { type, listing } = await securityOf(marketCode)
  const newsId = await newsIdOf(marketCode)
  const has = pagesFor({ type, marketCode, exchange: listing.exchange }, defaultServiceFlags)
  return (Object.keys(researchRoutes) as PageId[])
    .filter(page => has.has(page))
    .map(page => ({ page, marketCode, path: pagePath(page, marketCode, newsId) }))
}

async function newsIdOf(marketCode: MarketCode): Promise<string> {
  const named = await db.sql
    .selectFrom('news_symbols')
    .select('news_id')
    .where('market_code', '=', marketCode)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return String(named?.news_id ?? 'none')
}

async function siteOn(plugin?: KyselyPlugin): Promise<FastifyInstance> {
  const app = Fastify({ pluginTimeout: 60_000 })
  opened.push(app)
  await app.register(sitePlugin, {
    db: plugin ? { ...db, sql: db.sql.withPlugin(plugin) } : db,
    publicOrigin: 'https://bellwether.example',
    services: defaultServiceFlags,
    dev: false,
  })
  return app
}

/** Calls `seen` with every table of every query before it runs. */
function watchTables(seen: (table: string) => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      for (const table of tablesOf(node)) seen(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function tablesOf(node: RootOperationNode): Set<string> {
  const text = JSON.stringify(node)
  const named = text.matchAll(/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"\}/g)
  const written = text.matchAll(/\b(?:from|join) (\w+)/g)
  return new Set([...named, ...written].map(([, table]) => table ?? ''))
}

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
    const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
    const viewer = { kind: 'guest', loaded: true } as const
    for (const { page, marketCode } of addresses) {
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
  it('stay up, and say so in the block, whichever table cannot be read', async () => {
    const used = new Map<string, Address[]>()
    let requested: Address | null = null
    const whole = await siteOn(
      watchTables(table => {
        const known = used.get(table) ?? []
        // One security stands for all that have the page; the Overview differs by type.
        const same = ({ page, marketCode }: Address) =>
          page === requested?.page && (page !== 'overview' || marketCode === requested.marketCode)
        if (requested && !known.some(same)) used.set(table, [...known, requested])
      }),
    )
    // What a site calculates in the background when it starts reads tables too.
    await expect.poll(() => screener.areDetailsCurrent(db), { timeout: 60_000 }).toBe(true)
    for (requested of addresses) {
      const { statusCode, body } = await whole.inject(requested.path)
      expect([requested.path, statusCode, body.includes('Could not load this')]).toEqual([requested.path, 200, false])
    }
    requested = null
    // Names that are not tables are aliases.
    const real = (await db.sql.introspection.getTables()).map(({ name }) => name)
    const tables = real.filter(table => used.has(table) && !essential.has(table) && !background.test(table))
    expect(tables.length).toBeGreaterThan(30)

    let failing: string | null = null
    const site = await siteOn(
      watchTables(read => {
        if (read === failing) throw new Error(`${read} cannot be read`)
      }),
    )
    // Whatever is cached, in the site and below it, is too old at every step, also to be sent while it is renewed.
    let hours = 0
    const { now } = performance
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + hours * 3_600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    const wrong: string[] = []
    for (failing of tables) {
      hours += 2
      for (const { page, path } of used.get(failing) ?? []) {
        if (page === 'news-item' && essentialToItem.has(failing)) continue
        const { statusCode, body } = await site.inject(path)
        if (statusCode !== 200) wrong.push(`${path} without ${failing}: ${statusCode}`)
        const mayBeSilent = around.has(failing) || onlyInHeader[failing]?.test(path)
        if (!mayBeSilent && !body.includes('Could not load this')) wrong.push(`${path} without ${failing}: silent`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('without a quote say that the price could not be loaded, and without eligibility allow no order', async () => {
    const failing = new Set<string>()
    const site = await siteOn(
      watchTables(table => {
        if (failing.has(table)) throw new Error(`${table} cannot be read`)
      }),
    )
    failing.add('quotes')
    expect((await site.inject('/market-research/sub/LSE:HVL/dividends')).body).toContain(
      'The price could not be loaded',
    )
    failing.clear()
    failing.add('eligibility')
    const { body } = await site.inject('/market-research/sub/LSE:HVL/company-info')
    expect(body.match(/<button[^>]*aria-disabled="true"/g)).toHaveLength(3)
    expect(body).toContain('Dealing information is temporarily unavailable')
  })

  it.each([
    ['/market-research/sub/LSE:HVL/portfolio', '/market-research/sub/LSE:HVL/dividends'],
    ['/market-research/sub/NYSE:CRSN/summary', '/market-research/sub/NYSE:CRSN/charts-and-performance'],
    ['/market-research/sub/FUND:B0KXTM3/news', '/market-research/sub/FUND:B0KXTM3/risks-and-ratings'],
    ['/market-research/sub/LSE:TG34/dividends', '/market-research/sub/LSE:TG34/costs'],
    ['/market-research/sub/LSE:HVL/no-such-page', '/market-research/LSE:HVL'],
  ])('[RP-ROUTE-14] %s, which it does not have, answers 404 with links to those it has', async (path, other) => {
    const site = opened[0] ?? (await siteOn())
    const { statusCode, body } = await site.inject(path)
    expect(statusCode).toBe(404)
    expect(body).toContain(`href="${other}"`)
    expect(body).not.toContain(`href="${path}"`)
  })

  it('show future dates for a suspended share, not those since its last price', async () => {
    const security = await securityOf(getMarketCode('LSE:SUSP'))
    const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
    const view = await companyInfoView(context, security, { viewer: { kind: 'guest', loaded: true } })
    const days = view.calendar.state === 'ready' ? view.calendar.view.map(({ day }) => day) : []
    expect(Date.parse(view.frame.quote?.at ?? '')).toBeLessThan(Date.parse(security.asAt))
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter(day => day < security.asAt)).toEqual([])
  })

  it('[RP-ROUTE-18] a gilt’s Overview links to its chart, documents and costs, without a sidebar; an ETF’s to its announcements', async () => {
    const site = opened[0] ?? (await siteOn())
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
    const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
    const gilt = await securityOf(getMarketCode('LSE:TG34'))
    const record = await facts.gilt(db, gilt.id)
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
      db.sql.updateTable('gilt_facts').set({ kind }).where('security_id', '=', gilt.id).execute()
    await setKind('INDEX_LINKED')
    expect(await returnHistory(context, { security: gilt, day: gilt.asAt })).toContain(
      'index-linked gilt are not shown',
    )
    await setKind('CONVENTIONAL')
  })

  it('[RP-FORMAT-6] offer their tables as files, each of which answers', async () => {
    const site = opened[0] ?? (await siteOn())
    const files = new Set<string>()
    for (const { path } of addresses)
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
    const line = await db.sql
      .selectFrom('listings')
      .select(['market_code', 'sedol'])
      .where('market_code', '=', 'LSE:BWLU')
      .executeTakeFirstOrThrow()
    expect(isSedol(line.sedol ?? '')).toBe(true)
    const site = opened[0] ?? (await siteOn())
    const block =
      /Where it trades.*?<\/section>/s.exec((await site.inject('/market-research/LSE:BWLD')).body)?.[0] ?? ''
    const { sedol } = await securityOf(getMarketCode('LSE:BWLD'))
    for (const text of ['BWLU', line.sedol, sedol, 'US dollars (USD)']) expect(block).toContain(text)
    expect(await securities.findBySedol(db, line.sedol ?? '')).toBe('LSE:BWLU')
    expect(await securities.findBySedol(db, sedol ?? '')).toBe('LSE:BWLD')
  })

  it('[RP-ROUTE-19] every page names the firm and the service where they are configured', async () => {
    const app = Fastify({ pluginTimeout: 60_000 })
    const firm = { name: 'Example Investments Ltd', frn: '123456' }
    await app.register(sitePlugin, {
      db,
      publicOrigin: 'https://bellwether.example',
      services: defaultServiceFlags,
      dev: false,
      firm,
    })
    opened.push(app)
    for (const path of ['/', '/market-research/LSE:HVL', '/nowhere']) {
      const { body } = await app.inject(path)
      expect(body).toContain('execution-only service of Example Investments Ltd')
      expect(body).toContain('(FRN 123456)')
      expect(body).toContain('you may get back less than you invest')
    }
    expect((await (await siteOn()).inject('/')).body).not.toContain('execution-only service')
  })

  it('[RP-FORMAT-9] a discount has one label and one sign on every page', async () => {
    const site = await siteOn()
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

  it('[RP-FORMAT-10] the base currency of an ETF is the same on every page', async () => {
    const site = await siteOn()
    const text = async (path: string) =>
      (await site.inject(`/market-research/${path}`)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(await text('sub/LSE:BWLD/fund-info')).toContain('Base currency USD')
    expect(await text('LSE:BWLD')).toContain('base currency US')
  })

  it('[RP-QUOTE-1] a quote has the fields of the specification, under its names', async () => {
    const log = Fastify().log
    const quote = await quoteView(
      createResearchContext({ db, services: defaultServiceFlags, log }),
      await securityOf(getMarketCode('LSE:HVL')),
      null,
    )
    expect(quote).toMatchObject({
      marketCode: 'LSE:HVL',
      currency: 'GBX',
      askPrice: { unit: 'GBX', scale: 2 },
      bidPrice: { unit: 'GBX', scale: 2 },
      lastPrice: { value: 128_450, unit: 'GBX', scale: 2 },
      dayChange: { unit: 'GBX' },
      dayChangePct: expect.any(Number),
      exchangeCode: 'LSE',
      typename: 'EQUITY',
    })
  })

  it('[RP-SIDEBAR-2] [RP-SIDEBAR-20] a security without a market code has no Summary and no other page, and nothing links to it', async () => {
    const own = await db.sql
      .selectFrom('securities')
      .selectAll()
      .where('id', '=', (await securityOf(getMarketCode('LSE:HVL'))).id)
      .executeTakeFirstOrThrow()
    const unlisted = { ...own, id: 9_999_999, name: 'Uncoded Holdings plc', isin: 'GB0002634946', sedol: '0263494' }
    await db.sql.insertInto('securities').values(unlisted).execute()
    const site = await siteOn()
    for (const path of ['/market-research/sub/GB0002634946/summary', '/market-research/sub/LSE:0263494/summary'])
      expect((await site.inject(path)).statusCode).toBe(404)
    for (const path of ['/market-research/LSE:HVL', '/investment/search/all?search=uncoded', '/investment/screener']) {
      const { statusCode, body } = await site.inject(path)
      expect([path, statusCode, body.includes('Uncoded Holdings')]).toEqual([path, 200, false])
    }
    await db.sql.deleteFrom('securities').where('id', '=', unlisted.id).execute()
  })

  it('[RP-QUOTE-2] [RP-QUOTE-3] [RP-QUOTE-5] an instrument is made of its record, under the names of the specification', async () => {
    const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
    const { notTradableReason, keyDocument, ...instrument } = await instrumentOf(
      context,
      await securityOf(getMarketCode('LSE:LEV3')),
    )
    expect(instrument).toEqual({
      type: 'ETF',
      complex: true,
      tradable: {
        tradable: true,
        buyable: true,
        sellable: true,
        ri: expect.any(Boolean),
        dripable: expect.any(Boolean),
        tradableProducts: expect.any(Object),
      },
      figaroData: { isaEligibility: true, sippEligibility: true },
      kiidRequired: true,
      kiidDocument: keyDocument?.url,
      kiidDocumentSource: 'Bellwether simulated market',
    })
    expect(Object.keys(instrument.tradable.tradableProducts).filter(key => !/^product-\w+$/.test(key))).toEqual([])
    expect(keyDocument?.url).toMatch(/^\/documents\/\d+\//)
    expect(notTradableReason).toBeNull()
    const suspended = await instrumentOf(context, await securityOf(getMarketCode('LSE:SUSP')))
    expect(suspended.tradable).toMatchObject({ tradable: false, buyable: false, sellable: false, ri: false })
    const unknown = await instrumentOf(context, await securityOf(getMarketCode('LSE:NOEL')))
    expect(unknown).toMatchObject({
      figaroData: { isaEligibility: null, sippEligibility: null },
      kiidDocument: null,
      kiidDocumentSource: null,
    })
  })

  it('[RP-NEWS-3] [RP-NEWS-4] list rows of their tab’s sources only, and all of them', async () => {
    const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
    const security = await securityOf(getMarketCode('LSE:BW.'))
    const now = new Date(`${security.asAt}T18:00:00Z`)
    const sourcesOf = async (tab: string) => {
      const query = new URLSearchParams({ tab, size: '100', from: '01/01/2020' })
      const { list } = await newsView(context, security, { query, viewer: { kind: 'guest', loaded: true }, now })
      const ids = list.state === 'ready' ? list.view.rows.map(({ id }) => Number(id)) : []
      const found = await db.sql.selectFrom('news_items').select('source_code').where('id', 'in', ids).execute()
      expect(found).toHaveLength(ids.length)
      return new Set(found.map(item => item.source_code))
    }
    expect(await sourcesOf('company')).toEqual(new Set(['ALLIANCE']))
    expect(await sourcesOf('regulatory')).toEqual(new Set(['LSELSERNS', 'DGAPDGAPRNS']))
  })

  describe('top holdings', () => {
    it('[RP-HOLD-4] [RP-HOLD-5] are linked by ISIN, and by SEDOL alone where the ISIN is missing or unknown', async () => {
      const context = createResearchContext({ db, services: defaultServiceFlags, log: Fastify().log })
      const { id } = await securityOf(getMarketCode('FUND:B0KXTM3'))
      const [share, dotted, trust] = await Promise.all(
        ['LSE:HVL', 'LSE:BW.', 'LSE:NWT'].map(code => securityOf(getMarketCode(code))),
      )
      // The ISIN in the third row has a right check digit and belongs to no security.
      for (const [rank, isin, sedol] of [
        [1, share?.isin, null],
        [2, null, dotted?.sedol],
        [3, 'GB0002634946', trust?.sedol],
        [4, 'GB0002634946', '0263494'],
      ] as const) {
        const changed = { isin: isin ?? null, sedol: sedol ?? null }
        await db.sql
          .updateTable('holdings')
          .set(changed)
          .where('security_id', '=', id)
          .where('rank', '=', rank)
          .execute()
      }
      const view = await topHoldingsView(context, id, null)
      expect(view.state === 'ready' ? view.view.holdings.slice(0, 4).map(({ href }) => href) : view).toEqual([
        '/market-research/LSE:HVL',
        '/market-research/LSE:BW.',
        '/market-research/LSE:NWT',
        null,
      ])
    })

    it('[RP-HOLD-6] [RP-HOLD-7] keep nine links when one lookup fails', async () => {
      const holdings = await db.sql
        .selectFrom('securities as s')
        .innerJoin('listings as l', 'l.security_id', 's.id')
        .select(['s.isin', 's.sedol'])
        .where('s.sedol', 'is not', null)
        .where('l.primary_listing', '=', true)
        .orderBy('s.id')
        .limit(10)
        .execute()
      const broken = holdings[4]
      const failing = {
        transformQuery({ node }) {
          const text = JSON.stringify(node)
          if (text.includes(`"${broken?.isin}"`) || text.includes(`"${broken?.sedol}"`))
            throw new Error('cannot be read')
          return node
        },
        transformResult: async ({ result }) => result,
      } satisfies KyselyPlugin
      const log = Fastify().log
      const whole = createResearchContext({ db, services: defaultServiceFlags, log })
      const sql = db.sql.withPlugin(failing)
      const partly = createResearchContext({ db: { ...db, sql }, services: defaultServiceFlags, log })
      const links = await findHoldingPages(whole, holdings)
      expect(links.filter(Boolean)).toHaveLength(10)
      expect(await findHoldingPages(partly, holdings)).toEqual(links.with(4, null))
    })
  })
})
