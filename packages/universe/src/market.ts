import { addMonthsTo, createTradingDays, type EpochDay, type TradingDays } from './calendar.ts'
import { type Depth, historyYears } from './depth.ts'
import { createYieldCurve, type YieldCurve } from './gilt/yield-curve.ts'
import { industries } from './identity/sectors.ts'
import { createExchangeRates, type ExchangeRates } from './market/exchange-rates.ts'
import { createMarketFactors, type MarketFactors } from './market/market-factors.ts'
import { createRandom, type Random } from './rng.ts'

/** What every security of a universe shares. */
export interface Market {
  readonly seed: number
  readonly until: EpochDay
  readonly depth: Depth
  readonly days: TradingDays
  readonly factors: MarketFactors
  readonly curve: YieldCurve
  readonly rates: ExchangeRates
  /** The stream of one subject of one security. */
  readonly random: (...path: readonly (string | number)[]) => Random
}

export function createMarket(seed: number, until: EpochDay, depth: Depth): Market {
  const days = createTradingDays(addMonthsTo(until, -Math.round(12 * historyYears)) + 1, until)
  const length = days.days.length
  return {
    seed,
    until,
    depth,
    days,
    factors: createMarketFactors(seed, length, industries),
    curve: createYieldCurve(seed, length),
    rates: createExchangeRates(seed, length),
    random: (...path) => createRandom(seed, ...path),
  }
}
