import { formatCount } from '@bellwether/domain'
import { plotHeight, plotWidth } from '../price-chart/chart-geometry.ts'
import type { Bar } from './bars.ts'
import styles from './plot.module.css'

/** Shares traded, under the price; nothing where the security is not traded on an exchange. */
export function VolumePane({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(bar => bar.volume ?? 0))
  if (!(most > 0)) return null
  const room = plotWidth / bars.length
  const path = bars
    .map(({ volume }, index) => {
      const height = ((volume ?? 0) / most) * plotHeight
      const x = index * room + room * 0.14
      return `M${x.toFixed(1)} ${plotHeight}v${(-height).toFixed(1)}h${(room * 0.72).toFixed(1)}V${plotHeight}Z`
    })
    .join('')
  return (
    <>
      <div className={`${styles.pane} ${styles.volumePane}`}>
        <span className={styles.paneName}>Volume</span>
        <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.volume} d={path} />
        </svg>
      </div>
      <span className={`${styles.paneValue} ${styles.volumeMost}`}>{formatCount(most)}</span>
    </>
  )
}
