import type { SymbolTotals } from '@bellwether/price-bus'
import type { MarketHours } from './market-hours.ts'
import { chanceAt } from './noise.ts'
import type { SimulatedSymbol } from './simulated-price.ts'

const minuteMs = 60_000

/** Traded in the session by a time: the usual volume, more on some days than on others, and more of it at both ends of the day. */
export function simulatedTotals({ listing, seed }: SimulatedSymbol, time: number, hours: MarketHours): SymbolTotals {
  const { from, until } = hours.dayAt(listing.exchange, time)
  const part = Math.min(1, Math.max(0, (time - from) / (until - from)))
  const shape = part + 0.095 * Math.sin(2 * Math.PI * part)
  const day = Math.floor(from / minuteMs)
  const volume = Math.floor((listing.averageVolume ?? 0) * (0.6 + 0.8 * chanceAt(seed, day)) * shape)
  const perTrade = 400 + 2200 * chanceAt(seed, day + 1)
  return { marketCode: listing.marketCode, from, volume, trades: Math.ceil(volume / perTrade) }
}
