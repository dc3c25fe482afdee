import type { MarketCode } from '@bellwether/domain'
import { vi } from 'vitest'
import type { PriceBus, Subscription, Tick } from '../src/index.ts'

export interface Collector extends Subscription {
  readonly ticks: Tick[]
  sequences(marketCode?: MarketCode): number[]
}

/** Subscribes and keeps what comes. */
export function collect(bus: PriceBus, ...marketCodes: MarketCode[]): Collector {
  const ticks: Tick[] = []
  const subscription = bus.subscribe(marketCodes, tick => ticks.push(tick))
  return {
    ticks,
    sequences: code => ticks.filter(tick => code === undefined || tick.marketCode === code).map(tick => tick.sequence),
    close: () => subscription.close(),
  }
}

/** Waits until the check passes; the time is a bound for a busy machine, not a measure. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 })
}
