import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket(12)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const pages = ['summary', 'income-statement', 'balance-sheet', 'cash-flow', 'key-ratios'] as const
const get = (marketCode: string, page: (typeof pages)[number], query = '') =>
  app.inject(`/market-research/sub/${marketCode}/financials/${page}${query}`)

describe('financials and ratios', () => {
  const companies = ['LSE:HVL', 'LSE:NWT', 'NYSE:CRSN', 'LSE:SUSP'].flatMap(code => pages.map(page => ({ code, page })))

  it.each(companies)('[RP-SIDEBAR-5, RP-SIDEBAR-19] $code has its $page', async ({ code, page }) => {
    const { statusCode, body } = await get(code, page)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('Could not load this')
    expect(body).toContain(
      `<link rel="canonical" href="https://bellwether.example/market-research/sub/${code}/financials/${page}"`,
    )
    expect(body).toContain('<table')
  })

  it('do not exist for a fund, which has no accounts of its own here', async () => {
    const { statusCode, body } = await get('FUND:B0KXTM3', 'summary')
    expect(statusCode).toBe(404)
    expect(body).toContain('/market-research/FUND:B0KXTM3')
  })

  it('say in whose currency they are, and that the price is in another one only where it is', async () => {
    expect((await get('LSE:HVL', 'income-statement')).body).toContain('In pounds, the company’s reporting currency')
    expect((await get('LSE:HVL', 'income-statement')).body).not.toContain('The shares are priced in')
    await sql`update listings set price_unit = 'EUR' where market_code = 'LSE:SUSP'`.execute(db.sql)
    const { body } = await get('LSE:SUSP', 'key-ratios', '?format=fresh')
    expect(body).toContain('its shares are priced in EUR: price ratios take the price at the exchange rate of its day')
    expect(body).not.toContain('would mix')
  })

  it.each(pages.slice(0, 4))('[RP-FORMAT-17] say on the page %s that each figure is rounded by itself', async page => {
    expect((await get('LSE:HVL', page)).body).toContain('Each figure is rounded by itself')
  })

  it('[RP-STMT-3] are converted into pounds on request, never silently', async () => {
    const dollars = (await get('NYSE:CRSN', 'income-statement')).body
    const { body } = await get('NYSE:CRSN', 'income-statement', '?currency=GBP')
    expect(body).toMatch(/Converted at 1 USD = £0\.\d+, rate as at \d+ \w+ \d{4}, the same for every period/)
    expect(body).toContain('£ millions')
    expect(dollars).toContain('$ millions')
    expect((await get('LSE:HVL', 'income-statement', '?currency=GBP')).body).not.toContain('Converted at')
  })

  it('agree with the Overview on the P/E', async () => {
    const [overview, ratios] = await Promise.all([app.inject('/market-research/LSE:HVL'), get('LSE:HVL', 'key-ratios')])
    const shown = /P\/E ([\d.]+) \(trailing 12 months\)/.exec(overview.body)?.[1]
    const latest = /aria-label="What is P\/E\?".*?<td[^>]*><a[^>]*>([\d.]+)<\/a>/s.exec(ratios.body)?.[1]
    expect(Number(latest).toFixed(1)).toBe(Number(shown).toFixed(1))
  })

  it('fall back to the default for nonsense in the address', async () => {
    const { statusCode, body } = await get('LSE:HVL', 'cash-flow', '?period=weekly&show=%00&years=1e9')
    expect(statusCode).toBe(200)
    expect(body).toContain('Cash flow, full years')
  })
})

describe('files', () => {
  const table = async (code: string, page: (typeof pages)[number], query = '?format=csv') => {
    const { headers, body } = await get(code, page, query)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    return body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map(line => line.split(','))
  }

  it('of statements balance to the last penny in every period', async () => {
    for (const code of ['LSE:HVL', 'LSE:NWT']) {
      const rows = await table(code, 'balance-sheet')
      const row = (label: string) =>
        rows
          .find(([first]) => first === label)
          ?.slice(2)
          .map(Number) ?? []
      const [assets, liabilities, net] = [row('Total assets'), row('Total liabilities'), row('Net assets')]
      expect(assets.length).toBeGreaterThanOrEqual(5)
      for (const [index, value] of assets.entries())
        expect(Math.abs(value - (liabilities[index] ?? 0) - (net[index] ?? 0))).toBeLessThan(0.005)
    }
  })

  it('hold half-years when half-years are shown, and forecasts with the years', async () => {
    const interim = await table('LSE:HVL', 'income-statement', '?period=interim&format=csv')
    expect(interim.find(([first]) => first === 'Months')?.slice(2)).toEqual(['6', '6', '6', '6', '6', '6'])
    const annual = await table('LSE:HVL', 'income-statement')
    expect(annual.find(([first]) => first === 'Status')).toContain('Forecast')
  })

  it('exist for the summary and for the ratios, formulas included', async () => {
    expect((await table('LSE:HVL', 'summary')).some(([first]) => first === 'Revenue')).toBe(true)
    const ratios = await table('LSE:HVL', 'key-ratios')
    expect(ratios.find(([, label]) => label === 'P/E')).toContain('Price ÷ earnings per share')
  })
})

describe('without figures', () => {
  it('a newly listed company says when first results are due', async () => {
    await sql`delete from statements where security_id = (select security_id from listings where market_code = 'LSE:BW.')`.execute(
      db.sql,
    )
    for (const page of pages) {
      const { statusCode, body } = await get('LSE:BW.', page, '?format=fresh')
      expect(statusCode, page).toBe(200)
      expect(body, page).toMatch(/First results (due|expected) \d+ \w+ \d{4}; earlier figures are in the prospectus/)
    }
    expect((await get('LSE:BW.', 'cash-flow', '?format=csv')).statusCode).toBe(404)
  })

  it('a failure stays inside its block', async () => {
    await sql`alter table statements rename to statements_away`.execute(db.sql)
    for (const page of pages) {
      const { statusCode, body } = await get('LSE:HVL', page, '?format=anew')
      expect(statusCode, page).toBe(200)
      expect(body, page).toContain('Could not load this')
      expect(body, page).toContain('Harrow &amp; Vale plc')
    }
  })
})
