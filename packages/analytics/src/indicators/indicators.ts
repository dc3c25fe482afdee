/** One value for each given; null until there are enough before it. */
export type Series = readonly (number | null)[]

/** Simple moving average of the last `count` values. */
export function simpleAverage(values: readonly number[], count: number): Series {
  let sum = 0
  return values.map((value, index) => {
    sum += value - (values[index - count] ?? 0)
    return index + 1 < count ? null : sum / count
  })
}

/** Exponential moving average: starts as the simple one, then moves 2 ÷ (count + 1) of the way to each new value. */
export function exponentialAverage(values: Series, count: number): Series {
  const share = 2 / (count + 1)
  let seen = 0
  let sum = 0
  let average: number | null = null
  return values.map(value => {
    if (value === null) return null
    if (average !== null) average += share * (value - average)
    else {
      seen += 1
      sum += value
      if (seen === count) average = sum / count
    }
    return average
  })
}

export interface Band {
  readonly middle: Series
  readonly upper: Series
  readonly lower: Series
}

/** Bollinger bands: the simple moving average, and so many standard deviations of the same values above and below it. */
export function bollingerBand(values: readonly number[], count = 20, deviations = 2): Band {
  const middle = simpleAverage(values, count)
  const spread = middle.map((average, index) => {
    if (average === null) return null
    const window = values.slice(index + 1 - count, index + 1)
    return deviations * Math.sqrt(window.reduce((sum, value) => sum + (value - average) ** 2, 0) / count)
  })
  const shifted = (sign: 1 | -1) =>
    middle.map((average, index) => (average === null ? null : average + sign * (spread[index] ?? 0)))
  return { middle, upper: shifted(1), lower: shifted(-1) }
}

/** Wilder's: 100 where every recent day rose, 0 where every one fell, 50 where rises and falls were even or there was neither. */
export function relativeStrengthIndex(values: readonly number[], count = 14): Series {
  let [rise, fall] = [0, 0]
  return values.map((value, index) => {
    if (index === 0) return null
    const change = value - (values[index - 1] ?? value)
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)]
    if (index <= count) {
      rise += up / count
      fall += down / count
      if (index < count) return null
    } else {
      rise += (up - rise) / count
      fall += (down - fall) / count
    }
    // A share is never above 1, whatever is rounded; a hundred times the rise may be.
    return rise + fall === 0 ? 50 : 100 * (rise / (rise + fall))
  })
}

export interface Macd {
  readonly line: Series
  readonly signal: Series
  /** The line less its signal. */
  readonly gap: Series
}

/** The 12-day exponential average less the 26-day one, and the 9-day average of that difference. */
export function macd(values: readonly number[], short = 12, long = 26, smooth = 9): Macd {
  const line = subtract(exponentialAverage(values, short), exponentialAverage(values, long))
  const signal = exponentialAverage(line, smooth)
  return { line, signal, gap: subtract(line, signal) }
}

function subtract(left: Series, right: Series): Series {
  return left.map((value, index) => {
    const other = right[index] ?? null
    return value === null || other === null ? null : value - other
  })
}
