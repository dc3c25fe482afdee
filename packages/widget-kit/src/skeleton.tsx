import styles from './skeleton.module.css'

/** How many lines; the second where the widget is narrow and its content breaks into more. */
export type SkeletonRows = number | readonly [wide: number, narrow: number]

export interface SkeletonProps {
  readonly label: string
  readonly rows: SkeletonRows
  /** Before anything has come. */
  readonly waiting: boolean
}

/** It stays behind what has come, unseen, and keeps the room: nothing below the widget moves. */
export function Skeleton({ label, rows, waiting }: SkeletonProps) {
  const [wide, narrow] = typeof rows === 'number' ? [rows, rows] : rows
  const saying = waiting ? ({ role: 'status', 'aria-label': `Loading: ${label}` } as const) : { 'aria-hidden': true }
  return (
    <div className={waiting ? styles.lines : `${styles.lines} ${styles.unseen}`} {...saying}>
      {Array.from({ length: Math.ceil(narrow) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={row} className={row < wide ? styles.line : `${styles.line} ${styles.narrow}`} />
      ))}
    </div>
  )
}
