import { expect, it } from 'vitest'
import type { BusCase } from './bus-case.ts'
import { collect } from './collector.ts'
import { brackwell, corsin, createTick, hvl } from './ticks.ts'

/** Whose ticks a subscriber gets, and for how long. */
export function describeWatching(bus: BusCase): void {
  it('notifies a subscriber only of its own symbols', async () => {
    const one = collect(bus.gateway, hvl, brackwell)
    const other = collect(bus.gateway, corsin)
    await bus.settle()
    for (const marketCode of [hvl, brackwell, corsin]) bus.feed.publish(createTick(marketCode, 1))
    await bus.settle()
    expect(one.ticks.map(tick => tick.marketCode)).toEqual([hvl, brackwell])
    expect(other.ticks.map(tick => tick.marketCode)).toEqual([corsin])
  })

  it('stops at once for a closed subscription, even for a tick in flight, and not for others', async () => {
    bus.feed.publish(createTick(hvl, 1))
    const staying = collect(bus.gateway, hvl)
    await bus.settle()
    const going = collect(bus.gateway, hvl)
    bus.feed.publish(createTick(hvl, 2))
    const before = going.sequences()
    going.close()
    going.close()
    await bus.settle()
    bus.feed.publish(createTick(hvl, 3))
    await bus.settle()
    expect(going.sequences()).toEqual(before)
    expect(staying.sequences()).toEqual([1, 2, 3])
  })

  it('watches a symbol as long as it has a watcher', () => {
    const before = bus.gateway.stats().watched
    const one = collect(bus.gateway, hvl, hvl, brackwell)
    const two = collect(bus.gateway, hvl)
    expect(bus.gateway.stats().watched).toBe(before + 2)
    one.close()
    expect(bus.gateway.stats().watched).toBe(before + 1)
    two.close()
    expect(bus.gateway.stats().watched).toBe(before)
  })

  it('knows the latest tick of a symbol, watched or not', async () => {
    expect(await bus.gateway.latest(hvl)).toBeNull()
    bus.feed.publish(createTick(hvl, 7))
    await bus.settle()
    expect(await bus.gateway.latest(hvl)).toEqual(createTick(hvl, 7))
    expect(await bus.feed.latest(hvl)).toEqual(createTick(hvl, 7))
    expect(await bus.gateway.latest(corsin)).toBeNull()
  })
}
