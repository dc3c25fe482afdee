import { createMemoryBus } from '@bellwether/price-bus'
import { expect, it } from 'vitest'
import { brackwell, createTick, hvl } from '../testing/streamed-market.ts'
import type { EarlierPrice } from './held-back-prices.ts'
import { HeldBackPrices } from './held-back-prices.ts'

const minute = 60_000
const delay = 15 * minute
const start = Date.UTC(2026, 10, 13, 9)

function open(earlier: readonly EarlierPrice[] = []) {
  const { board, publish } = createMemoryBus({ onError: () => {} })
  let now = 0
  const errors: unknown[] = []
  const prices = new HeldBackPrices({
    board,
    clock: { wall: () => start + now, monotonic: () => now },
    findEarlier: async () => earlier,
    onError: error => errors.push(error),
  })
  return {
    board,
    prices,
    publish,
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
  const { prices, pass, shown } = open([bar(1, 30), bar(2, 16), bar(3, 10), bar(4, 1)])
  const id = prices.watch(hvl, delay)
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
  expect(new Set(ids).size).toBe(3)
})
