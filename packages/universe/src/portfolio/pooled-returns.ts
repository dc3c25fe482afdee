import { clusteredReturns, type EquityRegion, tradingYear } from '../market/market-factors.ts'
import { addSeries } from '../market/price-path.ts'
import type { Market } from '../market.ts'
import type { Mandate } from './mandates.ts'

interface PooledInput {
  readonly mandate: Mandate
  /** Stream name; classes of one fund share it. */
  readonly family: string
  readonly length: number
  /** Own risk beside the mandate's: 1 for an active portfolio, near 0 for a tracker. */
  readonly activity: number
  readonly ongoingCharge: number
}

/** Daily log returns of a portfolio, after its charges and before it pays anything out. */
export function pooledReturns(
  market: Market,
  { mandate, family, length, activity, ongoingCharge }: PooledInput,
): Float64Array {
  const { mix } = mandate
  const returns = new Float64Array(length)
  // Unlisted assets and buildings are valued seldom and follow shares only in part.
  const shares = mix.STOCK + 0.45 * mix.OTHER + 0.35 * mix.PROPERTY
  for (const [region, weight] of Object.entries(mandate.regions)) {
    addSeries(returns, market.factors.region[region as EquityRegion], shares * weight)
  }
  if (mandate.industry !== null)
    addSeries(returns, market.factors.industry.get(mandate.industry) ?? returns, 0.6 * shares)
  addSeries(returns, market.factors.small, mandate.small * shares)
  addSeries(returns, market.factors.credit, mix.BOND * mandate.credit * 0.8)
  addSeries(returns, clusteredReturns(market.seed, `portfolio ${family}`, length, mandate.own * activity, 0), 1)
  const offset = market.days.days.length - length
  const steady = (mix.STOCK * 0.012 + mix.OTHER * 0.05 + mix.PROPERTY * 0.045 - ongoingCharge) / tradingYear
  for (let i = 0; i < length; i++) {
    const position = i + offset
    const years = Math.max(0.2, mandate.duration)
    const carry = (mix.BOND + mix.CASH) * market.curve.yieldAt(position, mix.CASH > 0.5 ? 0.1 : years)
    returns[i] =
      (returns[i] ?? 0) + steady + carry / tradingYear + mix.BOND * market.curve.bondReturn(position, mandate.duration)
  }
  return returns
}
