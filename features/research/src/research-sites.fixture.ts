import { type Database, securities } from '@bellwether/db'
import {
  defaultServiceFlags,
  getMarketCode,
  type MarketCode,
  type PageId,
  pagePath,
  pagesFor,
} from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { sitePlugin } from '../../../apps/site/src/index.ts'
import { type SentStatement, watchStatements } from '../../../packages/db/testing/watch-statements.ts'
import { researchRoutes } from './research-routes.ts'

const codes = ['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34'].map(getMarketCode)

export interface Address {
  readonly page: PageId
  readonly marketCode: MarketCode
  readonly path: string
}

/** A market for the tests of a file, every research page of a security of each type, and sites over it. */
export function useResearchSites() {
  const market = { addresses: [] as Address[] } as { db: Database; addresses: Address[] }
  const opened: FastifyInstance[] = []
  let shared: Promise<FastifyInstance> | null = null

  beforeAll(async () => {
    buildPages()
    market.db = await openMarket()
    market.addresses = (await Promise.all(codes.map(addressesOf))).flat()
  })
  afterAll(async () => {
    await Promise.all(opened.map(app => app.close()))
    await market.db.close()
  })

  async function securityOf(marketCode: MarketCode): Promise<securities.Security> {
    const security = await securities.findByMarketCode(market.db, marketCode)
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
    const named = await market.db.sql
      .selectFrom('news_symbols')
      .select('news_id')
      .where('market_code', '=', marketCode)
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return String(named?.news_id ?? 'none')
  }

  async function openSite(
    options: {
      /** Told of every statement before it runs; what it throws is the statement's failure. */
      readonly onStatement?: (statement: SentStatement) => void
      readonly firm?: { readonly name: string; readonly frn: string }
    } = {},
  ) {
    const { onStatement, ...settings } = options
    const app = Fastify({ pluginTimeout: 60_000 })
    opened.push(app)
    const { db } = market
    await app.register(sitePlugin, {
      db: onStatement ? watchStatements(db, onStatement) : db,
      publicOrigin: 'https://bellwether.example',
      services: defaultServiceFlags,
      dev: false,
      ...settings,
    })
    return app
  }

  /** One for all tests that change nothing. */
  function sharedSite(): Promise<FastifyInstance> {
    shared ??= openSite()
    return shared
  }

  return { market, securityOf, newsIdOf, openSite, sharedSite }
}
