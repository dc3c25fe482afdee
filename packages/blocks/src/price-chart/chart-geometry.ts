/** The plot's own coordinates; the SVG stretches them to whatever width the block has. */
export const plotWidth = 1000
export const plotHeight = 240

export interface Scale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

/** Four or so round steps that enclose the values. */
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

export function yOf(scale: Scale, value: number): number {
  return plotHeight - ((value - scale.low) / (scale.high - scale.low)) * plotHeight
}

/** A polyline through evenly spaced values. */
export function linePath(scale: Scale, values: readonly number[]): string {
  const last = values.length - 1
  let path = ''
  values.forEach((value, index) => {
    const x = last === 0 ? 0 : (index / last) * plotWidth
    path += `${index ? 'L' : 'M'}${x.toFixed(1)} ${yOf(scale, value).toFixed(1)}`
  })
  return path
}

export function areaPath(scale: Scale, values: readonly number[]): string {
  return `${linePath(scale, values)}V${plotHeight}H0Z`
}

/** At most `most` values, first and last kept, so that ten years of days do not make a heavy page. */
export function thin<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  const picked: T[] = []
  for (let i = 0; i < most; i += 1) {
    const item = items[Math.round((i / (most - 1)) * (items.length - 1))]
    if (item !== undefined) picked.push(item)
  }
  return picked
}
