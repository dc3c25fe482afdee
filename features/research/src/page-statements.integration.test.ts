import { type Database, interceptQueries } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode, type MarketCode, type PageId, pagesFor } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSecurity } from './layout/find-security.ts'
import { createResearchContext, requestContext } from './research-context.ts'
import { researchRoutes } from './research-routes.ts'

const codes = ['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34'].map(getMarketCode)

/** Of a page whose facts nobody has read yet: the security with what its subject is made of, the blocks, and what waits for an answer of theirs. */
const maxStatements = 4

/** How facts of one security that a page shows in several forms are read. */
const readings = [
  'from "dividends" where "security_id" =',
  'from "events" where "security_id" =',
  'from "positions" as "p" inner join "people"',
]

const log = Fastify().log
let db: Database
beforeAll(async () => {
  db = await openMarket(12)
})
afterAll(() => db.close())

/** What a site that has just started sends for a page. */
async function statementsOf(page: PageId, marketCode: MarketCode): Promise<readonly string[]> {
  const sent: string[] = []
  const counted = interceptQueries(db, (query, send) => {
    sent.push(`${query.sql} ${JSON.stringify(query.parameters)}`)
    return send()
  })
  const context = requestContext(createResearchContext({ db: counted, services: defaultServiceFlags, log }), {
    kind: 'guest',
    loaded: false,
  })
  const security = await findSecurity(context, marketCode)
  if (!security) throw new Error(`${marketCode} is in every universe`)
  const request = {
    security,
    viewer: { kind: 'guest', loaded: false },
    query: new URLSearchParams(),
    id: null,
  } as const
  await researchRoutes[page]?.(context, request)
  return sent
}

async function pagesOf(marketCode: MarketCode): Promise<readonly PageId[]> {
  const security = await findSecurity(createResearchContext({ db, services: defaultServiceFlags, log }), marketCode)
  if (!security) throw new Error(`${marketCode} is in every universe`)
  const has = pagesFor({ type: security.type, marketCode, exchange: security.listing.exchange }, defaultServiceFlags)
  return [...has].filter(page => page !== 'news-item')
}

describe.each(codes)('the pages of %s', marketCode => {
  it('[RP-DATA-29] [RP-DATA-30] send no statement twice, and few', async () => {
    for (const page of await pagesOf(marketCode)) {
      // The first time the shapes of the answers are learnt, one statement after the other.
      await statementsOf(page, marketCode)
      const sent = await statementsOf(page, marketCode)
      const twice = sent.filter((statement, index) => sent.indexOf(statement) !== index)
      expect(twice, page).toEqual([])
      expect(sent.length, page).toBeLessThanOrEqual(maxStatements)
    }
  })

  it('[RP-DATA-29] read its dividends, its calendar and its people once, whatever forms they show', async () => {
    for (const page of await pagesOf(marketCode)) {
      const sent = (await statementsOf(page, marketCode)).join('\n')
      const again = readings.filter(reading => sent.split(reading).length > 2)
      expect(again, page).toEqual([])
    }
  })
})
