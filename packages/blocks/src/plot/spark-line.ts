import { polyline } from './paths.ts'

export interface SparkLine {
  readonly path: string
  readonly low: number
  readonly high: number
  x(index: number): number
  y(value: number): number
}

interface SparkSize {
  readonly width: number
  readonly height: number
  /** Free above and below the line, and at its ends. */
  readonly inset: readonly [vertical: number, horizontal: number]
}

/** A small line without axes over all its height; a flat one runs through the middle. `others` only widen its range. */
export function sparkLine(
  values: readonly (number | null)[],
  { width, height, inset: [vertical, horizontal] }: SparkSize,
  others: readonly number[] = [],
): SparkLine {
  const known = [...values.filter(value => value !== null), ...others]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const x = (index: number) => horizontal + (index / (values.length - 1)) * (width - 2 * horizontal)
  const y = (value: number) =>
    high === low ? height / 2 : height - vertical - ((value - low) / (high - low)) * (height - 2 * vertical)
  return { path: polyline(values, x, y), low, high, x, y }
}
