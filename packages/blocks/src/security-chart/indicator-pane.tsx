import type { ModelPane } from '@bellwether/analytics/chart-model'
import { Level, Line } from '../plot/line.tsx'
import { LinePane } from '../plot/pane.tsx'
import { niceScale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import styles from './plot.module.css'
import { tickFormat } from './tick-format.ts'

/** An indicator with an axis of its own, under the prices; the second line is dashed. */
export function IndicatorPane({ pane }: { readonly pane: ModelPane }) {
  const lines = pane.series.map(({ name, drawn }) => ({ name, values: thin(drawn, 300) }))
  const known = lines.flatMap(({ values }) => values).filter(value => value !== null)
  if (known.length < 2) return null
  const scale = niceScale([...known, ...pane.guides], 2)
  return (
    <LinePane name={pane.name} scale={scale} tickText={tickFormat(pane.axis, scale.ticks)}>
      {pane.guides.map(level => (
        <Level key={level} scale={scale} level={level} className={styles.average} />
      ))}
      {lines.map(({ name, values }, index) => (
        <Line
          key={name}
          scale={scale}
          values={values}
          className={`${styles.indicator} ${index === 0 ? styles.first : styles.second}`}
        />
      ))}
    </LinePane>
  )
}
