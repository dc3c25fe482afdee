import styles from './skeleton.module.css'

/** How many lines; more where the widget is narrow and its content breaks into more, as on a small phone. */
export type SkeletonRows =
  | number
  | readonly [wide: number, narrow: number]
  | readonly [wide: number, narrow: number, narrowest: number]

export interface SkeletonProps {
  readonly label: string
  readonly rows: SkeletonRows
  /** Before anything has come. */
  readonly waiting: boolean
}

/** It stays behind what has come, unseen, and keeps the room: nothing below the widget moves. */
export function Skeleton({ label, rows, waiting }: SkeletonProps) {
  const [wide, narrow = wide, narrowest = narrow] = typeof rows === 'number' ? [rows] : rows
  const classOf = (row: number) =>
    row < wide ? styles.line : `${styles.line} ${row < narrow ? styles.narrow : styles.narrowest}`
  const saying = waiting ? ({ role: 'status', 'aria-label': `Loading: ${label}` } as const) : { 'aria-hidden': true }
  return (
    <div className={waiting ? styles.lines : `${styles.lines} ${styles.unseen}`} {...saying}>
      {Array.from({ length: Math.ceil(narrowest) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={row} className={classOf(row)} />
      ))}
    </div>
  )
}
