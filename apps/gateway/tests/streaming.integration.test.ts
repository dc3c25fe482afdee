import { once } from 'node:events'
import type { Database } from '@bellwether/db'
import { createMemoryBus, type PriceBus } from '@bellwether/price-bus'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { brackwell, createTick, fillStreamedMarket, fund, hvl, userId } from '../testing/streamed-market.ts'
import { openClient } from '../testing/test-client.ts'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/test-gateway.ts'

let db: Database
const started: TestGateway[] = []
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
})
afterAll(() => db?.close())

async function start(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const server = await startTestGateway(db, options)
  started.push(server)
  return server
}

describe('prices', () => {
  it('[RP-STREAM-22] [RP-STREAM-13] arrive after SUB as a snapshot, then as updates, until UNSUB', async () => {
    const { bus, gateway, open } = await start()
    bus.publish(createTick(hvl, 1))
    const client = await open()
    await expect.poll(() => client.heartbeats).toMatchObject([{ busLost: false }])
    client.send('SUB LSE:HVL')
    await expect.poll(() => client.ticks).toMatchObject([{ marketCode: hvl, sequence: 1, snapshot: true }])
    expect(client.symbols).toEqual([hvl])

    bus.publish(createTick(hvl, 2))
    await expect.poll(() => client.latest(hvl)).toMatchObject({ sequence: 2, price: 100_002, bid: 99_952, ask: null })
    expect(client.latest(hvl)?.snapshot).toBe(false)
    bus.publish(createTick(hvl, 2))
    client.send('SUB LSE:HVL', 'SUB LSE:BW.')
    await expect.poll(() => client.symbols).toEqual([hvl, brackwell])
    expect(client.ticks).toHaveLength(2)

    client.send('UNSUB LSE:HVL', 'UNSUB LSE:HVL')
    await expect.poll(() => gateway.stats().subscriptions).toBe(1)
    bus.publish(createTick(hvl, 3))
    bus.publish(createTick(brackwell, 1))
    await expect.poll(() => client.latest(brackwell)?.sequence).toBe(1)
    expect(client.latest(hvl)?.sequence).toBe(2)
    expect(client.faults).toEqual([])
  })

  it('are subscribed to on the bus only while somebody watches', async () => {
    const { bus, gateway, open } = await start()
    const [first, second] = [await open(), await open()]
    first.send('SUB LSE:HVL')
    second.send('SUB LSE:HVL', 'SUB LSE:BW.')
    await expect.poll(() => gateway.stats()).toMatchObject({ clients: 2, subscriptions: 3, symbols: 2 })
    expect(bus.stats().watched).toBe(2)
    second.close()
    await expect.poll(() => gateway.stats()).toMatchObject({ clients: 1, subscriptions: 1, symbols: 1 })
    expect(bus.stats().watched).toBe(1)
    first.send('UNSUB LSE:HVL')
    await expect.poll(() => bus.stats().watched).toBe(0)
  })

  it('start with a new snapshot when a symbol is subscribed to again', async () => {
    const { bus, open } = await start()
    const client = await open()
    for (let sequence = 1; sequence <= 5; sequence += 1) {
      bus.publish(createTick(hvl, sequence))
      bus.publish(createTick(brackwell, sequence))
      client.send('SUB LSE:HVL', 'SUB LSE:BW.')
      await expect.poll(() => client.latest(hvl)).toMatchObject({ sequence, snapshot: true })
      await expect.poll(() => client.latest(brackwell)).toMatchObject({ sequence, snapshot: true })
      client.send('UNSUB LSE:BW.', 'UNSUB LSE:HVL')
    }
    expect(client.faults).toEqual([])
  })

  it('flow between pings and pongs', async () => {
    const { bus, open } = await start()
    const client = await open()
    client.send('SUB LSE:HVL')
    for (let sequence = 1; sequence <= 50; sequence += 1) {
      bus.publish(createTick(hvl, sequence))
      client.ws.ping('x')
      await once(client.ws, 'pong')
    }
    await expect.poll(() => client.latest(hvl)?.sequence).toBe(50)
    expect(client.faults).toEqual([])
  })
})

describe('refusals', () => {
  it('give the reason, and the connection stays open', async () => {
    const { open } = await start({ limits: { symbols: 1 } })
    const client = await open()
    client.send('SUB LSE:NONE', 'SUB FUND:B0KXTM3', 'hello', 'SUB lse:hvl')
    await expect
      .poll(() => client.refusals.toSorted())
      .toEqual([
        ['BAD_COMMAND', null],
        ['BAD_COMMAND', null],
        ['NOT_STREAMABLE', fund],
        ['UNKNOWN_SYMBOL', 'LSE:NONE'],
      ])
    client.send('SUB LSE:HVL', 'SUB LSE:BW.')
    await expect.poll(() => client.refusals.at(-1)).toEqual(['SYMBOL_LIMIT', brackwell])
    expect(client.symbols).toEqual([hvl])
  })

  it('for exceeding the command rate end in a close if the commands continue', async () => {
    const clock = createManualClock()
    const { open } = await start({ limits: { commands: 1 }, clock: clock.clock })
    const client = await open()
    for (let i = 0; i < 10; i += 1) client.send('UNSUB LSE:HVL')
    client.send('SUB LSE:HVL')
    await expect.poll(() => client.refusals).toEqual([['RATE_LIMIT', null]])
    clock.advance(3000)
    client.send('SUB LSE:HVL')
    await expect.poll(() => client.symbols).toEqual([hvl])
    for (let i = 0; i < 120; i += 1) client.send('SUB LSE:HVL')
    expect(await client.closed).toEqual({ code: 4004, reason: 'COMMAND_FLOOD' })
  })

  it('of binary and overlong messages close the connection', async () => {
    const { open } = await start()
    const [binary, long] = [await open(), await open()]
    binary.ws.send(new Uint8Array([1]))
    long.send('S'.repeat(65))
    expect(await binary.closed).toEqual({ code: 1003, reason: 'NOT_TEXT' })
    expect((await long.closed).code).toBe(1009)
  })
})

describe('limits', () => {
  it('per user or guest session close with 4002, and count only open connections', async () => {
    const { open, cookie } = await start({ limits: { perUser: 2 } })
    const guest = await cookie()
    const [first] = [await open({ cookie: guest }), await open({ cookie: guest })]
    expect(await (await open({ cookie: guest })).closed).toEqual({ code: 4002, reason: 'USER_LIMIT' })
    await open()
    first.close()
    await first.closed
    await expect.poll(async () => (await open({ cookie: guest })).heartbeats.length).toBe(1)
    const [work, home] = [await cookie(userId), await cookie(userId)]
    await open({ cookie: work })
    await open({ cookie: home })
    expect((await (await open({ cookie: work })).closed).code).toBe(4002)
  })

  it('per network close with 4003', async () => {
    const { open } = await start({ limits: { perAddress: 1 } })
    const from = (address: string) => open({ headers: { 'x-forwarded-for': address } })
    await from('198.51.100.1')
    expect(await (await from('198.51.100.1')).closed).toEqual({ code: 4003, reason: 'ADDRESS_LIMIT' })
    const other = await from('198.51.100.2')
    await expect.poll(() => other.heartbeats.length).toBe(1)
  })

  it('of the process refuse the upgrade with 503', async () => {
    const { open, cookie, port } = await start({ limits: { clients: 1 } })
    await open()
    expect(await openClient({ port, origin: 'http://localhost:0', cookie: await cookie() })).toBe(503)
  })
})

describe('time', () => {
  it('heartbeats fill silence and promise the next message', async () => {
    const { open } = await start()
    const client = await open()
    await expect.poll(() => client.heartbeats).toHaveLength(1)
    client.send('SUB LSE:HVL')
    await expect.poll(() => client.heartbeats.length, { timeout: 10_000 }).toBe(2)
    expect(client.heartbeats[1]).toMatchObject({ withinMs: 6000, busLost: false })
  })

  it('an expired session ends with a goodbye', async () => {
    const clock = createManualClock()
    const { open } = await start({ clock: clock.clock })
    const client = await open()
    // Active to the end: otherwise it would count as gone.
    clock.advance(12 * 3_600_000)
    client.send('SUB LSE:HVL')
    expect(await client.closed).toEqual({ code: 4001, reason: 'SESSION_ENDED' })
    expect(client.goodbyes).toEqual([['SESSION_ENDED', 0]])
  })

  it('a lost bus is announced to all clients, and its return too', async () => {
    const memory = createMemoryBus({ onError: () => {} })
    let connected = true
    const bus: PriceBus = Object.defineProperty({ ...memory } as PriceBus, 'connected', { get: () => connected })
    const { open } = await start({ bus })
    const client = await open()
    connected = false
    await expect.poll(() => client.heartbeats.at(-1)?.busLost, { timeout: 5000 }).toBe(true)
    connected = true
    await expect.poll(() => client.heartbeats.at(-1)?.busLost, { timeout: 5000 }).toBe(false)
  })
})

describe('draining', () => {
  it('says goodbye to every client, closes with 1001 and leaves no subscription', async () => {
    const server = await start()
    const clients = await Promise.all(Array.from({ length: 20 }, () => server.open()))
    for (const client of clients) client.send('SUB LSE:HVL')
    await expect.poll(() => server.gateway.stats().subscriptions).toBe(20)
    const closed = server.app.close()
    for (const client of clients) {
      expect(await client.closed).toEqual({ code: 1001, reason: 'DRAINING' })
      expect(client.goodbyes).toEqual([['DRAINING', 100]])
      expect(client.faults).toEqual([])
    }
    await closed
    expect(server.gateway.stats()).toMatchObject({ clients: 0, subscriptions: 0, symbols: 0 })
    expect(server.bus.stats().watched).toBe(0)
  })
})
