import { daysBetween, type IsoDate } from '@bellwether/domain'

export interface Drawdown {
  /** Below zero. */
  readonly fall: number
  readonly peak: IsoDate
  readonly trough: IsoDate
  /** Null while the old peak has not been reached again. */
  readonly recovered: IsoDate | null
  readonly recoveryDays: number | null
}

export interface TwelveMonths {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly fraction: number
}

/** Of every three-year period between month ends; fractions a year. */
export interface RollingReturns {
  readonly lowest: number
  readonly average: number
  readonly highest: number
  readonly periods: number
}

export interface DatedValue {
  readonly day: IsoDate
  readonly value: number
}

/** Standard deviation of monthly returns over the last `months`, times √12; null where there are fewer. */
export function annualVolatility(monthEnds: readonly DatedValue[], months: number): number | null {
  const ends = monthEnds.slice(-(months + 1))
  if (ends.length < months + 1) return null
  const returns = ends.slice(1).map(({ value }, index) => value / (ends[index]?.value ?? value) - 1)
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
  const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)
  return Math.sqrt(variance * 12)
}

/** The deepest fall from a peak, and how long it took to reach that peak again; null for a series that never fell. */
export function maxDrawdown(series: readonly DatedValue[]): Drawdown | null {
  let peak = series[0]
  let deepest: { peak: DatedValue; trough: DatedValue; fall: number } | null = null
  for (const point of series) {
    if (!peak || point.value >= peak.value) peak = point
    const fall = point.value / peak.value - 1
    if (fall < (deepest?.fall ?? 0)) deepest = { peak, trough: point, fall }
  }
  if (!deepest) return null
  const { peak: top, trough, fall } = deepest
  const recovered = series.find(({ day, value }) => day > trough.day && value >= top.value)?.day ?? null
  return {
    fall,
    peak: top.day,
    trough: trough.day,
    recovered,
    recoveryDays: recovered && daysBetween(trough.day, recovered),
  }
}

/** The best and the worst of all 12-month periods between month ends; null with fewer than twelve months. */
export function bestAndWorstYear(
  monthEnds: readonly DatedValue[],
): { readonly best: TwelveMonths; readonly worst: TwelveMonths } | null {
  const years = monthEnds.flatMap(({ day, value }, index) => {
    const start = monthEnds[index - 12]
    return start ? [{ from: start.day, to: day, fraction: value / start.value - 1 }] : []
  })
  const [first] = years
  if (!first) return null
  return {
    best: years.reduce((best, year) => (year.fraction > best.fraction ? year : best), first),
    worst: years.reduce((worst, year) => (year.fraction < worst.fraction ? year : worst), first),
  }
}

/** The steady yearly return of each period of so many months between month ends: its range and its average. */
export function rollingReturns(monthEnds: readonly DatedValue[], months = 36): RollingReturns | null {
  const yearly = monthEnds.flatMap(({ value }, index) => {
    const start = monthEnds[index - months]
    return start ? [(value / start.value) ** (12 / months) - 1] : []
  })
  if (yearly.length === 0) return null
  return {
    lowest: Math.min(...yearly),
    average: yearly.reduce((sum, each) => sum + each, 0) / yearly.length,
    highest: Math.max(...yearly),
    periods: yearly.length,
  }
}
