import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode, type MarketCode, pagePath, pagesFor } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { researchRoutes } from '../research-routes.ts'
import { anyData, leave } from './drawn-data.fixture.ts'
import { findSigns } from './page-signs.fixture.ts'

let db: Database
let app: FastifyInstance
let codes: readonly MarketCode[] = []

/** Of so many securities something is left out; each page of each is asked for once. */
const securitiesDrawn = 24

beforeAll(async () => {
  buildPages()
  db = await openMarket(60)
  const listed = await db.sql.selectFrom('listings').select('market_code').where('primary_listing', '=', true).execute()
  codes = listed.map(({ market_code }) => getMarketCode(market_code))
  app = Fastify({ pluginTimeout: 60_000 })
  await app.register(sitePlugin, {
    db,
    publicOrigin: 'https://bellwether.example',
    services: defaultServiceFlags,
    dev: false,
  })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

async function problemsOf(marketCode: MarketCode, data: Parameters<typeof leave>[2]): Promise<readonly string[]> {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) return []
  await leave(db, security, data)
  const { type, listing } = security
  const pages = pagesFor({ type, marketCode, exchange: listing.exchange }, defaultServiceFlags)
  const problems: string[] = []
  for (const page of pages) {
    if (page === 'news-item' || !Object.hasOwn(researchRoutes, page)) continue
    const path = pagePath(page, marketCode)
    const answer = await app.inject(path)
    if (answer.statusCode !== 200) problems.push(`${path}: ${answer.statusCode}`)
    else problems.push(...(await findSigns(answer.body)).map(sign => `${path}: ${sign}`))
    for (const file of filesOf(answer.body)) {
      const { statusCode } = await app.inject(file)
      if (statusCode !== 200) problems.push(`${path}: ${file} ${statusCode}`)
    }
  }
  return problems
}

/** The addresses of the files that a page offers. */
function filesOf(html: string): readonly string[] {
  const links = [...html.matchAll(/href="([^"]*[?&;]format=csv[^"]*)"/g)].map(([, href = '']) => href)
  return [...new Set(links)].map(href => href.replaceAll('&amp;', '&'))
}

// Each security is used once, since its data cannot be given back: drawn beforehand, so that one does not depend on another.
const drawn = fc.sample(anyData, { seed: 17, numRuns: securitiesDrawn }).map((data, index) => ({ data, index }))

it.each(drawn)(
  '[RP-PARTIAL-1] [RP-PARTIAL-2] [RP-PARTIAL-3] [RP-PARTIAL-8] every page of security $index is whole with $data',
  async each => {
    const marketCode = codes[each.index]
    expect(marketCode).toBeDefined()
    if (marketCode) expect(await problemsOf(marketCode, each.data)).toEqual([])
  },
)
