import { bulkInsert, type Database, users } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { prepareMarket } from './market.ts'

let db: Database

beforeAll(async () => {
  db = await createPostgresDatabase()
})
afterAll(() => db.close())

const prepare = () =>
  prepareMarket({
    db,
    environment: {
      databaseUrl: 'postgres://db/market',
      market: 'simulated',
      simulated: false,
      securities: null,
      seed: null,
    },
    goesOn: true,
    lifecycle: new Lifecycle(),
    terminal: { isTTY: false, write: () => true },
  })

it('[RP-USER-7] leaves no demo account where the market is not simulated, and every other as it is', async () => {
  for (const kind of ['empty', 'imported']) {
    if (kind === 'imported') await bulkInsert(db, 'sources', [{ id: 1, code: 'REAL', name: 'A real source' }])
    await users.create(db, { email: 'investor@example.com', name: 'Demo investor', demo: true })
    await users.create(db, { email: 'person@example.com', name: 'A Person' })
    expect(await prepare()).toEqual({ kind })
    expect((await users.list(db)).map(({ email }) => email)).toEqual(['person@example.com'])
  }
})
