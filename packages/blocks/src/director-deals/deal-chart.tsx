import type { DealChartView, DealMark } from '@bellwether/contract'
import { formatDate, formatPrice, price } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { percentX, percentY } from '../plot/plot-space.ts'
import { priceTicks } from '../plot/price-ticks.ts'
import { niceScale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import { timeLabels } from '../plot/time-labels.ts'
import styles from './deal-chart.module.css'

const labels: Readonly<Record<DealMark['kind'], string>> = { BUY: 'Director purchase', SELL: 'Director sale' }

const [smallest, largest] = [6, 12]

/** Half the height of the triangle: its area grows with the value, so twice the money looks like twice as much. */
function sizeOf({ value }: DealMark, maxValue: number): number {
  return maxValue > 0 ? Math.max(smallest, largest * Math.sqrt(value / maxValue)) : smallest
}

/** Points up for a purchase and down for a sale. */
function triangle(kind: DealMark['kind'], size: number): string {
  const [tip, base] = kind === 'BUY' ? [-size, size * 0.65] : [size, -size * 0.65]
  const half = (size * 0.93).toFixed(1)
  return `M0 ${tip.toFixed(1)}L${half} ${base.toFixed(1)}H-${half}Z`
}

/**
 * The price with directors' deals marked on it: filled triangles pointing up are purchases, hollow ones pointing down are sales, sized by
 * value.
 */
export function DealChart({ view, name }: { readonly view: DealChartView; readonly name: string }) {
  const closes = view.points.map(point => point.close)
  const scale = niceScale(closes)
  // Small marks are drawn over large ones, which would hide them.
  const largestFirst = view.marks.toSorted((a, b) => b.value - a.value)
  const maxValue = largestFirst[0]?.value ?? 0
  return (
    <>
      <PlotFrame
        label={describe(view, name)}
        scale={scale}
        tickText={priceTicks(scale, view.scale)}
        labels={timeLabels(
          view.points.map(point => point.day),
          'Europe/London',
        )}
        marks={largestFirst.map(mark => (
          <svg
            key={`${mark.at} ${mark.kind}`}
            aria-hidden="true"
            x={percentX(mark.at, closes.length)}
            y={percentY(scale, closes[mark.at] ?? scale.low)}
            overflow="visible"
          >
            <path
              className={mark.kind === 'BUY' ? styles.buy : styles.sell}
              d={triangle(mark.kind, sizeOf(mark, maxValue))}
            />
          </svg>
        ))}
      >
        <Line scale={scale} values={thin(closes, 400)} className={styles.line} />
      </PlotFrame>
      <Legend>
        {(['BUY', 'SELL'] as const).map(kind => (
          <LegendKey
            key={kind}
            shape={
              <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
                <path className={kind === 'BUY' ? styles.buy : styles.sell} d={triangle(kind, 7)} />
              </svg>
            }
          >
            {labels[kind]}
          </LegendKey>
        ))}
      </Legend>
    </>
  )
}

function describe({ points, marks, unit, scale }: DealChartView, name: string): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return `Price of ${name}`
  const at = (close: number) => formatPrice(price(close, scale, unit))
  const days = (kind: DealMark['kind']) => {
    const count = marks.filter(mark => mark.kind === kind).length
    return `${count} ${count === 1 ? 'day' : 'days'}`
  }
  return `Price of ${name} from ${at(first.close)} on ${formatDate(first.day)} to ${at(last.close)} on ${formatDate(last.day)}. Directors bought on ${days('BUY')} and sold on ${days('SELL')}. The deals are listed in the table below.`
}
