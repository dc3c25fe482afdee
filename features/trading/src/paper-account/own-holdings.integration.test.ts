import { type Database, paperAccounts, users } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { createSessions } from '../../../accounts/src/session/sessions.ts'

let db: Database
let app: FastifyInstance
let cookie = ''

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db)
  const userId = (await users.create(db, { email: 'holder@example.com', name: 'A Holder' })) ?? 0
  await paperAccounts.open(db, {
    userId,
    wrapper: 'ISA',
    cash: 100_000,
    at: new Date(),
    positions: [{ marketCode: 'LSE:HVL', quantity: 250, quantityScale: 0, cost: 300_000 }],
  })
  cookie = `__Host-bw-session=${await createSessions(db).start(userId)}`
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const textOf = async (url: string, by: string) =>
  (await app.inject({ url, headers: { cookie: by } })).body.replaceAll(/<[^>]*>/g, '')

it('[RP-OWN-1] shows the value and gain of the account’s page on the pages of the security', async () => {
  const account = await textOf('/platform/account', cookie)
  for (const page of ['/market-research/LSE:HVL', '/market-research/sub/LSE:HVL/dividends']) {
    const held = /250 in your Stocks and shares ISA, worth (£[\d,.]+)/.exec(await textOf(page, cookie))
    expect([page, held !== null && account.includes(held[1] ?? '')]).toEqual([page, true])
  }
  expect(await textOf('/market-research/LSE:NWT', cookie)).not.toContain('Your holding')
})

it('[RP-OWN-1] shows nothing of it to a guest, before or after', async () => {
  expect(await textOf('/market-research/LSE:HVL', '')).not.toContain('Your holding')
  expect(await textOf('/market-research/LSE:HVL', cookie)).toContain('Your holding')
  expect(await textOf('/market-research/LSE:HVL', '')).not.toContain('Your holding')
})
