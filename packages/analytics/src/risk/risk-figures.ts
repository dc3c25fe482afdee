import { covarianceOf, mean, standardDeviation } from '../statistics/mean-and-deviation.ts'
import { drawdowns } from './drawdown.ts'

/** Risk measures from monthly returns: annual fractions, except ratios; null where there is nothing to divide by. */
export interface RiskFigures {
  readonly standardDeviation: number | null
  readonly sharpe: number | null
  readonly sortino: number | null
  readonly alpha: number | null
  readonly beta: number | null
  readonly rSquared: number | null
  readonly trackingError: number | null
  readonly informationRatio: number | null
  readonly upCapture: number | null
  readonly downCapture: number | null
  readonly maxDrawdown: number | null
}

export const riskMeasures = [
  'standardDeviation',
  'sharpe',
  'sortino',
  'alpha',
  'beta',
  'rSquared',
  'trackingError',
  'informationRatio',
  'upCapture',
  'downCapture',
  'maxDrawdown',
] as const satisfies readonly (keyof RiskFigures)[]

const monthsPerYear = 12

/** `benchmark` and `cash` are monthly returns of the same months. */
export function riskFigures(
  returns: readonly number[],
  benchmark: readonly number[],
  cash: readonly number[],
): RiskFigures {
  const excess = returns.map((r, i) => r - (cash[i] ?? 0))
  const active = returns.map((r, i) => r - (benchmark[i] ?? 0))
  const benchmarkExcess = benchmark.map((r, i) => r - (cash[i] ?? 0))
  const deviation = standardDeviation(returns)
  const downside = Math.sqrt(mean(excess.map(r => Math.min(0, r) ** 2)))
  const [ownMean, benchmarkMean] = [mean(excess), mean(benchmarkExcess)]
  const covariance = covarianceOf(excess, benchmarkExcess)
  const [ownVariance, benchmarkVariance] = [
    covarianceOf(excess, excess),
    covarianceOf(benchmarkExcess, benchmarkExcess),
  ]
  const beta = ratio(covariance, benchmarkVariance)
  const trackingError = standardDeviation(active) * Math.sqrt(monthsPerYear)
  return {
    standardDeviation: deviation * Math.sqrt(monthsPerYear),
    sharpe: ratio(ownMean * monthsPerYear, standardDeviation(excess) * Math.sqrt(monthsPerYear)),
    sortino: ratio(ownMean * monthsPerYear, downside * Math.sqrt(monthsPerYear)),
    alpha: beta === null ? null : (ownMean - beta * benchmarkMean) * monthsPerYear,
    beta,
    rSquared: ratio(covariance ** 2, benchmarkVariance * ownVariance),
    trackingError,
    informationRatio: ratio(mean(active) * monthsPerYear, trackingError),
    upCapture: capture(returns, benchmark, r => r > 0),
    downCapture: capture(returns, benchmark, r => r < 0),
    maxDrawdown: returnsDrawdown(returns),
  }
}

/** Average return in the months in which the benchmark rose (or fell), over the benchmark's own. */
function capture(
  returns: readonly number[],
  benchmark: readonly number[],
  counts: (r: number) => boolean,
): number | null {
  const picked = benchmark.map((b, i) => [b, returns[i] ?? 0] as const).filter(([b]) => counts(b))
  return picked.length === 0 ? null : ratio(mean(picked.map(([, r]) => r)), mean(picked.map(([b]) => b)))
}

/** Largest fall from a month end to a later one, negative. */
export function returnsDrawdown(returns: readonly number[]): number {
  let value = 1
  const levels = returns.map(r => {
    value *= 1 + r
    return value
  })
  return drawdowns([1, ...levels]).reduce((worst, fall) => Math.min(worst, fall), 0)
}

const ratio = (a: number, b: number) => (Math.abs(b) < 1e-9 ? null : a / b)
