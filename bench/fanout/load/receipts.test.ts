import { describe, expect, it } from 'vitest'
import { Receipts, toDelivery } from './receipts.ts'

const create = () => new Receipts({ clients: 2, symbols: 2, kept: 16 })
const twoEach = Uint32Array.of(2, 2)

describe('delivery', () => {
  it('counts each tick once for each subscriber', () => {
    const receipts = create()
    receipts.offer(0, 100)
    receipts.offer(1, 110)
    receipts.arrive(0, 0, 1, 120)
    receipts.arrive(1, 0, 1, 120)
    receipts.arrive(0, 1, 1, 120)
    expect(toDelivery(receipts, twoEach, 0, 1000, 45)).toEqual({ ofAll: 0.75, ofLatest: 0.75 })
  })

  it('excludes from the latest what was replaced within the window, whether it arrived or not', () => {
    const receipts = create()
    receipts.offer(0, 100)
    receipts.offer(0, 130)
    receipts.offer(0, 200)
    receipts.arrive(0, 0, 1, 105)
    receipts.arrive(0, 0, 2, 135)
    receipts.arrive(1, 0, 2, 140)
    receipts.arrive(0, 0, 3, 205)
    expect(toDelivery(receipts, twoEach, 0, 1000, 45)).toEqual({ ofAll: 4 / 6, ofLatest: 3 / 4 })
    // With a window of 30 ms the first was not replaced within it, and one client lacks it.
    expect(toDelivery(receipts, twoEach, 0, 1000, 30).ofLatest).toBe(4 / 6)
  })

  it('counts only ticks of its period', () => {
    const receipts = create()
    receipts.offer(0, 100)
    receipts.offer(0, 200)
    receipts.arrive(0, 0, 2, 205)
    receipts.arrive(1, 0, 2, 205)
    expect(toDelivery(receipts, twoEach, 150, 300, 45)).toEqual({ ofAll: 1, ofLatest: 1 })
  })

  it('throws when ticks were forgotten', () => {
    const receipts = create()
    for (let i = 0; i < 16; i += 1) receipts.offer(0, i)
    expect(() => toDelivery(receipts, twoEach, 0, 1000, 45)).toThrow('only 16 are kept')
  })
})

it('notices an update that is not newer, and does not count it', () => {
  const receipts = create()
  receipts.measuring = true
  receipts.offer(0, 100)
  receipts.offer(0, 150)
  receipts.arrive(0, 0, 2, 160)
  receipts.arrive(0, 0, 1, 161)
  receipts.arrive(0, 0, 2, 162)
  expect({ updates: receipts.updates, disorder: receipts.disorder }).toEqual({ updates: 1, disorder: 2 })
  receipts.forgetClient(0)
  receipts.arrive(0, 0, 2, 170)
  expect({ updates: receipts.updates, disorder: receipts.disorder }).toEqual({ updates: 2, disorder: 2 })
})
