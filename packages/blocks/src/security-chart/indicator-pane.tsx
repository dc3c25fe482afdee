import type { IndicatorView } from '@bellwether/contract'
import { linePath, niceScale, plotHeight, plotWidth, thin, yOf } from '../price-chart/chart-geometry.ts'
import { PaneValues } from './pane-values.tsx'
import styles from './plot.module.css'
import { tickFormat } from './shown-lines.ts'

/** An indicator that has an axis of its own, under the prices; the second line is dashed. */
export function IndicatorPane({ indicator }: { readonly indicator: IndicatorView }) {
  const lines = indicator.lines.map(line => ({ ...line, values: thin(line.values, 300) }))
  const known = lines.flatMap(({ values }) => values).filter(value => value !== null)
  if (known.length < 2) return null
  const scale = niceScale([...known, ...indicator.guides], 2)
  return (
    <>
      <div className={`${styles.pane} ${styles.tallPane}`}>
        <span className={styles.paneName}>{indicator.name}</span>
        <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {indicator.guides.map(level => (
            <path key={level} className={styles.average} d={`M0 ${yOf(scale, level).toFixed(1)}H${plotWidth}`} />
          ))}
          {lines.map(({ name, values }, index) => (
            <path
              key={name}
              className={`${styles.indicator} ${index === 0 ? styles.first : styles.second}`}
              d={linePath(scale, values)}
            />
          ))}
        </svg>
      </div>
      <PaneValues scale={scale} tickText={tickFormat('index', scale.ticks, 0)} />
    </>
  )
}
