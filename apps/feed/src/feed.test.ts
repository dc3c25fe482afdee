import { createMemoryBus, type Tick } from '@bellwether/price-bus'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manyListings } from '../testing/listings.ts'
import { startFeed } from './feed.ts'
import { openAlways } from './market-hours.ts'
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
  const create = () => createSimulatedSource({ listings, seed: 1, intervalMs: 300, hours: openAlways })
  const seen: Tick[] = []
  const publish = (tick: Tick) => {
    const isNews = bus.publish(tick)
    if (isNews) seen.push(tick)
    return isNews
  }
  return { bus: { publish }, create, seen }
}

it('publishes the latest of every symbol at once, and each tick when its time has come', () => {
  const { bus, create, seen } = createCase()
  const source = create()
  const start = Date.now()
  const feed = startFeed({ source, bus })
  expect(feed.published).toBe(10)
  vi.advanceTimersByTime(5000)
  expect(feed.published).toBe(10 + [...source.between(start, start + 5000)].length)
  expect(seen.every(({ time }) => time <= Date.now())).toBe(true)
  feed.stop()
  const published = feed.published
  vi.advanceTimersByTime(5000)
  expect(feed.published).toBe(published)
})

it('two feeds at once, one of them late, publish each tick once between them', () => {
  const { bus, create, seen } = createCase()
  const first = startFeed({ source: create(), bus })
  vi.advanceTimersByTime(1003)
  const second = startFeed({ source: create(), bus })
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

it('after a long pause goes on with the latest, not with all that was missed', () => {
  const { bus, create, seen } = createCase()
  const feed = startFeed({ source: create(), bus })
  const before = seen.length
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersToNextTimer()
  expect(seen.length - before).toBe(10)
  feed.stop()
})
