import type { SecurityChartView } from '@bellwether/contract'
import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'

/** A site for the tests of a file, with its Charts page and the data of its chart. */
export function useChartSite() {
  const site = {} as { db: Database; app: FastifyInstance }
  beforeAll(async () => {
    site.db = await openMarket(12)
    site.app = await openSite(site.db)
  })
  afterAll(async () => {
    await site.app.close()
    await site.db.close()
  })

  const pageOf = (marketCode: string, query = '') =>
    site.app.inject(`/market-research/sub/${marketCode}/charts-and-performance${query}`)
  const dataOf = (marketCode: string, query = '') => site.app.inject(`/api/widgets/price-chart/${marketCode}${query}`)

  async function viewOf(marketCode: string, query = ''): Promise<SecurityChartView> {
    const { statusCode, json } = await dataOf(marketCode, query)
    expect(statusCode).toBe(200)
    return json().data
  }

  return { site, pageOf, dataOf, viewOf }
}
