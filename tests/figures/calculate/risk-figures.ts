import { mean } from './growth.ts'

/** The divisor is one less than the number of values. */
function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  return a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? 0) - meanB), 0) / (a.length - 1)
}

const deviation = (values: readonly number[]) => Math.sqrt(covariance(values, values))
const aYear = Math.sqrt(12)
const over = (a: number, b: number) => (Math.abs(b) < 1e-9 ? null : a / b)

/** The largest fall from one month end to a later one. */
export function largestFall(returns: readonly number[]): number {
  let [value, peak, worst] = [1, 1, 0]
  for (const each of returns) {
    value *= 1 + each
    peak = Math.max(peak, value)
    worst = Math.min(worst, value / peak - 1)
  }
  return worst
}

/** By the labels of the page: from monthly returns, those of cash and those of the index in the same months. */
export function riskFiguresOf(own: readonly number[], index: readonly number[], cash: readonly number[]) {
  const above = own.map((value, month) => value - (cash[month] ?? 0))
  const indexAbove = index.map((value, month) => value - (cash[month] ?? 0))
  const beside = own.map((value, month) => value - (index[month] ?? 0))
  const below = Math.sqrt(mean(above.map(value => Math.min(0, value) ** 2)))
  const beta = over(covariance(above, indexAbove), covariance(indexAbove, indexAbove))
  const inMonths = (counts: (value: number) => boolean) => {
    const months = index.flatMap((value, month) => (counts(value) ? [month] : []))
    if (months.length === 0) return null
    return over(mean(months.map(month => own[month] ?? 0)), mean(months.map(month => index[month] ?? 0)))
  }
  return {
    Volatility: deviation(own) * aYear,
    'Maximum drawdown': largestFall(own),
    'Sharpe ratio': over(mean(above) * 12, deviation(above) * aYear),
    'Sortino ratio': over(mean(above) * 12, below * aYear),
    Alpha: beta === null ? null : (mean(above) - beta * mean(indexAbove)) * 12,
    Beta: beta,
    'R-squared': over(
      covariance(above, indexAbove) ** 2,
      covariance(above, above) * covariance(indexAbove, indexAbove),
    ),
    'Tracking error': deviation(beside) * aYear,
    'Information ratio': over(mean(beside) * 12, deviation(beside) * aYear),
    'Upside capture': inMonths(value => value > 0),
    'Downside capture': inMonths(value => value < 0),
  } as const
}
