import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { financials, prices, quotes } from '../queries/index.ts'
import { interceptQueries } from './intercept.ts'
import { readOnce } from './read-once.ts'

describeOnBothDatabases('readOnce', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  function counted() {
    let count = 0
    const db = interceptQueries(getDb(), (_, send) => {
      count += 1
      return send()
    })
    return { db, count: () => count }
  }

  it('[RP-DATA-29] sends the same query with the same parameters once, at once or one after the other', async () => {
    const { db, count } = counted()
    const once = readOnce(db)
    const [first, second] = await Promise.all([
      quotes.latest(once, ids.harrowLondon),
      quotes.latest(once, ids.harrowLondon),
    ])
    const third = await quotes.latest(once, ids.harrowLondon)
    expect(first).toMatchObject({ last: 128_450 })
    expect([second, third]).toEqual([first, first])
    expect(count()).toBe(1)
    await prices.span(once, ids.harrowLondon)
    await prices.span(once, ids.harrowLondon)
    expect(count()).toBe(2)
  })

  it('sends it again with other parameters, and for another request', async () => {
    const { db, count } = counted()
    const once = readOnce(db)
    expect(await quotes.latest(once, ids.harrowLondon)).not.toEqual(await quotes.latest(once, ids.giltLondon))
    await quotes.latest(readOnce(db), ids.harrowLondon)
    expect(count()).toBe(3)
  })

  it('[RP-DATA-29] reads the accounts once for blocks that show one year and several', async () => {
    const { db, count } = counted()
    const once = readOnce(db)
    const [latest, several] = await Promise.all(
      [1, 5].map(years => financials.statements(once, ids.harrow, 'ANNUAL', years)),
    )
    expect(latest).toHaveLength(1)
    expect(several?.length).toBeGreaterThan(1)
    expect(several?.slice(0, 1)).toEqual(latest)
    expect(count()).toBe(1)
  })

  it('gives each reader a list of its own', async () => {
    const once = readOnce(getDb())
    const read = async () => (await sql<{ one: number }>`select 1 as one`.execute(once.sql)).rows
    const rows = await read()
    rows.pop()
    expect(await read()).toEqual([{ one: 1 }])
  })

  it('shares a failure as well', async () => {
    const { db, count } = counted()
    const once = readOnce(db)
    const read = () => sql`select * from nowhere`.execute(once.sql)
    await expect(read()).rejects.toMatchObject({ code: '42P01' })
    await expect(read()).rejects.toMatchObject({ code: '42P01' })
    expect(count()).toBe(1)
  })

  it('refuses what is not a single query, and says the same of the database as the database', async () => {
    const once = readOnce(getDb())
    await expect(once.sql.transaction().execute(async () => {})).rejects.toThrow('Only single queries')
    expect([once.kind, once.outages]).toEqual([getDb().kind, getDb().outages])
  })
})
