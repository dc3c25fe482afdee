import styles from './line.module.css'
import { areaPath, levelPath, linePath } from './paths.ts'
import type { Scale } from './scale.ts'

interface LineProps {
  readonly scale: Scale
  readonly values: readonly (number | null)[]
  /** Its colour, width and dashes. */
  readonly className: string | undefined
}

/** The class of any line of a plot, with its own. */
export function lineClass(className: string | undefined): string {
  return `${styles.line} ${className}`
}

export function Line({ scale, values, className }: LineProps) {
  return <path className={lineClass(className)} d={linePath(scale, values)} />
}

/** A horizontal line at a level: an average, the previous close, zero. */
export function Level({ scale, level, className }: Omit<LineProps, 'values'> & { readonly level: number }) {
  return <path className={lineClass(className)} d={levelPath(scale, level)} />
}

interface AreaProps extends Omit<LineProps, 'className'> {
  readonly level?: number
  readonly className?: string | undefined
}

/** The area between a line and a level, the bottom unless given. */
export function Area({ scale, values, level, className = styles.area }: AreaProps) {
  return <path className={className} d={areaPath(scale, values, level)} />
}
