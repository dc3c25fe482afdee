import { getMarketCode, type MarketCode } from '@bellwether/domain'
import type { Tick } from '../src/index.ts'

export const hvl = getMarketCode('LSE:HVL')
export const brackwell = getMarketCode('LSE:BW.')
export const corsin = getMarketCode('NYSE:CRSN')

/** A tick whose price encodes its sequence. */
export function createTick(marketCode: MarketCode, sequence: number, given: Partial<Tick> = {}): Tick {
  return {
    marketCode,
    epoch: 1,
    sequence,
    time: 1_794_733_200_000 + sequence,
    state: 'LIVE',
    unit: 'GBX',
    scale: 2,
    price: 100_000 + sequence,
    bid: 99_950 + sequence,
    ask: null,
    previousClose: 99_000,
    ...given,
  }
}

export function manySymbols(count: number): MarketCode[] {
  return Array.from({ length: count }, (_, i) => getMarketCode(`LSE:S${i}`))
}
