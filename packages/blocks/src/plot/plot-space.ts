import { type Scale, shareOf } from './scale.ts'

/** A plot's own coordinates; the SVG stretches them to the width and height of its block. */
export const plotWidth = 1000
export const plotHeight = 240

export function yOf(scale: Scale, value: number): number {
  return plotHeight - shareOf(scale, value) * plotHeight
}

/** For what must keep its shape while the plot is stretched: a position in per cent. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

export function percentY(scale: Scale, value: number): string {
  return percent(1 - shareOf(scale, value))
}

/** The position of a point among evenly spaced ones. */
export function percentX(index: number, count: number): string {
  return percent(index / Math.max(1, count - 1))
}

/** The plot's width in equal slots, one for each bar. */
export function slotsOf(count: number) {
  const width = plotWidth / count
  return { width, centreOf: (index: number) => (index + 0.5) * width }
}
