import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from './client.ts'
import { FlushLoop } from './flush-loop.ts'
import { maxIntervalMs, minIntervalMs, nextInterval, nextSlices } from './flush-pace.ts'

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'Date'],
  }),
)
afterEach(() => {
  // In this order: a spy on a fake timer is restored to the fake.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Clients whose visits take `visitMs` each. `visits` has one entry for each client of each slice, with the time at which the slice began. */
function createCase(count: number, given: { flush?: (index: number) => boolean; send?: () => number } = {}) {
  const { flush = () => true, send = () => 0 } = given
  const start = Date.now()
  const clock = { ahead: 0, visitMs: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + clock.ahead)
  const counts = { updates: 0, conflated: 0, messages: 0 }
  const clients = Array.from({ length: count }, (_, index) => ({ index }) as Client)
  const visits: { readonly index: number; readonly at: number }[] = []
  let sliceAt: number | null = null
  const loop = new FlushLoop({
    clients,
    gather: client => {
      sliceAt ??= performance.now()
      visits.push({ index: client.index, at: sliceAt })
      clock.ahead += clock.visitMs
      return flush(client.index)
    },
    send: () => {
      sliceAt = null
      return send()
    },
    counts,
  })
  const times = () => [...new Set(visits.map(({ at }) => at))]
  return { loop, clients, visits, times, counts, clock }
}

describe('FlushLoop', () => {
  it('visits nobody until something is new, then everybody once and at once, and rests', () => {
    const { loop, visits, times } = createCase(5)
    vi.advanceTimersByTime(1000)
    expect(visits).toEqual([])
    loop.wake()
    expect(visits).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(visits.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
    expect([times(), vi.getTimerCount()]).toEqual([[1000], 0])
  })

  it('visits everybody with the first news that comes an interval after the last visit', () => {
    const { loop, times } = createCase(3)
    const changes = setInterval(() => loop.wake(), 5)
    vi.advanceTimersByTime(50)
    clearInterval(changes)
    loop.stop()
    // News comes every 5 ms, so that every third is at least the 14 ms of an interval after the last visit. The visit follows 1 ms later.
    expect(times()).toEqual([6, 21, 36])
  })

  it('lets news that came too soon wait for at most half an interval more', () => {
    const { loop, times } = createCase(3)
    loop.wake()
    vi.advanceTimersByTime(1)
    loop.wake()
    vi.advanceTimersByTime(10)
    loop.wake()
    vi.advanceTimersByTime(1000)
    expect(times()).toEqual([0, 1.5 * minIntervalMs])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('lets nobody wait for longer than the longest interval because of that', () => {
    const { loop, times, clock } = createCase(1)
    clock.visitMs = 2.9
    loop.wake()
    vi.advanceTimersByTime(1)
    expect(loop.interval).toBe(maxIntervalMs)
    clock.visitMs = 0
    loop.wake()
    vi.advanceTimersByTime(1000)
    const [first = 0, second = 0] = times()
    expect(second - first).toBeCloseTo(maxIntervalMs, 0)
  })

  it('distinguishes the first wake-up from later ones', () => {
    const { loop } = createCase(2)
    const wake = () => [loop.wake(), loop.wake(), loop.wake()]
    expect(wake()).toEqual([true, false, false])
    vi.advanceTimersByTime(1)
    expect(wake()).toEqual([true, false, false])
    vi.advanceTimersByTime(1000)
    expect(wake()).toEqual([true, false, false])
  })

  it('revisits a client with a full socket, but seldom, and delays nobody for it', () => {
    let isDrained = false
    const { loop, times } = createCase(2, { flush: index => index === 0 || isDrained })
    loop.wake()
    vi.advanceTimersByTime(2 * maxIntervalMs)
    expect(times()).toEqual([0, maxIntervalMs, 2 * maxIntervalMs])
    vi.advanceTimersByTime(minIntervalMs)
    loop.wake()
    vi.advanceTimersByTime(1)
    loop.wake()
    vi.advanceTimersByTime(1.5 * minIntervalMs)
    const newsAt = 2 * maxIntervalMs + minIntervalMs
    expect(times().slice(3)).toEqual([newsAt, newsAt + 1.5 * minIntervalMs])
    isDrained = true
    vi.advanceTimersByTime(2 * maxIntervalMs)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on while somebody waits, skipped by gathering, left by sending, or one of each', () => {
    let waiting = { skipped: true, left: true }
    const { loop } = createCase(4, {
      flush: index => index !== 0 || !waiting.skipped,
      send: () => (waiting.left ? 1 : 0),
    })
    loop.wake()
    for (const [skipped, left] of [
      [true, true],
      [false, true],
      [true, false],
    ] as const) {
      waiting = { skipped, left }
      vi.advanceTimersByTime(10 * maxIntervalMs)
      expect([waiting, vi.getTimerCount()]).toEqual([waiting, 1])
    }
    waiting = { skipped: false, left: false }
    vi.advanceTimersByTime(2 * maxIntervalMs)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('visits less often when it takes long, and as often as before when it no longer does', () => {
    const { loop, clock } = createCase(2)
    clock.visitMs = 0.5
    loop.wake()
    vi.advanceTimersByTime(1)
    expect(loop.interval).toBe(nextInterval({ gatherMs: 1, sendMs: 0, changesPerMessage: 0 }))
    clock.visitMs = 0
    loop.wake()
    vi.advanceTimersByTime(1000)
    expect(loop.interval).toBe(minIntervalMs)
  })

  it.each([
    ['as often as it can when each of its messages has one change', { updates: 1, conflated: 0 }, 1],
    ['less often when messages have several changes', { updates: 4, conflated: 0 }, 4],
    ['less often when later changes replace others', { updates: 1, conflated: 3 }, 4],
  ])('visits %s', (_what, sent, changesPerMessage) => {
    const { loop, counts, clock } = createCase(1, {
      send: () => {
        clock.ahead += 2
        counts.updates += sent.updates
        counts.conflated += sent.conflated
        counts.messages += 1
        return 0
      },
    })
    // What was sent before does not count.
    counts.updates = 1000
    loop.wake()
    vi.advanceTimersByTime(1)
    expect(loop.interval).toBe(nextInterval({ gatherMs: 0, sendMs: 2, changesPerMessage }))
    expect(loop.interval === minIntervalMs).toBe(changesPerMessage === 1)
  })

  it('stops, whether it waits for a slice, for the end of a rest, or for its turn', () => {
    const { loop, visits } = createCase(3)
    loop.wake()
    loop.stop()
    vi.advanceTimersByTime(1000)
    expect(visits).toEqual([])
    const other = createCase(3)
    other.loop.wake()
    vi.advanceTimersByTime(1)
    other.loop.wake()
    other.loop.stop()
    vi.advanceTimersByTime(1000)
    expect(other.times()).toHaveLength(1)
  })
})

describe('a FlushLoop whose rounds take 8 ms', () => {
  const slice = maxIntervalMs / 4

  /** News every millisecond until it has found its pace: four slices in the longest interval. */
  function createBusy() {
    const busy = createCase(80)
    busy.clock.visitMs = 0.1
    const changes = setInterval(() => busy.loop.wake(), 1)
    vi.advanceTimersByTime(1000)
    const settledAt = performance.now()
    return { ...busy, changes, settled: () => busy.visits.filter(({ at }) => at >= settledAt) }
  }

  it('spreads the clients evenly over the interval', () => {
    const { loop, settled } = createBusy()
    vi.advanceTimersByTime(300)
    loop.stop()
    const bySlice = Map.groupBy(settled(), ({ at }) => at)
    expect([...bySlice.values()].slice(0, 8).map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 20))
    const starts = [...bySlice.keys()].slice(0, 8)
    // Timers are of whole milliseconds.
    for (const [i, at] of starts.slice(1).entries()) expect(Math.abs(at - (starts[i] ?? 0) - slice)).toBeLessThan(2.1)
  })

  it('revisits each client after one interval, whatever its position in the round', () => {
    const { loop, settled } = createBusy()
    vi.advanceTimersByTime(500)
    loop.stop()
    for (const index of [0, 19, 20, 41, 79]) {
      const times = settled()
        .filter(visit => visit.index === index)
        .map(({ at }) => at)
      expect(times.length).toBeGreaterThan(8)
      for (const [i, at] of times.slice(1).entries())
        expect(Math.abs(at - (times[i] ?? 0) - maxIntervalMs)).toBeLessThan(2.1)
    }
  })

  it('visits all whose slice is due when its timer is late, each once', () => {
    const { loop, clock, visits, times } = createBusy()
    const visitsOf = (at: number | undefined) => visits.filter(visit => visit.at === at).map(({ index }) => index)
    for (const [lateMs, least] of [
      [0, 20],
      [slice, 20],
      [60_000, 60],
    ] as const) {
      visits.length = 0
      while (visits[0]?.index !== 0) {
        visits.length = 0
        vi.advanceTimersByTime(1)
      }
      clock.ahead += lateMs
      vi.advanceTimersByTime(slice + 1)
      const [, next] = times()
      expect([lateMs, visitsOf(next).length >= least && visitsOf(next).length <= 60]).toEqual([lateMs, true])
      expect(visitsOf(next)[0]).toBe(20)
      expect(new Set(visitsOf(next)).size).toBe(visitsOf(next).length)
    }
    loop.stop()
  })

  it('goes through the round that has begun when the news ends, and one more for what came during it', () => {
    const { loop, changes, settled } = createBusy()
    clearInterval(changes)
    vi.advanceTimersByTime(1000)
    expect(vi.getTimerCount()).toBe(0)
    const last = settled().slice(-80)
    expect(last.map(({ index }) => index)).toEqual(Array.from({ length: 80 }, (_, index) => index))
    loop.stop()
  })

  it('continues at once, and not before, when a round took too long', () => {
    const { loop, clock, visits } = createBusy()
    clock.visitMs = 5
    visits.length = 0
    const delays = vi.spyOn(globalThis, 'setTimeout')
    vi.advanceTimersByTime(1000)
    loop.stop()
    expect(visits.length).toBeGreaterThan(160)
    for (const [, delay = 0] of delays.mock.calls) expect(delay).toBeGreaterThanOrEqual(0)
  })
})

it('uses more slices when they take long, and fewer only when they are far too short', () => {
  expect(nextSlices(1, maxIntervalMs, 3)).toBe(1)
  expect(nextSlices(1, maxIntervalMs, 3.1)).toBe(2)
  expect(nextSlices(4, maxIntervalMs, 12)).toBe(4)
  expect(nextSlices(4, maxIntervalMs, 13)).toBe(8)
  expect(nextSlices(8, maxIntervalMs, 6)).toBe(8)
  expect(nextSlices(8, maxIntervalMs, 5)).toBe(4)
  expect(nextSlices(5, maxIntervalMs, 0)).toBe(2)
  expect(nextSlices(1, maxIntervalMs, 0)).toBe(1)
  // None is shorter than 6 ms.
  expect(nextSlices(8, maxIntervalMs, 1000)).toBe(8)
  expect(nextSlices(8, minIntervalMs, 1000)).toBe(2)
})

it('adapts the interval to what waiting would save, within its limits', () => {
  const after = (gatherMs: number, sendMs: number, changesPerMessage: number) =>
    nextInterval({ gatherMs, sendMs, changesPerMessage })
  expect(after(0, 0, 0)).toBe(minIntervalMs)
  expect(after(1, 0, 1)).toBe(24)
  expect(after(20, 0, 1)).toBe(maxIntervalMs)
  // Of messages with two changes half would be saved.
  expect(after(0, 2, 2)).toBe(24)
  expect(after(0, 3, 1)).toBe(minIntervalMs)
  // Half of the time is left for other work.
  expect(after(0, 10, 1)).toBe(20)
  expect(after(40, 60, 20)).toBe(200)
})
