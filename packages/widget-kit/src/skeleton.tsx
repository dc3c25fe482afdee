import { type SkeletonRows, toByWidth } from '@bellwether/catalogue/basics'
import { useLocale } from '@bellwether/locale'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly label: string
  readonly rows: SkeletonRows
  /** Nothing has loaded yet. */
  readonly waiting: boolean
}

/** It stays behind the content, invisible, and keeps the reserved height: nothing below the widget moves. */
export function Skeleton({ label, rows, waiting }: SkeletonProps) {
  const { t } = useLocale()
  const [wide, narrow, narrowest] = toByWidth(rows)
  const classOf = (row: number) =>
    row < wide ? styles.line : `${styles.line} ${row < narrow ? styles.narrow : styles.narrowest}`
  const status = waiting
    ? ({ role: 'status', 'aria-label': t('Loading: {name}', { name: label }) } as const)
    : { 'aria-hidden': true }
  return (
    <div className={waiting ? styles.lines : `${styles.lines} ${styles.unseen}`} {...status}>
      {Array.from({ length: Math.ceil(narrowest) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={row} className={classOf(row)} />
      ))}
    </div>
  )
}
