import type { IndicatorView } from '@bellwether/contract'
import { Level, Line } from '../plot/line.tsx'
import { LinePane } from '../plot/pane.tsx'
import { niceScale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import styles from './plot.module.css'
import { tickFormat } from './shown-lines.ts'

/** An indicator with an axis of its own, under the prices; the second line is dashed. */
export function IndicatorPane({ indicator }: { readonly indicator: IndicatorView }) {
  const lines = indicator.lines.map(line => ({ ...line, values: thin(line.values, 300) }))
  const known = lines.flatMap(({ values }) => values).filter(value => value !== null)
  if (known.length < 2) return null
  const scale = niceScale([...known, ...indicator.guides], 2)
  return (
    <LinePane name={indicator.name} scale={scale} tickText={tickFormat('index', scale.ticks, 0)}>
      {indicator.guides.map(level => (
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
