import type { PriceRepair } from '../../records/index.ts'
import type { MarketOfSeries, Series } from '../series.ts'
import { repairDividends } from './dividends.ts'
import { repairMissedSplits } from './missed-splits.ts'
import { repairUnitFlips } from './unit-flips.ts'

/** Mends what vendors of prices are known to get wrong, in place. A right series stays as it is. */
export function repairSeries(series: Series, market: MarketOfSeries): PriceRepair[] {
  // Units first: a hundredfold jump hides a split. Dividends last: they are held against prices.
  return [repairUnitFlips, repairMissedSplits, repairDividends].flatMap(repair => repair(series, market))
}
