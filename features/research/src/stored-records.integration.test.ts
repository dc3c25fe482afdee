import { type ChartChoices, parseChartQuery } from '@bellwether/contract'
import { bulkInsert, type Database, prices, quotes, securities, writeDays } from '@bellwether/db'
import {
  defaultServiceFlags,
  getIsoDate,
  getMarketCode,
  type MarketCode,
  openTerms,
  type PriceAccess,
  type Viewer,
} from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceChartView } from './charts/price-chart.ts'
import { securityChartView } from './charts/security-chart.ts'
import { homeView } from './home/home-view.ts'
import { dayRoutes } from './layout/day-route.ts'
import { instrumentOf } from './layout/instrument.ts'
import { newsView } from './news/news-view.ts'
import { findHoldingPages, topHoldingsView } from './portfolio/holdings-view.ts'
import { createResearchContext, forAudience, type ResearchContext } from './research-context.ts'
import { hitQuotes } from './search/hit-quotes.ts'
import { quoteView } from './securities/quote.ts'
import { watchedLines, watchedViews } from './securities/watched-views.ts'

let db: Database
beforeAll(async () => {
  db = await openMarket()
})
afterAll(() => db.close())

const contextOn = (database: Database) =>
  createResearchContext({ db: database, services: defaultServiceFlags, log: Fastify().log })

async function securityOf(marketCode: MarketCode) {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`${marketCode} is in every universe`)
  return security
}

describe('views of stored records', () => {
  it('[RP-QUOTE-1] a quote has the fields of the specification, under its names', async () => {
    const quote = await quoteView(contextOn(db), await securityOf(getMarketCode('LSE:HVL')))
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

  it('[RP-CHART-11] before a day has bars, charts of one day draw the last one that has, measured from the close before it', async () => {
    const context = contextOn(db)
    const security = await securityOf(getMarketCode('LSE:NWT'))
    const quote = await quoteView(context, security)
    const day = getIsoDate('2026-11-16')
    const [before, last] = (await prices.daily(db, security.listing.id, getIsoDate('2026-11-01'), day)).slice(-2)
    const change = (last?.close ?? 0) / (before?.close ?? 1) - 1
    expect(await priceChartView(context, security, '1D', { day, quote })).toMatchObject({
      view: { earlierDay: '2026-11-13', changePct: expect.closeTo(change, 7), previousClose: before?.close },
    })
    const choices = parseChartQuery(new URLSearchParams('range=1D')) as ChartChoices
    expect(await securityChartView(context, { security, day, previousClose: null }, choices, [])).toMatchObject({
      view: {
        previousClose: { value: before?.close },
        changePct: expect.closeTo(change, 7),
        remarks: ['No trades yet on 16 Nov 2026: 13 Nov 2026 is drawn.'],
      },
    })
  })

  it('[RP-QUOTE-2] [RP-QUOTE-3] [RP-QUOTE-5] an instrument is made of its record, under the names of the specification', async () => {
    const context = contextOn(db)
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
    const context = contextOn(db)
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
      const context = contextOn(db)
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
      const whole = contextOn(db)
      const sql = db.sql.withPlugin(failing)
      const partly = contextOn({ ...db, sql })
      const links = await findHoldingPages(whole, holdings)
      expect(links.filter(Boolean)).toHaveLength(10)
      expect(await findHoldingPages(partly, holdings)).toEqual(links.with(4, null))
    })
  })
})

describe('prices that not everybody may see', () => {
  const hvl = getMarketCode('LSE:HVL')
  const minutes = (time: string) => new Date(`2026-11-16T${time}:00Z`)
  const contextFor = (guests: PriceAccess, time: string) =>
    createResearchContext({
      db,
      services: defaultServiceFlags,
      log: Fastify().log,
      terms: new Map([['LSE', { ...openTerms, guests }]]),
      now: () => minutes(time),
    })

  beforeAll(async () => {
    const { listing } = await securityOf(hvl)
    const bar = (time: string, close: number) => ({
      ...{ listing_id: listing.id, at: minutes(time), open: close, high: close + 10, low: close - 10, close },
      ...{ volume: 100, source_id: 1 },
    })
    const moved = { state: 'LIVE', at: minutes('10:00'), last: 140_000, bid: 139_900, ask: 140_100 } as const
    await db.sql
      .updateTable('quotes')
      .set({ ...moved, open: 128_000, high: 999_000, low: 1000, year_high: 999_000, year_low: 1000, volume: 9999 })
      .set({ previous_close: 128_450, day_change: 11_550, day_change_pct: 0.09 })
      .where('listing_id', '=', listing.id)
      .execute()
    await bulkInsert(db, 'intraday_prices', [bar('08:00', 129_000), bar('09:30', 130_000), bar('09:50', 140_000)])
    await writeDays(db, 'daily_prices', [
      { listing_id: listing.id, day: '2026-11-12', close: 126_600, source_id: 1 },
      { listing_id: listing.id, day: '2026-11-13', close: 128_450, high: 130_500, low: 120_000, source_id: 1 },
    ])
  })

  it('[RP-ACCESS-5] delayed: the recorded price of that time, with its own change, range, volume and line', async () => {
    const guests = contextFor('DELAYED', '10:00')
    const security = await securityOf(hvl)
    expect(await quoteView(guests, security)).toMatchObject({
      ...{ state: 'DELAYED', delayMinutes: 15, at: minutes('09:31').toISOString() },
      ...{ lastPrice: { value: 130_000 }, dayChange: { value: 1550 }, dayChangePct: 1550 / 128_450 },
      ...{ bidPrice: null, askPrice: null, trades: null, volume: 200 },
      ...{ open: { value: 129_000 }, high: { value: 130_010 }, low: { value: 128_990 } },
      previousClose: { value: 128_450 },
      sparkline: { points: [129_000, 130_000] },
    })
    const quote = await quoteView(guests, security)
    expect(quote?.yearHigh?.value).toBeLessThan(999_000)
    expect(quote?.yearLow?.value).toBeGreaterThan(1000)
    expect(await watchedLines(guests, [hvl])).toMatchObject([
      { lastPrice: { value: 130_000 }, dayChangePct: 1550 / 128_450, sparkline: { points: [129_000, 130_000] } },
    ])
    expect(await quotes.latestOf(guests.db, [security.listing.id])).toMatchObject([{ last: 130_000 }])
    expect(await prices.intraday(guests.db, security.listing.id, minutes('00:00'))).toHaveLength(2)
    const rises = await quotes.movers(guests.db, { direction: 'up', limit: 100 })
    expect(rises.find(({ marketCode }) => marketCode === hvl)?.last ?? 130_000).toBe(130_000)
  })

  it('[RP-ACCESS-5] delayed, with nothing of the session that is old enough: the close before it', async () => {
    expect(await quoteView(contextFor('DELAYED', '08:10'), await securityOf(hvl))).toMatchObject({
      ...{ state: 'CLOSE', at: '2026-11-13T16:35:00.000Z', lastPrice: { value: 128_450 } },
      ...{ previousClose: { value: 126_600 }, dayChange: { value: 1850 }, bidPrice: null, askPrice: null },
    })
  })

  it('[RP-ACCESS-5] none: the close of the last session; users see what their own terms give', async () => {
    const guests = contextFor('NONE', '10:00')
    const security = await securityOf(hvl)
    expect(await quoteView(guests, security)).toMatchObject({ state: 'CLOSE', lastPrice: { value: 128_450 } })
    expect(await prices.intraday(guests.db, security.listing.id, minutes('00:00'))).toEqual([])
    expect(await quoteView(forAudience(guests, 'users'), security)).toMatchObject({
      ...{ state: 'LIVE', lastPrice: { value: 140_000 }, bidPrice: { value: 139_900 } },
    })
  })

  it('[RP-ACCESS-5] [RP-QUOTE-15] [RP-QUOTE-17] an open page is answered with what its viewer may see, and no other', async () => {
    const app = Fastify()
    app.addHook('onRequest', async request => {
      const user: Viewer = { kind: 'user', electiveProfessional: false, domicile: null }
      Object.assign(request, { viewer: request.headers.cookie ? user : { kind: 'guest', loaded: true } })
    })
    dayRoutes(app, contextFor('DELAYED', '10:00'))
    const answerOf = async (path: string, cookie?: string) => {
      const { statusCode, headers, body } = await app.inject({ url: path, headers: cookie ? { cookie } : {} })
      return statusCode === 200 ? { caching: headers['cache-control'], ...JSON.parse(body) } : statusCode
    }
    const paths = [`/market-research/day/${hvl}`, `/market-research/day/${hvl}/chart`] as const
    // A user asks first: the answer to a user is not kept for guests.
    expect(await answerOf(paths[0], 'session=1')).toMatchObject({
      ...{ caching: 'no-store', quote: { state: 'LIVE', lastPrice: { value: 140_000 } } },
      details: { view: { lastPrice: { value: 140_000 } } },
    })
    const delayed = { at: minutes('09:31').toISOString() }
    expect(await answerOf(paths[0])).toMatchObject({
      ...{ ...delayed, quote: { state: 'DELAYED', lastPrice: { value: 130_000 } } },
      details: { view: { day: { high: { value: 130_010 } }, volume: 200, time: '09:31:00 GMT' } },
    })
    expect((await answerOf(paths[0])).details.view.year.high.value).toBeLessThan(999_000)
    const charts = [await answerOf(paths[1], 'session=1'), await answerOf(paths[1])]
    expect(charts.map(({ chart }) => chart.points.at(-1).close)).toEqual([140_000, 130_000])
    const large = `/market-research/day/${hvl}/charts?range=`
    const days = [await answerOf(`${large}1D`, 'session=1'), await answerOf(`${large}1D&x=y`)]
    expect(days.map(({ chart }) => chart.points.at(-1).close)).toEqual([140_000, 130_000])
    expect((await answerOf(`${large}5D`)).chart.choices.range).toBe('5D')
    expect([await answerOf(`${large}1Y`), await answerOf(`${large}1D&from=2026-01-05`)]).toEqual([404, 404])
    expect([await answerOf('/market-research/day/LSE:NONE'), await answerOf('/market-research/day/x')]).toEqual([
      404, 404,
    ])
    await app.close()
  })

  it('[RP-ACCESS-7] none: lists say of which day the close is and stream nothing, and nothing of the exchange rises or falls', async () => {
    const guests = contextFor('NONE', '10:00')
    const close = { lastPrice: { value: 128_450 }, closeOn: '2026-11-13' }
    expect(await watchedViews(guests, [hvl])).toMatchObject([{ ...close, streamable: false }])
    const { listing } = await securityOf(hvl)
    const found = await hitQuotes(guests, [{ entry: { id: listing.id } } as Parameters<typeof hitQuotes>[1][number]])
    expect(found.get(listing.id)).toMatchObject(close)
    const moving = async (context: ResearchContext) => {
      const { risers, fallers } = await homeView(context, { kind: 'guest', loaded: true })
      return [risers, fallers].flatMap(block => (block.state === 'ready' ? block.view : []))
    }
    expect((await moving(guests)).filter(({ marketCode }) => marketCode.startsWith('LSE:'))).toEqual([])
    expect((await moving(forAudience(guests, 'users'))).map(({ marketCode }) => marketCode)).toContain(hvl)
    expect((await watchedViews(forAudience(guests, 'users'), [hvl]))[0]).toMatchObject({
      ...{ lastPrice: { value: 140_000 }, streamable: true },
    })
    expect((await watchedViews(forAudience(guests, 'users'), [hvl]))[0]).not.toHaveProperty('closeOn')
  })
})
