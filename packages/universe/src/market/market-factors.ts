import { createRandom } from '../rng.ts'

export type EquityRegion = 'UK' | 'US' | 'EUROPE' | 'JAPAN' | 'ASIA' | 'EM'

export const regions: readonly EquityRegion[] = ['UK', 'US', 'EUROPE', 'JAPAN', 'ASIA', 'EM']

/** Daily log returns that many securities share; position i is the return into trading day i. */
export interface MarketFactors {
  readonly length: number
  readonly region: Readonly<Record<EquityRegion, Float64Array>>
  /** Smaller companies over larger ones. */
  readonly small: Float64Array
  readonly industry: ReadonlyMap<string, Float64Array>
  /** Credit-spread return of a bond with five years' spread duration. */
  readonly credit: Float64Array
}

export const tradingYear = 253

/** One value for each of the last `length` trading days. */
export function createMarketFactors(seed: number, length: number, industryNames: readonly string[]): MarketFactors {
  const world = nearDrift(clusteredReturns(seed, 'world', length, 0.145, worldDrift), worldDrift)
  const region = Object.fromEntries(
    regions.map(name => {
      const drift = name === 'US' ? 0.02 : 0
      const own = nearDrift(clusteredReturns(seed, `region ${name}`, length, name === 'US' ? 0.06 : 0.09, drift), drift)
      return [name, world.map((r, i) => 0.85 * r + (own[i] ?? 0))]
    }),
  ) as Record<EquityRegion, Float64Array>
  return {
    length,
    region,
    small: clusteredReturns(seed, 'small', length, 0.06, 0),
    industry: new Map(industryNames.map(name => [name, clusteredReturns(seed, `industry ${name}`, length, 0.1, 0)])),
    credit: clusteredReturns(seed, 'credit', length, 0.025, 0).map((r, i) => r + 0.09 * (world[i] ?? 0)),
  }
}

const worldDrift = 0.055

/**
 * Ten years are short: left alone, one seed in five would have shares losing money over all of them. Most of what luck
 * added to or took from the whole period is taken back; the ups and downs within it stay.
 */
function nearDrift(returns: Float64Array, drift: number): Float64Array {
  const mean = returns.reduce((sum, r) => sum + r, 0) / returns.length
  const correction = 0.75 * (drift / tradingYear - mean)
  return returns.map(r => r + correction)
}

/** GARCH(1,1) with fat-tailed shocks: quiet and stormy stretches, as markets have. Volatility and drift are a year's. */
export function clusteredReturns(
  seed: number,
  stream: string,
  length: number,
  volatility: number,
  drift: number,
): Float64Array {
  const random = createRandom(seed, 'returns', stream)
  const longRun = (volatility * volatility) / tradingYear
  const shockWeight = 0.08
  const memory = 0.9
  let variance = longRun * random.uniform(0.6, 1.6)
  const returns = new Float64Array(length)
  const daily = drift / tradingYear
  for (let i = length - 1; i >= 0; i--) {
    // One day in twenty-five has twice the spread; the rest are scaled so that the variance stays the same.
    const scale = random.next() < 0.04 ? 1.89 : 0.945
    const shock = random.normal() * scale * Math.sqrt(variance)
    returns[i] = daily + shock
    variance = longRun * (1 - shockWeight - memory) + shockWeight * shock * shock + memory * variance
  }
  return returns
}
