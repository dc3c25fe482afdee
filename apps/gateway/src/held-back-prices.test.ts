import { createMemoryBus } from '@bellwether/price-bus'
import { afterEach, expect, it, vi } from 'vitest'
import { brackwell, createTick, hvl } from '../testing/streamed-market.ts'
import type { EarlierPrice } from './held-back-prices.ts'
import { HeldBackPrices } from './held-back-prices.ts'

const minute = 60_000
const delay = 15 * minute
const start = Date.UTC(2026, 10, 13, 9)

afterEach(() => void vi.useRealTimers())

function open(earlier: readonly EarlierPrice[] | Promise<readonly EarlierPrice[]> = []) {
  const { board, publish } = createMemoryBus({ onError: () => {} })
  let now = 0
  const errors: unknown[] = []
  const asked: [string, number][] = []
  const prices = new HeldBackPrices({
    board,
    clock: { wall: () => start + now, monotonic: () => now },
    findEarlier: async (marketCode, since) => {
      asked.push([marketCode, since])
      return earlier
    },
    onError: error => errors.push(error),
  })
  return {
    board,
    prices,
    publish,
    errors,
    asked,
    pass(ms: number) {
      now += ms
      prices.round()
    },
    shown: (id: number | null) => board.table.latest(id ?? -1, hvl),
  }
}

it('[RP-ACCESS-2] a price is on the board when its delay has passed, not before, and says that it is delayed', () => {
  const { prices, publish, pass, shown, board } = open()
  const id = prices.watch(hvl, delay)
  publish(createTick(hvl, 1))
  pass(0)
  pass(delay - 1)
  expect(shown(id)).toBeNull()
  publish(createTick(hvl, 2))
  pass(1)
  expect(shown(id)).toMatchObject({ price: 100_001, state: 'DELAYED', time: createTick(hvl, 1).time })
  pass(delay - 2)
  expect(shown(id)?.price).toBe(100_001)
  pass(2)
  expect(shown(id)?.price).toBe(100_002)
  // Those in real time have had it all along.
  expect(board.latest(hvl)).toMatchObject({ price: 100_002, state: 'LIVE' })
  prices.stop()
})

it('[RP-ACCESS-2] starts with what was recorded, each minute when it is due', async () => {
  const bar = (sequence: number, minutesAgo: number) => ({
    until: start - minutesAgo * minute,
    tick: createTick(hvl, sequence, 0),
  })
  const { prices, pass, shown, asked } = open([bar(1, 30), bar(2, 16), bar(3, 10), bar(4, 1)])
  const id = prices.watch(hvl, delay)
  // Far enough back for a long weekend.
  expect(asked).toEqual([[hvl, start - delay - 4 * 24 * 60 * minute]])
  await expect.poll(() => shown(id)?.price).toBe(100_002)
  pass(5 * minute - 1)
  expect(shown(id)?.price).toBe(100_002)
  pass(1)
  expect(shown(id)?.price).toBe(100_003)
  prices.stop()
})

it('one line for all who have the same delay; ids are free again after the last', () => {
  const { prices, board } = open()
  const id = prices.watch(hvl, delay)
  expect(prices.watch(hvl, delay)).toBe(id)
  const other = prices.watch(hvl, 2 * delay)
  expect(other).not.toBe(id)
  expect(prices.find(hvl, delay)).toBe(id)
  for (const each of [id, id, other]) expect(prices.unwatch(each ?? -1)).toBe(true)
  expect(prices.unwatch(id ?? -1)).toBe(false)
  expect([prices.find(hvl, delay), board.watched]).toEqual([null, 0])
  const ids = [board.watch(brackwell), board.watch(hvl), board.reserve()]
  expect(ids.toSorted()).toEqual([0, 1, 2])
})

it('[RP-ACCESS-2] starts with the latest that is due, however many were recorded', async () => {
  const bars = Array.from({ length: 400 }, (_, i) => ({
    until: start - (400 - i) * minute,
    tick: createTick(hvl, i, 0),
  }))
  const { prices, pass, shown } = open(bars)
  const id = prices.watch(hvl, delay)
  await expect.poll(() => shown(id)?.sequence).toBe(400 - delay / minute)
  pass(14 * minute)
  expect(shown(id)?.sequence).toBe(399)
  prices.stop()
})

it('keeps a state that says more than that the price is late', () => {
  const { prices, publish, pass, shown } = open()
  const id = prices.watch(hvl, delay)
  for (const [sequence, state, expected] of [
    [1, 'AUCTION', 'DELAYED'],
    [2, 'CLOSED', 'CLOSED'],
  ] as const) {
    publish({ ...createTick(hvl, sequence), state })
    pass(0)
    pass(delay)
    expect(shown(id)).toMatchObject({ sequence, state: expected })
  }
  prices.stop()
})

it('looks every second for what is due, while somebody watches', () => {
  vi.useFakeTimers()
  const { prices, publish, shown } = open()
  const [first, second] = [prices.watch(hvl, delay), prices.watch(brackwell, 1)]
  publish(createTick(brackwell, 1))
  vi.advanceTimersByTime(999)
  const rounds = vi.spyOn(prices, 'round')
  vi.advanceTimersByTime(1)
  expect([rounds.mock.calls.length, shown(second)]).toEqual([1, null])
  prices.unwatch(second ?? -1)
  vi.advanceTimersByTime(1000)
  expect(rounds).toHaveBeenCalledTimes(2)
  prices.unwatch(first ?? -1)
  vi.advanceTimersByTime(5000)
  expect([rounds.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0])
  prices.watch(hvl, delay)
  expect(vi.getTimerCount()).toBe(1)
  prices.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('reports that the recorded prices cannot be read, and goes on without', async () => {
  const { prices, publish, pass, shown, errors } = open(Promise.reject(new Error('away')))
  const id = prices.watch(hvl, delay)
  await expect.poll(() => errors).toEqual([new Error('away')])
  publish(createTick(hvl, 1))
  pass(0)
  pass(delay)
  expect(shown(id)?.sequence).toBe(1)
  prices.stop()
})

it('takes nothing where every id is in use, and leaves none behind', () => {
  const { prices, board } = open()
  const reserved: number[] = []
  for (let id = board.reserve(); id !== null; id = board.reserve()) reserved.push(id)
  expect([prices.watch(hvl, delay), board.watched]).toEqual([null, 0])
  // One is enough for the symbol, not for its prices as they are shown.
  board.release(reserved.pop() ?? -1)
  expect([prices.watch(hvl, delay), board.watched]).toEqual([null, 0])
  board.release(reserved.pop() ?? -1)
  expect(prices.watch(hvl, delay)).not.toBeNull()
  prices.stop()
})
