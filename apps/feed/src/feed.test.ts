import { createMemoryBus, type Tick } from '@bellwether/price-bus'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manyListings } from '../testing/listings.ts'
import { startFeed } from './feed.ts'
import { createMarketHours } from './market-hours.ts'
import type { OrderStore } from './order-shift.ts'
import { createSimulatedSource } from './simulated-source.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 13, 10) }))
afterEach(() => vi.useRealTimers())

function createCase() {
  const bus = createMemoryBus({
    onError: error => {
      throw error
    },
  })
  const listings = manyListings(10)
  const create = () =>
    createSimulatedSource({ listings, seed: 1, intervalMs: 300, hours: createMarketHours('always'), at: Date.now() })
  const seen: Tick[] = []
  const publish = (tick: Tick) => {
    const isNews = bus.publish(tick)
    if (isNews) seen.push(tick)
    return isNews
  }
  return { bus: { publish }, create, seen }
}

it('publishes the latest of every symbol at once, and each tick at its time', async () => {
  const { bus, create, seen } = createCase()
  const source = create()
  const start = Date.now()
  const feed = await startFeed({ source, bus })
  expect(feed.published).toBe(10)
  vi.advanceTimersByTime(5000)
  expect(feed.published).toBe(10 + [...source.between(start, start + 5000)].length)
  expect(seen.every(({ time }) => time <= Date.now())).toBe(true)
  feed.stop()
  const published = feed.published
  vi.advanceTimersByTime(5000)
  expect(feed.published).toBe(published)
})

it('two parallel feeds, one started later, publish each tick once', async () => {
  const { bus, create, seen } = createCase()
  const first = await startFeed({ source: create(), bus })
  vi.advanceTimersByTime(1003)
  const second = await startFeed({ source: create(), bus })
  vi.advanceTimersByTime(3000)
  const orders = seen.map(({ marketCode, epoch, sequence }) => `${marketCode} ${epoch} ${sequence}`)
  expect(new Set(orders).size).toBe(orders.length)
  expect(first.published + second.published).toBe(seen.length)
  first.stop()
  const before = seen.length
  vi.advanceTimersByTime(3000)
  expect(seen.length).toBeGreaterThan(before)
  second.stop()
})

it('after a long pause continues with the latest, not with everything that was missed', async () => {
  const { bus, create, seen } = createCase()
  const feed = await startFeed({ source: create(), bus })
  const before = seen.length
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersToNextTimer()
  expect(seen.length - before).toBe(10)
  feed.stop()
})

describe('a wall clock that is set', () => {
  const hour = 3_600_000
  const day = 24 * hour

  function createStore(): OrderStore {
    let stored = { shiftDays: 0, highWater: 0 }
    return {
      read: async () => stored,
      raise: async given => {
        stored = {
          shiftDays: Math.max(stored.shiftDays, given.shiftDays),
          highWater: Math.max(stored.highWater, given.highWater),
        }
      },
    }
  }

  /** A clock of one machine, which can be set while timers go on. */
  function createClock() {
    let offset = 0
    return {
      now: () => Date.now() + offset,
      set: (ms: number) => {
        offset += ms
      },
    }
  }

  it.each([-hour, -90_000, -2000, hour, 75_000, 400 * day, -400 * day])('by %i ms stops no price', async step => {
    const { bus, create, seen } = createCase()
    const clock = createClock()
    const feed = await startFeed({ source: create(), bus, now: clock.now, monotonic: Date.now, order: createStore() })
    vi.advanceTimersByTime(3000)
    clock.set(step)
    const before = seen.length
    vi.advanceTimersByTime(1000)
    expect(seen.length).toBeGreaterThan(before + 10)
    // The time of a tick is what the clock says, whatever its order.
    expect(Math.abs((seen.at(-1)?.time ?? 0) - clock.now())).toBeLessThan(2000)
    feed.stop()
  })

  it('is waited for when it was set back by less than a second', async () => {
    const { bus, create, seen } = createCase()
    const clock = createClock()
    const feed = await startFeed({ source: create(), bus, now: clock.now, order: createStore() })
    vi.advanceTimersByTime(3000)
    clock.set(-900)
    vi.advanceTimersByTime(2000)
    expect(new Set(seen.map(({ epoch }) => epoch)).size).toBe(1)
    feed.stop()
  })

  it.each([-hour, -400 * day])('by %i ms before a restart does not hold back the feed', async step => {
    const { bus, create, seen } = createCase()
    const clock = createClock()
    const order = createStore()
    const options = { source: create(), bus, now: clock.now, monotonic: Date.now, order }
    const feed = await startFeed(options)
    await vi.advanceTimersByTimeAsync(3000)
    feed.stop()
    clock.set(step)
    const before = seen.length
    const again = await startFeed(options)
    expect(seen.length).toBe(before + 10)
    again.stop()
  })

  it('ahead on one of two machines holds back the other only until it has taken over', async () => {
    const { bus, create, seen } = createCase()
    const order = createStore()
    const ahead = await startFeed({ source: create(), bus, now: () => Date.now() + hour, monotonic: Date.now, order })
    await vi.advanceTimersByTimeAsync(2000)
    const right = await startFeed({ source: create(), bus, monotonic: Date.now, order })
    await vi.advanceTimersByTimeAsync(2000)
    ahead.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    const before = seen.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen.length).toBeGreaterThan(before + 10)
    right.stop()
  })

  it('makes two feeds publish the same ticks again after one of them has shifted', async () => {
    const { bus, create, seen } = createCase()
    const order = createStore()
    const clock = createClock()
    const feeds = [
      await startFeed({ source: create(), bus, now: clock.now, monotonic: Date.now, order }),
      await startFeed({ source: create(), bus, now: clock.now, monotonic: Date.now, order }),
    ]
    await vi.advanceTimersByTimeAsync(3000)
    clock.set(-hour)
    await vi.advanceTimersByTimeAsync(5000)
    seen.length = 0
    const from = clock.now()
    await vi.advanceTimersByTimeAsync(3000)
    expect(seen.length).toBe([...create().between(from, clock.now())].length)
    for (const feed of feeds) feed.stop()
  })
})
