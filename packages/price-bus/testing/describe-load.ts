import { expect, it } from 'vitest'
import type { BusCase } from './bus-case.ts'
import { collect, eventually } from './collector.ts'
import { createTick, hvl, manySymbols } from './ticks.ts'

/** Many symbols and slow subscribers. */
export function describeLoad(bus: BusCase): void {
  it('brings 2,000 symbols to a late subscriber, and every later change', async () => {
    const symbols = manySymbols(2000)
    for (const marketCode of symbols) bus.feed.publish(createTick(marketCode, 1))
    const seen = collect(bus.gateway, ...symbols)
    await eventually(() => expect(seen.ticks).toHaveLength(2000))
    expect(new Set(seen.ticks.map(tick => tick.marketCode)).size).toBe(2000)
    seen.ticks.length = 0
    for (const marketCode of symbols) bus.feed.publish(createTick(marketCode, 2))
    await eventually(() => expect(seen.ticks).toHaveLength(2000))
    expect(seen.ticks.every(tick => tick.sequence === 2)).toBe(true)
  })

  it('keeps one tick per symbol, however slow a subscriber is, and brings it up to date', async () => {
    const symbols = manySymbols(20)
    let work = 0
    const { board } = bus.gateway
    const ids = symbols.map(marketCode => board.watch(marketCode) ?? -1)
    const subscription = board.subscribe(() => {
      // Slow on purpose: some microseconds of work each time.
      let sum = 0
      for (let i = 0; i < 3000; i += 1) sum += Math.sqrt(i)
      work = Math.max(work, sum)
    })
    await bus.settle()
    const published = 40_000
    for (let i = 0; i < published; i += 1) {
      const marketCode = symbols[i % symbols.length] ?? hvl
      bus.feed.publish(createTick(marketCode, Math.floor(i / symbols.length) + 1))
      if (i % 5000 === 0) {
        expect(bus.feed.stats().waiting).toBeLessThanOrEqual(symbols.length)
        expect(bus.feed.stats().known).toBeLessThanOrEqual(symbols.length + bus.markers)
      }
    }
    const last = () => symbols.map((marketCode, i) => board.table.latest(ids[i] ?? -1, marketCode)?.sequence)
    await eventually(() => expect(last()).toEqual(symbols.map(() => published / symbols.length)))
    expect(work).toBeGreaterThan(0)
    expect(bus.gateway.stats().waiting).toBe(0)
    expect(bus.gateway.stats().known).toBeLessThanOrEqual(symbols.length + bus.markers)
    subscription.close()
    for (const id of ids) board.unwatch(id)
  })
}
