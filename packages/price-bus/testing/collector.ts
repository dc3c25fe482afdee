import type { MarketCode } from '@bellwether/domain'
import { vi } from 'vitest'
import type { PriceBus, Subscription, Tick } from '../src/index.ts'

export interface Collector extends Subscription {
  readonly ticks: Tick[]
  sequences(marketCode?: MarketCode): number[]
}

/** Watches the symbols and keeps every tick it is notified of. */
export function collect(bus: PriceBus, ...marketCodes: MarketCode[]): Collector {
  const ticks: Tick[] = []
  const { board } = bus
  const watched = [...new Set(marketCodes)].map(marketCode => ({
    marketCode,
    id: board.watch(marketCode) ?? -1,
    seen: 0,
  }))
  function look(): void {
    for (const symbol of watched) {
      const version = board.table.versions[symbol.id] ?? 0
      const tick = version === symbol.seen ? null : board.table.latest(symbol.id, symbol.marketCode)
      symbol.seen = version
      if (tick !== null) ticks.push(tick)
    }
  }
  const subscription = board.subscribe(look)
  look()
  return {
    ticks,
    sequences: code => ticks.filter(tick => code === undefined || tick.marketCode === code).map(tick => tick.sequence),
    close() {
      subscription.close()
      for (const { id } of watched.splice(0)) board.unwatch(id)
    },
  }
}

/** Waits until the check passes; the time is a bound for a busy machine, not a measure. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 })
}
