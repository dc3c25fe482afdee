import { formatCount } from '@bellwether/domain'
import { columnsPath } from '../plot/bars.tsx'
import { ColumnPane } from '../plot/pane.tsx'
import type { Bar } from './bars.ts'
import styles from './plot.module.css'

interface VolumePaneProps {
  readonly bars: readonly Bar[]
  /** Days in each bar; null within a day. */
  readonly days: number | null
}

/** Shares traded, under the price; nothing for a security that is not traded on an exchange. */
export function VolumePane({ bars, days }: VolumePaneProps) {
  const volumes = bars.map(({ volume }) => volume)
  const max = Math.max(...volumes.map(volume => volume ?? 0))
  if (!(max > 0)) return null
  return (
    <ColumnPane name={days !== null && days > 1 ? `Volume (${days}-day totals)` : 'Volume'} max={formatCount(max)}>
      <path className={styles.volume} d={columnsPath(volumes)} />
    </ColumnPane>
  )
}
