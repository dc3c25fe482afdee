import { getMarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BusCase } from './bus-case.ts'
import { collect, eventually } from './collector.ts'
import { createTick, hvl } from './ticks.ts'

/** Which ticks reach a subscriber, and in which order. */
export function describeDelivery(bus: BusCase): void {
  it('delivers each newer tick of a symbol, unchanged', async () => {
    const seen = collect(bus.gateway, hvl)
    await bus.settle()
    const ticks = [1, 2, 3].map(sequence => createTick(hvl, sequence, { ask: sequence, state: 'AUCTION' }))
    for (const tick of ticks) expect(bus.feed.publish(tick)).toBe(true)
    await eventually(() => expect(seen.ticks).toEqual(ticks))
  })

  it('gives a late subscriber the last tick at once, and nothing older', async () => {
    for (const sequence of [1, 2, 3]) bus.feed.publish(createTick(hvl, sequence))
    await bus.settle()
    const first = collect(bus.gateway, hvl)
    await eventually(() => expect(first.sequences()).toEqual([3]))
    const second = collect(bus.gateway, hvl)
    expect(second.sequences()).toEqual([3])
    expect(first.sequences()).toEqual([3])
  })

  it('[RP-STREAM-23] ignores a tick that is older or comes again, also from another feed', async () => {
    const seen = collect(bus.gateway, hvl)
    await bus.settle()
    bus.feed.publish(createTick(hvl, 5))
    expect(bus.feed.publish(createTick(hvl, 5))).toBe(false)
    expect(bus.feed.publish(createTick(hvl, 4))).toBe(false)
    bus.feed.publish(createTick(hvl, 6))
    await bus.settle()
    expect(seen.sequences()).toEqual([5, 6])
  })

  it('[RP-STREAM-23] takes the first tick of a later epoch, whatever its sequence, and none of an earlier one', async () => {
    const seen = collect(bus.gateway, hvl)
    await bus.settle()
    bus.feed.publish(createTick(hvl, 900))
    bus.feed.publish(createTick(hvl, 1, { epoch: 2 }))
    expect(bus.feed.publish(createTick(hvl, 901))).toBe(false)
    await bus.settle()
    expect(seen.ticks.map(({ epoch, sequence }) => [epoch, sequence])).toEqual([
      [1, 900],
      [2, 1],
    ])
  })

  it('delivers ticks in rising order up to the newest, in whatever order they are published', async () => {
    const order = fc.record({ epoch: fc.nat(3), sequence: fc.nat(20) })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 30 }), async orders => {
        run += 1
        const marketCode = getMarketCode(`LSE:R${run}`)
        const seen = collect(bus.gateway, marketCode)
        for (const { epoch, sequence } of orders) bus.feed.publish(createTick(marketCode, sequence, { epoch }))
        const ranks = orders.map(({ epoch, sequence }) => epoch * 100 + sequence)
        const newest = Math.max(...ranks)
        const rank = () => seen.ticks.map(({ epoch, sequence }) => epoch * 100 + sequence)
        await eventually(() => expect(rank().at(-1)).toBe(newest))
        expect(rank()).toEqual([...new Set(rank())].sort((a, b) => a - b))
        seen.close()
      }),
      { numRuns: 25 },
    )
  })
}
