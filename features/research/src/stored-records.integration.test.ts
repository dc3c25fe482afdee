import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode, type MarketCode } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instrumentOf } from './layout/instrument.ts'
import { newsView } from './news/news-view.ts'
import { findHoldingPages, topHoldingsView } from './portfolio/holdings-view.ts'
import { createResearchContext } from './research-context.ts'
import { quoteView } from './securities/quote.ts'

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
    const quote = await quoteView(contextOn(db), await securityOf(getMarketCode('LSE:HVL')), null)
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
