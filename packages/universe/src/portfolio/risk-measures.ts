/** Figures of the risk page from monthly returns. Fractions, except ratios; null where there is nothing to divide by. */
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

const months = 12

/** `benchmark` and `cash` are monthly returns of the same months. */
export function riskFigures(
  returns: readonly number[],
  benchmark: readonly number[],
  cash: readonly number[],
): RiskFigures {
  const excess = returns.map((r, i) => r - (cash[i] ?? 0))
  const active = returns.map((r, i) => r - (benchmark[i] ?? 0))
  const benchmarkExcess = benchmark.map((r, i) => r - (cash[i] ?? 0))
  const deviation = deviationOf(returns)
  const downside = Math.sqrt(mean(excess.map(r => Math.min(0, r) ** 2)))
  const [ownMean, benchmarkMean] = [mean(excess), mean(benchmarkExcess)]
  const covariance = mean(excess.map((r, i) => (r - ownMean) * ((benchmarkExcess[i] ?? 0) - benchmarkMean)))
  const benchmarkVariance = mean(benchmarkExcess.map(r => (r - benchmarkMean) ** 2))
  const ownVariance = mean(excess.map(r => (r - ownMean) ** 2))
  const beta = ratio(covariance, benchmarkVariance)
  const trackingError = deviationOf(active) * Math.sqrt(months)
  return {
    standardDeviation: deviation * Math.sqrt(months),
    sharpe: ratio(ownMean * months, deviationOf(excess) * Math.sqrt(months)),
    sortino: ratio(ownMean * months, downside * Math.sqrt(months)),
    alpha: beta === null ? null : (ownMean - beta * benchmarkMean) * months,
    beta,
    rSquared: ratio(covariance ** 2, benchmarkVariance * ownVariance),
    trackingError,
    informationRatio: ratio(mean(active) * months, trackingError),
    upCapture: capture(returns, benchmark, r => r > 0),
    downCapture: capture(returns, benchmark, r => r < 0),
    maxDrawdown: maxDrawdown(returns),
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
export function maxDrawdown(returns: readonly number[]): number {
  let value = 1
  let peak = 1
  let worst = 0
  for (const r of returns) {
    value *= 1 + r
    peak = Math.max(peak, value)
    worst = Math.min(worst, value / peak - 1)
  }
  return worst
}

function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** Sample standard deviation. */
export function deviationOf(values: readonly number[]): number {
  const average = mean(values)
  let sum = 0
  for (const value of values) sum += (value - average) ** 2
  return values.length < 2 ? 0 : Math.sqrt(sum / (values.length - 1))
}

const ratio = (a: number, b: number) => (Math.abs(b) < 1e-9 ? null : a / b)
