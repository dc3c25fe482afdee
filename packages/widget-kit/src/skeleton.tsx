import { type SkeletonRows, toByWidth } from '@bellwether/catalogue/basics'
import { useLocale } from '@bellwether/locale'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly label: string
  readonly rows: SkeletonRows
  /** Nothing has loaded yet. */
  readonly waiting: boolean
}

/** Its lines keep the reserved height, and are seen while nothing has loaded. */
export function Skeleton({ label, rows, waiting }: SkeletonProps) {
  const { t } = useLocale()
  const [wide, narrow, narrowest] = toByWidth(rows)
  const classOf = (row: number) =>
    row < wide ? styles.line : `${styles.line} ${row < narrow ? styles.narrow : styles.narrowest}`
  const status = waiting
    ? ({ role: 'status', 'aria-label': t('Loading: {name}', { name: label }) } as const)
    : { 'aria-hidden': true }
  return (
    <div className={waiting ? `${styles.lines} ${styles.seen}` : styles.lines} {...status}>
      {Array.from({ length: Math.ceil(narrowest) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={row} className={classOf(row)} />
      ))}
    </div>
  )
}
