import { dailyMultiple } from '../market/daily-multiple.ts'
import { type IndexLevels, logReturns } from '../market/indices.ts'
import { tradingYear } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import type { Mandate } from './mandates.ts'
import { pooledReturns } from './pooled-returns.ts'

/** Daily log returns, with income after withholding tax, of what a mandate is measured by. `multiple` is what the index pays of each day's return. */
export function benchmarkReturns(
  market: Market,
  indices: IndexLevels,
  mandate: Mandate,
  multiple: number,
): Float64Array {
  const levels = mandate.index === null ? null : indices.levels(mandate.index, 'net')
  return dailyMultiple(levels ? logReturns(levels) : indexReturns(market, mandate), multiple)
}

/** Levels in points on each trading day: those of the market's own index, or 1,000 on the first day. */
export function benchmarkLevels(
  market: Market,
  indices: IndexLevels,
  mandate: Mandate,
  multiple: number,
): Float64Array {
  const own = mandate.index === null || multiple !== 1 ? null : indices.levels(mandate.index, 'net')
  return own ?? levelsFrom(benchmarkReturns(market, indices, mandate, multiple))
}

/** 1,000 points on the first day. */
export function levelsFrom(returns: Float64Array): Float64Array {
  let log = Math.log(1000)
  return returns.map((change, position) => {
    if (position > 0) log += change
    return Math.exp(log)
  })
}

/** The same without income. */
export function benchmarkPriceReturns(
  market: Market,
  indices: IndexLevels,
  mandate: Mandate,
  multiple: number,
): Float64Array {
  const levels = mandate.index === null ? null : indices.levels(mandate.index)
  const returns = levels
    ? logReturns(levels)
    : indexReturns(market, mandate).map(change => change - mandate.yield / tradingYear)
  return dailyMultiple(returns, multiple)
}

/** Of an index that is made by its mandate and not by members of this market. */
function indexReturns(market: Market, mandate: Mandate): Float64Array {
  return pooledReturns(market, {
    mandate,
    family: `index ${mandate.name}`,
    length: market.days.days.length,
    activity: 0.2,
    ongoingCharge: 0,
  })
}
