import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from './client.ts'
import { FlushLoop } from './flush-loop.ts'
import { maxIntervalMs, minIntervalMs, minSlices, nextInterval, nextSlices } from './flush-pace.ts'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] }),
)
afterEach(() => {
  // In this order: a spy on a fake timer is restored to the fake.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function createCase(count: number, flush: (index: number) => boolean = () => true, send = () => 0) {
  const clients = Array.from({ length: count }, (_, index) => ({ index }) as Client)
  const visits: { readonly index: number; readonly at: number }[] = []
  const loop = new FlushLoop({
    clients,
    gather: client => {
      visits.push({ index: client.index, at: performance.now() })
      return flush(client.index)
    },
    send,
  })
  return { loop, clients, visits }
}

/** A clock that a test puts ahead of the timers, or behind them: work that takes long, timers that are late or early. */
function createClock() {
  const start = Date.now()
  const clock = { ahead: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + clock.ahead)
  return clock
}

describe('FlushLoop', () => {
  it('visits nobody until something is new, then everybody once, and pauses', () => {
    const { loop, visits } = createCase(5)
    vi.advanceTimersByTime(1000)
    expect(visits).toEqual([])
    loop.wake()
    vi.advanceTimersByTime(1000)
    expect(visits.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('spreads the clients evenly over the interval, after a pause too', () => {
    const { loop, visits } = createCase(80)
    loop.wake()
    vi.advanceTimersByTime(1000)
    visits.length = 0
    const start = performance.now()
    loop.wake()
    vi.advanceTimersByTime(minIntervalMs)
    const slice = minIntervalMs / minSlices
    for (let at = slice; at <= minIntervalMs; at += slice) {
      expect(visits.filter(visit => visit.at - start <= at)).toHaveLength((80 * at) / minIntervalMs)
    }
  })

  it('distinguishes the first wake-up from later ones', () => {
    const { loop } = createCase(2)
    const wake = () => [loop.wake(), loop.wake(), loop.wake()]
    expect(wake()).toEqual([true, true, false])
    vi.advanceTimersByTime(minIntervalMs)
    expect(wake()).toEqual([true, false, false])
    vi.advanceTimersByTime(1000)
    expect(wake()).toEqual([true, true, false])
  })

  it('runs another round for what became new during one', () => {
    const { loop, visits } = createCase(4)
    loop.wake()
    vi.advanceTimersByTime(4)
    loop.wake()
    vi.advanceTimersByTime(1000)
    expect(visits.map(({ index }) => index)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
  })

  it('revisits a client with a full socket, but seldom', () => {
    let isDrained = false
    const { loop, visits } = createCase(2, index => index === 0 || isDrained)
    loop.wake()
    vi.advanceTimersByTime(10 * maxIntervalMs)
    const before = visits.filter(({ index }) => index === 1).length
    expect(before).toBeGreaterThan(5)
    expect(before).toBeLessThan(13)
    isDrained = true
    vi.advanceTimersByTime(2 * maxIntervalMs)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on while somebody waits, skipped by gathering, left by sending, or one of each', () => {
    let waiting = { skipped: true, left: true }
    let gathered = -1
    const gather = (index: number) => {
      gathered = index
      return index !== 0 || !waiting.skipped
    }
    const { loop } = createCase(4, gather, () => (gathered === 1 && waiting.left ? 1 : 0))
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

  it('visits all whose slice is due when its timer is late, and those of one slice when it is early', () => {
    const clock = createClock()
    const { loop, visits } = createCase(80)
    const slice = minIntervalMs / minSlices
    loop.wake()
    clock.ahead = -slice / 4
    vi.advanceTimersByTime(slice)
    expect(visits).toHaveLength(20)
    clock.ahead = slice
    vi.advanceTimersByTime(slice)
    expect(visits).toHaveLength(60)
  })

  // The last slice of a round is due at 8 ms, a slice takes 2 ms.
  it.each([
    ['begins the next round on time after a delay of less than a slice', 1, [9, 10, 12, 14, 16]],
    ['begins the next round late after a delay of a slice', 2, [10, 12, 14, 16, 18]],
    ['begins the next round late after a longer delay', 3, [11, 13, 15, 17, 19]],
  ])('%s', (_what, late, times) => {
    const clock = createClock()
    const { loop, visits } = createCase(4)
    loop.wake()
    loop.wake()
    vi.advanceTimersByTime(minIntervalMs - 1)
    clock.ahead = late
    vi.advanceTimersByTime(1 + minIntervalMs)
    expect(visits.map(({ at }) => at)).toEqual([2, 4, 6, ...times])
  })

  it('visits less often when it takes long', () => {
    const clock = createClock()
    const { loop } = createCase(2, () => {
      clock.ahead += 0.5
      return true
    })
    loop.wake()
    loop.wake()
    vi.advanceTimersByTime(minIntervalMs)
    expect(loop.interval).toBe(nextInterval(1))
    vi.advanceTimersByTime(1000)
    loop.wake()
    expect(loop.interval).toBe(minIntervalMs)
    loop.stop()
  })

  it('visits a client at most once in a slice, however late the timer is', () => {
    const { loop, visits } = createCase(3)
    loop.wake()
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(minIntervalMs)
    expect(visits.length).toBeLessThanOrEqual(3)
  })

  it('revisits each client after one interval, whatever its position in the round', () => {
    const { loop, visits } = createCase(10)
    const changes = setInterval(() => loop.wake(), 1)
    vi.advanceTimersByTime(10 * minIntervalMs)
    clearInterval(changes)
    loop.stop()
    for (let index = 0; index < 10; index += 1) {
      const times = visits.filter(visit => visit.index === index).map(({ at }) => at)
      expect(times.length).toBeGreaterThanOrEqual(9)
      const apart = times.slice(1).map((at, i) => at - (times[i] ?? 0))
      expect(new Set(apart)).toEqual(new Set([minIntervalMs]))
    }
  })

  it('continues at once, and not before, when a round took too long', () => {
    const clock = createClock()
    const { loop, visits } = createCase(8, () => {
      clock.ahead += 5
      return true
    })
    const delays = vi.spyOn(globalThis, 'setTimeout')
    loop.wake()
    for (let i = 0; i < 20; i += 1) {
      loop.wake()
      vi.advanceTimersByTime(minIntervalMs)
    }
    loop.stop()
    expect(visits.length).toBeGreaterThan(16)
    for (const [, delay = 0] of delays.mock.calls) expect(delay).toBeGreaterThanOrEqual(0)
  })

  it('stops', () => {
    const { loop, visits } = createCase(3)
    loop.wake()
    loop.stop()
    vi.advanceTimersByTime(1000)
    expect(visits).toEqual([])
  })
})

it('uses more slices when they take long, and fewer only when they are far too short', () => {
  expect(nextSlices(4, maxIntervalMs, 12)).toBe(4)
  expect(nextSlices(4, maxIntervalMs, 13)).toBe(8)
  expect(nextSlices(8, maxIntervalMs, 6)).toBe(8)
  expect(nextSlices(8, maxIntervalMs, 5)).toBe(4)
  expect(nextSlices(16, maxIntervalMs, 1000)).toBe(24)
  expect(nextSlices(24, minIntervalMs, 0)).toBe(minSlices)
})

it('adapts the interval to the work, within its limits', () => {
  expect(nextInterval(0)).toBe(minIntervalMs)
  expect(nextInterval(1)).toBe(20)
  expect(nextInterval(20)).toBe(maxIntervalMs)
  // Half of the time is left for other work.
  expect(nextInterval(100)).toBe(200)
})
