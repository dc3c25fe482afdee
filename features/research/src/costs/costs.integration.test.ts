import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const get = (code: string, query = '') => app.inject(`/market-research/sub/${code}/costs${query}`)
const textOf = (body: string) => body.replaceAll(/(<[^>]*>)+/g, '|')

describe('costs', () => {
  it.each(['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'NYSE:CRSN', 'LSE:NOEL', 'LSE:LEV3'])(
    '%s has its calculator with a result',
    async code => {
      const { statusCode, body } = await get(code)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('Could not load this')
      expect(textOf(body)).toMatch(/osts over 5 years\|£\d/)
    },
  )

  it('include an FX charge but no stamp duty for a dollar share, and the reverse for a UK share', async () => {
    const abroad = textOf((await get('NYSE:CRSN')).body)
    expect(abroad).toContain('The company is not incorporated in the UK')
    expect(abroad).toMatch(/FX charge\|.*?\|£\d\d\.\d\d/)
    const home = textOf((await get('LSE:HVL')).body)
    expect(home).toMatch(/Stamp duty\|[^£]*\|£49\.73/)
    expect(home).not.toContain('FX charge|')
  })

  it('[RP-COST-11] show the spread of an order at the market price, and none of a limit order at the mid price', async () => {
    const spreadIn = (body: string) => /Spread \(not in total\)\|(.*?)Third-party/.exec(textOf(body))?.[1] ?? ''
    const [market, limit] = await Promise.all([get('LSE:HVL'), get('LSE:HVL', '?order=limit')])
    expect(spreadIn(market.body)).toMatch(/£\d/)
    expect(spreadIn(limit.body)).toContain('None if your limit at the mid price is reached')
    expect((await get('LSE:HVL', '?order=limit&format=csv')).body).not.toContain('Spread,')
    expect(limit.body).toContain('<option value="limit" selected="">')
  })

  it('[RP-COST-13] offer a fund at its next valuation point only, and refuse a limit beside the field', async () => {
    const { body } = await get('FUND:B0KXTM3')
    expect(body).toContain('<option value="valuation" selected="">At next valuation point</option>')
    expect(body).not.toContain('<option value="limit"')
    expect(textOf(body)).toContain('Orders are executed at the next valuation point')
    const refused = (await get('FUND:B0KXTM3', '?order=limit')).body
    expect(refused).toContain('Only possible at the next valuation point.')
    expect(textOf(refused)).not.toMatch(/osts over 5 years\|£/)
    expect((await get('FUND:B0KXTM3', '?order=limit&format=csv')).statusCode).toBe(404)
  })

  it('offer only accounts that can hold it', async () => {
    expect((await get('LSE:LEV3')).body).not.toContain('<option value="JISA"')
    expect((await get('LSE:HVL')).body).toContain('<option value="JISA"')
    expect(textOf((await get('LSE:SUSP')).body)).toContain('so there is nothing to calculate')
  })

  it('warn above the allowance of the account', async () => {
    expect((await get('LSE:HVL', '?account=LISA')).body).toContain('£4,000 per tax year (Lifetime ISA allowance')
    expect((await get('LSE:HVL', '?account=LISA&amount=4000')).body).not.toContain('is above the allowance')
  })

  it('offer the breakdown and the years as CSV, but not for invalid input', async () => {
    const statement = await get('FUND:B0KXTM3', '?format=csv')
    expect(statement.headers['content-type']).toContain('text/csv')
    expect(statement.body).toMatch(/Product costs,Ongoing charge,[\d.]+,/)
    const years = await get('FUND:B0KXTM3', '?format=csv&table=years&years=3')
    expect(years.body.trim().split('\r\n')).toHaveLength(1 + 3)
    expect((await get('FUND:B0KXTM3', '?format=csv&years=x')).statusCode).toBe(404)
  })

  it('treat unsupplied product costs as unknown and confirmed nil costs as zero', async () => {
    await sql`update costs set transaction = null, confirmed_zero = '{entry}' where kind = 'EX_ANTE'`.execute(db.sql)
    expect((await get('FUND:B0KXTM3', '?amount=5000')).body).toContain('transaction costs. Treat as unknown, not zero')
    await sql`delete from costs`.execute(db.sql)
    const { body } = await get('FUND:B0KXTM3', '?amount=6000')
    expect(body).toMatch(/Product costs not supplied by [^:]+: treat as unknown, not zero/)
    expect(textOf(body)).toMatch(/Known costs over 5 years\|£\d/)
  })

  it('stay inside their block where a charge cannot be read', async () => {
    await sql`update charge_rules set rule = '{"kind": "PER_DEAL"}' where code = 'DEALING'`.execute(db.sql)
    const { statusCode, body } = await get('LSE:HVL', '?amount=7000')
    expect(statusCode).toBe(200)
    expect(body).toContain('Could not load this')
  })
})
