import { type NatsServer, startNats } from '@bellwether/testing'
import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { collect, eventually } from '../testing/collector.ts'
import { describePriceBus } from '../testing/describe-price-bus.ts'
import { createRelay } from '../testing/relay.ts'
import { brackwell, createTick, hvl, manySymbols } from '../testing/ticks.ts'
import type { BusError, PriceBus } from './index.ts'
import { createNatsBus } from './nats-bus.ts'
import { tickSubject } from './nats-subjects.ts'

let server: NatsServer
const errors: BusError[] = []
const buses: PriceBus[] = []

async function open(url = server.url): Promise<PriceBus> {
  const bus = await createNatsBus({ url, onError: error => errors.push(error), latestTimeoutMs: 300 })
  buses.push(bus)
  return bus
}

beforeAll(async () => {
  server = await startNats()
})
afterAll(() => server.stop())
afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close()
  expect(errors.splice(0)).toEqual([])
})

describePriceBus('NATS', async onError => {
  const options = { url: server.url, onError, latestTimeoutMs: 300 }
  return { feed: await createNatsBus(options), gateway: await createNatsBus(options) }
})

describe('interest', () => {
  it('the server sends a symbol to a gateway only while somebody watches it there', async () => {
    const gateway = await open()
    const stranger = await connect({ servers: server.url.replace('nats://', '') })
    const isWatched = async () => {
      try {
        await stranger.request(tickSubject(hvl), '', { timeout: 100 })
        return true
      } catch (error) {
        // Nobody responds to a tick, but only without any listener does the server say so.
        return (error as Error).name === 'TimeoutError'
      }
    }
    expect(await isWatched()).toBe(false)
    const one = collect(gateway, hvl)
    const two = collect(gateway, hvl)
    await eventually(async () => expect(await isWatched()).toBe(true))
    one.close()
    expect(await isWatched()).toBe(true)
    two.close()
    await eventually(async () => expect(await isWatched()).toBe(false))
    await stranger.close()
  })

  it('forgets a symbol that is no longer watched, so that an old tick is never reported as the latest', async () => {
    const [feed, gateway] = [await open(), await open()]
    feed.publish(createTick(hvl, 1))
    const seen = collect(gateway, hvl)
    await eventually(() => expect(seen.sequences()).toEqual([1]))
    seen.close()
    expect(gateway.stats().known).toBe(0)
    feed.publish(createTick(hvl, 2))
    expect(await gateway.latest(hvl)).toEqual(createTick(hvl, 2))
    const again = collect(gateway, hvl)
    await eventually(() => expect(again.sequences()).toEqual([2]))
  })
})

describe('several feeds', () => {
  it('two feeds that publish the same ticks do not duplicate them', async () => {
    const [one, two, gateway] = [await open(), await open(), await open()]
    const seen = collect(gateway, hvl, brackwell)
    await eventually(() => {
      one.publish(createTick(brackwell, one.stats().known + seen.ticks.length + 1))
      expect(seen.ticks.length).toBeGreaterThan(0)
    })
    for (let sequence = 1; sequence <= 100; sequence += 1) {
      one.publish(createTick(hvl, sequence))
      two.publish(createTick(hvl, sequence))
    }
    await eventually(() => expect(seen.sequences(hvl).at(-1)).toBe(100))
    expect(seen.sequences(hvl)).toEqual([...new Set(seen.sequences(hvl))].sort((a, b) => a - b))
  })

  it('both respond to a late subscriber, who ends at the newer tick', async () => {
    const [old, current, gateway] = [await open(), await open(), await open()]
    old.publish(createTick(hvl, 500))
    current.publish(createTick(hvl, 3, { epoch: 2 }))
    const seen = collect(gateway, hvl)
    await eventually(() => expect(seen.ticks.at(-1)).toEqual(createTick(hvl, 3, { epoch: 2 })))
    old.publish(createTick(hvl, 501))
    current.publish(createTick(hvl, 4, { epoch: 2 }))
    await eventually(() => expect(seen.sequences().at(-1)).toBe(4))
    expect(seen.sequences()).not.toContain(501)
  })
})

describe('a server that fails', () => {
  it('restarted: subscribers get the latest of what they missed, then what is new', async () => {
    const [feed, gateway] = [await open(), await open()]
    feed.publish(createTick(hvl, 1))
    const seen = collect(gateway, hvl)
    await eventually(() => expect(seen.sequences()).toEqual([1]))

    await server.kill()
    await eventually(() => expect([feed.connected, gateway.connected]).toEqual([false, false]))
    for (let sequence = 2; sequence <= 20_000; sequence += 1) feed.publish(createTick(hvl, sequence))
    feed.publish(createTick(brackwell, 1))
    expect(feed.stats()).toEqual({ watched: 0, known: 2, waiting: 0 })
    const late = collect(gateway, hvl, brackwell)
    await eventually(() => expect(late.sequences(hvl)).toEqual([1]))
    expect(await gateway.latest(brackwell)).toBeNull()

    await server.restart()
    await eventually(() => expect(seen.sequences()).toEqual([1, 20_000]))
    await eventually(() => expect(late.sequences(brackwell)).toEqual([1]))
    expect([feed.connected, gateway.connected]).toEqual([true, true])
    feed.publish(createTick(hvl, 20_001))
    await eventually(() => expect(seen.sequences()).toEqual([1, 20_000, 20_001]))
  })

  it('a symbol unwatched during the outage is not watched afterwards', async () => {
    const [feed, gateway] = [await open(), await open()]
    const gone = collect(gateway, hvl)
    const kept = collect(gateway, brackwell)
    await server.kill()
    await eventually(() => expect(gateway.connected).toBe(false))
    gone.close()
    await server.restart()
    await eventually(() => expect([feed.connected, gateway.connected]).toEqual([true, true]))
    feed.publish(createTick(hvl, 1))
    feed.publish(createTick(brackwell, 1))
    await eventually(() => expect(kept.sequences()).toEqual([1]))
    expect(gone.ticks).toEqual([])
    expect(gateway.stats()).toEqual({ watched: 1, known: 1, waiting: 0 })
  })

  it('suspended: the feed keeps one tick per symbol and catches up afterwards', async () => {
    const symbols = manySymbols(50)
    const [feed, gateway] = [await open(), await open()]
    const seen = collect(gateway, ...symbols)
    server.pause()
    try {
      for (let i = 0; i < 200_000; i += 1) {
        const marketCode = symbols[i % symbols.length] ?? hvl
        feed.publish(createTick(marketCode, Math.floor(i / symbols.length) + 1))
        // Gives the connection its turn, as a feed would.
        if (i % 10_000 === 0) await new Promise(resolve => setImmediate(resolve))
      }
      expect(feed.stats()).toEqual({ watched: 0, known: 50, waiting: 50 })
    } finally {
      server.resume()
    }
    await eventually(() => expect(feed.stats().waiting).toBe(0))
    await eventually(() => {
      for (const marketCode of symbols) expect(seen.sequences(marketCode).at(-1)).toBe(4000)
    })
    expect(seen.ticks.length).toBeLessThan(200_000)
  })

  it('not running: the error names the address and no password', async () => {
    const down = await startNats()
    await down.stop()
    const url = down.url.replace('nats://', 'nats://user:hidden@')
    const failure = await open(url).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'BUS_UNREACHABLE', servers: [down.url.replace('nats://', '')] })
    expect(String(failure)).not.toContain('hidden')
  })
})

describe('one side cut off', () => {
  it.each(['gateway', 'feed'] as const)('the %s: once it is back, it catches up', async which => {
    const relay = await createRelay(server.url)
    const feed = await open(which === 'feed' ? relay.url : server.url)
    const gateway = await open(which === 'gateway' ? relay.url : server.url)
    const cut = which === 'feed' ? feed : gateway
    feed.publish(createTick(hvl, 1))
    const seen = collect(gateway, hvl)
    await eventually(() => expect(seen.sequences()).toEqual([1]))
    relay.cut()
    await eventually(() => expect(cut.connected).toBe(false))
    feed.publish(createTick(hvl, 2))
    feed.publish(createTick(hvl, 3))
    relay.mend()
    await eventually(() => expect(seen.sequences()).toEqual([1, 3]))
    for (const bus of buses.splice(0)) await bus.close()
    await relay.close()
  })
})

describe('an invalid message', () => {
  it('is reported and ignored', async () => {
    const gateway = await open()
    const stranger = await connect({ servers: server.url.replace('nats://', '') })
    const seen = collect(gateway, hvl)
    await gateway.latest(hvl)
    stranger.publish(tickSubject(hvl), '{"price": 1284.50}')
    await eventually(() => {
      expect(errors).toEqual([expect.objectContaining({ code: 'BUS_BAD_PARCEL', subject: tickSubject(hvl) })])
    })
    errors.length = 0
    expect(seen.ticks).toEqual([])
    for (const text of ['{}', 'END', '{"type":"END_SESSIONS","userId":"1","login":null,"revokedAt":1}']) {
      stranger.publish('bellwether.control.1', text)
      await eventually(() => expect(errors).toEqual([expect.objectContaining({ code: 'BUS_BAD_CONTROL' })]))
      errors.length = 0
    }
    await stranger.close()
  })
})
