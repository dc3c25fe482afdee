import { dailyMultiple } from '../market/daily-multiple.ts'
import { type IndexBook, logReturns } from '../market/indices.ts'
import { tradingYear } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import type { Mandate } from './mandates.ts'
import { pooledReturns } from './pooled-returns.ts'

/** Daily log returns, income included, of what a mandate is measured by. `multiple` is what the index pays of each day's return. */
export function benchmarkReturns(market: Market, indices: IndexBook, mandate: Mandate, multiple: number): Float64Array {
  const levels = mandate.index === null ? null : indices.levels(mandate.index)
  // A price index leaves out what its members pay; funds are compared with what a holder of them would have had.
  if (levels) return dailyMultiple(logReturns(levels), multiple).map(r => r + (mandate.yield * multiple) / tradingYear)
  return pooledReturns(market, {
    mandate,
    family: `index ${mandate.name}`,
    length: market.days.days.length,
    activity: 0.2,
    ongoingCharge: 0,
  })
}
