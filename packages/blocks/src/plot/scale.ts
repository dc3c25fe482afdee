export interface Scale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
  /** Equal heights for equal proportions, instead of equal amounts. */
  readonly log?: boolean
}

/** About four round steps that enclose the values. */
export function niceScale(values: readonly number[], wanted = 4): Scale {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low === high) {
    low -= Math.abs(low) * 0.01 || 1
    high += Math.abs(high) * 0.01 || 1
  }
  const step = roundStep((high - low) / wanted)
  const bottom = Math.floor(low / step) * step
  const ticks: number[] = []
  for (let tick = bottom; ; tick += step) {
    ticks.push(tick)
    if (tick >= high) break
  }
  return { low: bottom, high: ticks.at(-1) ?? high, ticks }
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 2.5 ? 2.5 : share <= 5 ? 5 : 10) * power
}

/** A logarithmic scale for values above zero: round steps where the range is narrow, 1, 2, 5 where it is wide. */
export function logScale(values: readonly number[]): Scale {
  const above = values.filter(value => value > 0)
  const [min, max] = [Math.min(...above), Math.max(...above)]
  if (!(max / min >= 4)) {
    const linear = niceScale(above)
    const low = linear.low > 0 ? linear.low : min * 0.9
    return { low, high: linear.high, ticks: linear.ticks.filter(tick => tick >= low), log: true }
  }
  const ticks: number[] = []
  for (let power = Math.floor(Math.log10(min)); ticks.length === 0 || (ticks.at(-1) ?? 0) < max; power += 1) {
    for (const step of [1, 2, 5]) if ((ticks.at(-1) ?? 0) < max) ticks.push(step * 10 ** power)
  }
  const first = Math.max(
    0,
    ticks.findLastIndex(tick => tick <= min),
  )
  const shown = ticks.slice(first)
  return { low: shown[0] ?? min, high: shown.at(-1) ?? max, ticks: shown, log: true }
}

/** Position of a value on its scale, from 0 at the bottom to 1 at the top. */
export function shareOf({ low, high, log }: Scale, value: number): number {
  return log
    ? (Math.log(Math.max(value, low)) - Math.log(low)) / (Math.log(high) - Math.log(low))
    : (value - low) / (high - low)
}

/** Decimals needed to distinguish the ticks once divided by `divisor`. */
export function tickDecimals({ ticks: [first = 0, second = 0] }: Scale, divisor: number): number {
  const step = Math.abs(second - first) / divisor
  return [0, 1, 2, 3].find(digits => isWhole(step * 10 ** digits)) ?? 4
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
