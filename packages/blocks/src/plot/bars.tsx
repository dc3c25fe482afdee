import { plotHeight, slotsOf, yOf } from './plot-space.ts'
import type { Scale } from './scale.ts'

/** One bar between two values. */
export interface BarShape {
  readonly from: number
  readonly to: number
  /** In slots: the second bar from the left starts at 1. */
  readonly start: number
  readonly width: number
}

export interface BarProps extends BarShape {
  readonly scale: Scale
  /** Of the plot, one for each group of bars. */
  readonly slots: number
  readonly className: string
}

export function Bar({ scale, slots, from, to, start, width, className }: BarProps) {
  const slot = slotsOf(slots).width
  return (
    <rect
      className={className}
      x={(slot * start).toFixed(1)}
      width={(slot * width).toFixed(1)}
      y={yOf(scale, Math.max(from, to)).toFixed(1)}
      height={Math.abs(yOf(scale, to) - yOf(scale, from)).toFixed(1)}
    />
  )
}

/** Many bars from the bottom as one path, each as tall as its share of the tallest. */
export function columnsPath(values: readonly (number | null)[]): string {
  const max = Math.max(...values.map(value => value ?? 0))
  const { width } = slotsOf(values.length)
  return values
    .map((value, index) => {
      const height = ((value ?? 0) / max) * plotHeight
      return `M${(width * (index + 0.14)).toFixed(1)} ${plotHeight}v${(-height).toFixed(1)}h${(width * 0.72).toFixed(1)}V${plotHeight}Z`
    })
    .join('')
}
