import { plotWidth, yOf } from './plot-space.ts'
import type { Scale } from './scale.ts'

type Values = readonly (number | null)[]

/** A line through points; a gap where a value is missing. */
export function polyline(values: Values, x: (index: number) => number, y: (value: number) => number): string {
  let path = ''
  let joined = false
  for (const [index, value] of values.entries()) {
    if (value !== null) path += `${joined ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
    joined = value !== null
  }
  return path
}

/** Evenly spaced values over the whole width of a plot. */
export function linePath(scale: Scale, values: Values): string {
  return polyline(values, xAmong(values), value => yOf(scale, value))
}

/** The area between such a line and a level, the bottom unless given. */
export function areaPath(scale: Scale, values: Values, level = scale.low): string {
  const first = values.findIndex(value => value !== null)
  if (first < 0) return ''
  return `${linePath(scale, values)}V${yOf(scale, level).toFixed(1)}H${xAmong(values)(first).toFixed(1)}Z`
}

/** A horizontal line. */
export function levelPath(scale: Scale, level: number): string {
  return `M0 ${yOf(scale, level).toFixed(1)}H${plotWidth}`
}

/** The band between two levels. */
export function bandPath(scale: Scale, from: number, to: number): string {
  return `${levelPath(scale, from)}V${yOf(scale, to).toFixed(1)}H0Z`
}

function xAmong({ length }: Values): (index: number) => number {
  return index => (length < 2 ? 0 : (index / (length - 1)) * plotWidth)
}
