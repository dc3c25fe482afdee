import styles from './range-bar.module.css'

export interface RangeBarProps {
  /** Position of the marker between low and high, 0 to 1. */
  readonly position: number
  readonly low: string
  readonly high: string
  readonly label: string
}

export function RangeBar({ position, low, high, label }: RangeBarProps) {
  const at = `${(Math.min(1, Math.max(0, position)) * 100).toFixed(1)}%`
  return (
    <div className={styles.range}>
      <div className={styles.label}>{label}</div>
      <svg className={styles.track} height="14" width="100%" aria-hidden="true">
        <rect className={styles.line} x="0" y="4" width="100%" height="6" rx="3" />
        <circle className={styles.marker} cx={at} cy="7" r="5.5" />
      </svg>
      <div className={styles.ends}>
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  )
}
