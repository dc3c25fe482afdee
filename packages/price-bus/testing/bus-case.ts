import { getMarketCode } from '@bellwether/domain'
import { afterEach, beforeEach, expect } from 'vitest'
import type { BusError, PriceBus } from '../src/index.ts'
import { collect, eventually } from './collector.ts'
import { createTick } from './ticks.ts'

/** Two ends of one bus: the same object in memory, two connections on NATS. */
export interface BusPair {
  readonly feed: PriceBus
  readonly gateway: PriceBus
}

export type MakeBus = (onError: (error: BusError) => void) => Promise<BusPair>

/** The bus of the current test. */
export interface BusCase extends BusPair {
  readonly errors: BusError[]
  /** Symbols that `settle` has used so far. */
  readonly markers: number
  /** Resolves once everything the feed published before has reached the gateway: ticks of one connection stay in order. */
  settle(): Promise<void>
}

/** A new bus for each test of a suite, which must end without an unexpected error. */
export function useBus(make: MakeBus): BusCase {
  let pair: BusPair | null = null
  let markers = 0
  const errors: BusError[] = []
  const ends = (): BusPair => {
    if (pair === null) throw new Error('the bus exists only during a test')
    return pair
  }

  beforeEach(async () => {
    errors.length = 0
    pair = await make(error => errors.push(error))
  })

  afterEach(async () => {
    await ends().feed.close()
    await ends().gateway.close()
    expect(errors).toEqual([])
  })

  return {
    errors,
    get feed() {
      return ends().feed
    },
    get gateway() {
      return ends().gateway
    },
    get markers() {
      return markers
    },
    async settle() {
      markers += 1
      const { feed, gateway } = ends()
      const marker = getMarketCode(`LSE:MARK${markers}`)
      const seen = collect(gateway, marker)
      await eventually(() => {
        feed.publish(createTick(marker, seen.ticks.length + markers))
        expect(seen.ticks.length).toBeGreaterThan(0)
      })
      seen.close()
    },
  }
}
