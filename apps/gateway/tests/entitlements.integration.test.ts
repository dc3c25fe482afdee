import { bulkInsert, type Database } from '@bellwether/db'
import { openTerms, type VenueTerms } from '@bellwether/domain'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brackwell, createTick, fillStreamedMarket, hvl, userId } from '../testing/streamed-market.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let db: Database
let server: TestGateway
const minute = 60_000

beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
})
afterEach(() => server?.close())
afterAll(() => db?.close())

async function start(given: Partial<VenueTerms>) {
  server = await startTestGateway(db, { terms: new Map([['LSE', { ...openTerms, ...given }]]) })
  const guest = await server.open()
  const user = await server.open({ cookie: await server.cookie(userId) })
  return { guest, user }
}

describe('what guests and users may see', () => {
  it('[RP-ACCESS-3] no prices: the subscription is refused with a code, and nothing comes', async () => {
    const { guest, user } = await start({ guests: 'NONE' })
    guest.send(`SUB ${hvl}`)
    user.send(`SUB ${hvl}`)
    await expect.poll(() => guest.refusals).toEqual([['NOT_ENTITLED', hvl]])
    server.bus.publish(createTick(hvl, 1))
    await expect.poll(() => user.latest(hvl)?.price).toBe(100_001)
    expect(user.latest(hvl)?.state).toBe('LIVE')
    expect(guest.latest(hvl)).toBeUndefined()
  })

  it('[RP-ACCESS-2] delayed prices come later, marked, with the time they are of', async () => {
    const { guest, user } = await start({ guests: 'DELAYED', delayMinutes: 0.05 })
    guest.send(`SUB ${hvl}`)
    user.send(`SUB ${hvl}`)
    await expect.poll(() => server.gateway.stats().subscriptions).toBe(2)
    server.bus.publish(createTick(hvl, 1))
    await expect.poll(() => guest.latest(hvl), { timeout: 20_000 }).toMatchObject({ price: 100_001, state: 'DELAYED' })
    expect(guest.latest(hvl)?.time).toBe(createTick(hvl, 1).time)
    expect(user.latest(hvl)?.state).toBe('LIVE')
  })

  it('[RP-ACCESS-2] the first who watches sees the recorded price of that time at once', async () => {
    const now = Date.now()
    const bar = (minutesAgo: number, close: number) => ({
      ...{ listing_id: 2, at: new Date(now - minutesAgo * minute), open: close, high: close, low: close, close },
      ...{ volume: 0, source_id: 1 },
    })
    await bulkInsert(db, 'quotes', [
      { listing_id: 2, at: new Date(now), state: 'LIVE', last: 70_000, previous_close: 60_000, source_id: 1 },
    ])
    await bulkInsert(db, 'intraday_prices', [bar(30, 61_000), bar(17, 62_000), bar(10, 63_000), bar(1, 64_000)])
    const { guest } = await start({ guests: 'DELAYED' })
    guest.send(`SUB ${brackwell}`)
    await expect
      .poll(() => guest.latest(brackwell))
      .toMatchObject({ price: 62_000, state: 'DELAYED', previousClose: 60_000 })
  })

  it('unsubscribing lets go of both', async () => {
    const { guest } = await start({ guests: 'DELAYED' })
    guest.send(`SUB ${hvl}`)
    await expect.poll(() => server.gateway.stats().symbols).toBe(1)
    guest.send(`UNSUB ${hvl}`)
    await expect.poll(() => server.gateway.stats()).toMatchObject({ symbols: 0, subscriptions: 0 })
  })
})
