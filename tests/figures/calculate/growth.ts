/** A price, NAV or index day by day, with what was paid out of it in the same unit. */
export interface Line {
  readonly days: readonly string[]
  readonly values: readonly number[]
  readonly payments: readonly { readonly exOn: string; readonly amount: number }[]
}

/** How many of the days, which are in order, come before the first that does not; by halving. */
function countWhile(days: readonly string[], matches: (day: string) => boolean): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (matches(days[middle] ?? '')) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the last day on or before `day`; −1 before the first. */
export function lastOn(days: readonly string[], day: string): number {
  return countWhile(days, each => each <= day) - 1
}

/**
 * What one pound became between the last value on or before each day: the change of price, times one more for each payment that was reinvested at
 * the close of its ex-dividend day, or at the next close.
 */
export function growthBetween({ days, values, payments }: Line, from: string, to: string): number | null {
  const [start, end] = [lastOn(days, from), lastOn(days, to)]
  const [first, last] = [values[start], values[end]]
  if (first === undefined || last === undefined || first <= 0) return null
  let growth = last / first
  for (const { exOn, amount } of payments) {
    if (exOn <= (days[start] ?? '') || exOn > (days[end] ?? '')) continue
    const reinvested = countWhile(days, day => day < exOn)
    growth *= 1 + amount / (values[reinvested] ?? Number.NaN)
  }
  return growth
}

export function returnBetween(line: Line, from: string, to: string): number | null {
  const growth = growthBetween(line, from, to)
  return growth === null ? null : growth - 1
}

/** Years and months by the calendar, further days as a part of a year of 365.25. */
function yearsBetween(from: string, to: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number)
  return y2 - y1 + (m2 - m1) / 12 + (d2 - d1) / 365.25
}

export function annualised(total: number, from: string, to: string): number {
  return (1 + total) ** (1 / yearsBetween(from, to)) - 1
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
