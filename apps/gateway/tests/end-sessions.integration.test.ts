import { type Database, streaming, users } from '@bellwether/db'
import { createMemoryBus, type PriceBus } from '@bellwether/price-bus'
import { createNatsBus } from '@bellwether/price-bus/nats'
import { createPostgresDatabase, startNats } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sessionLifetimeMs } from '../src/index.ts'
import { fillStreamedMarket, userId } from '../testing/streamed-market.ts'
import { openClient } from '../testing/test-client.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const origin = 'http://localhost:0'
const ended = { code: 4001, reason: 'SESSION_ENDED' }
const patient = { timeout: 10_000, interval: 50 }

let db: Database
let otherUser = 0
const started: TestGateway[] = []
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
  otherUser = (await users.create(db, { email: 'b@example.com', name: 'B' })) ?? 0
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
})
afterAll(() => db?.close())

async function start(bus: PriceBus = createMemoryBus({ onError: () => {} })): Promise<TestGateway> {
  const server = await startTestGateway(db, { bus })
  started.push(server)
  return server
}

async function subscribe(server: TestGateway, cookie: string) {
  const client = await server.open({ cookie })
  client.send('SUB LSE:HVL')
  await expect.poll(() => client.symbols.length, patient).toBe(1)
  return client
}

const revoke = (login: string | null) => streaming.revoke(db, { userId, login }, sessionLifetimeMs)

describe('a revoked login', () => {
  it('ends its sockets at every gateway by the bus, with a goodbye, and leaves all others', async () => {
    const nats = await startNats()
    onTestFinished(() => nats.stop())
    const buses = await Promise.all([1, 2, 3].map(() => createNatsBus({ url: nats.url, onError: () => {} })))
    onTestFinished(async () => void (await Promise.all(buses.map(bus => bus.close()))))
    const [siteBus, ...gatewayBuses] = buses
    const [first, second] = await Promise.all(gatewayBuses.map(bus => start(bus)))
    if (!first || !second || !siteBus) throw new Error('three buses')
    const [one, two] = [await first.cookie(userId, 'one'), await first.cookie(userId, 'two')]
    const clients = await Promise.all([subscribe(first, one), subscribe(second, one)])
    const kept = await Promise.all([
      subscribe(second, two),
      subscribe(first, await first.cookie(otherUser, 'one')),
      subscribe(first, await first.cookie()),
    ])
    // As the site does, but without the row, so that only the bus can have told the gateways.
    siteBus.control.publish({ type: 'END_SESSIONS', userId, login: 'one', revokedAt: Date.now() + 1000 })
    for (const client of clients) {
      expect(await client.closed).toEqual(ended)
      expect(client.goodbyes).toEqual([['SESSION_ENDED', 0]])
    }
    expect(await openClient({ port: second.port, origin, cookie: one })).toBe(401)
    expect(kept.map(({ ws }) => ws.readyState)).toEqual([1, 1, 1])
    for (const client of kept) client.close()
  })

  it('ends its sockets within seconds when the bus message was missed', async () => {
    const server = await start()
    const cookie = await server.cookie(userId, 'one')
    const client = await subscribe(server, cookie)
    await revoke('one')
    expect(await client.closed).toEqual(ended)
    expect(await openClient({ port: server.port, origin, cookie })).toBe(401)
  })

  it('voids the cookie at a gateway that starts later, and a token that was not used', async () => {
    const server = await start()
    const cookie = await server.cookie(userId, 'one')
    const unused = await streaming.issueToken(db, userId, { login: 'one' })
    await revoke('one')
    const later = await start()
    expect(await openClient({ port: later.port, origin, cookie })).toBe(401)
    const answer = await later.app.inject({ url: `/streaming/session/create?sessionId=${unused}` })
    expect(answer.statusCode).toBe(403)
  })
})

describe('a revoked user', () => {
  it('loses every socket and cookie, and can log in again', async () => {
    const server = await start()
    const cookies = [
      await server.cookie(userId, 'one'),
      await server.cookie(userId, 'two'),
      await server.cookie(userId),
    ]
    const clients = await Promise.all(cookies.map(cookie => subscribe(server, cookie)))
    await revoke(null)
    for (const client of clients) expect(await client.closed).toEqual(ended)
    for (const cookie of cookies) expect(await openClient({ port: server.port, origin, cookie })).toBe(401)
    const again = await subscribe(server, await server.cookie(userId, 'three'))
    expect(again.ws.readyState).toBe(1)
  })
})
