import type { DealChartView, DealMark } from '@bellwether/contract'
import { formatDate, formatNumber, formatPrice, price } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { PlotFrame, percentY } from '../plot/plot-frame.tsx'
import { linePath, niceScale, thin, tickDecimals } from '../price-chart/chart-geometry.ts'
import { timeLabels } from '../price-chart/time-labels.ts'
import styles from './deal-chart.module.css'

const shapes: Readonly<Record<DealMark['kind'], { readonly path: string; readonly words: string }>> = {
  BUY: { path: 'M0 -7L6.5 4.5H-6.5Z', words: 'bought' },
  SELL: { path: 'M0 7L6.5 -4.5H-6.5Z', words: 'sold' },
}

/** The price with the directors' dealings on it: filled triangles that point up are purchases, hollow ones that point down sales. */
export function DealChart({ view, name }: { readonly view: DealChartView; readonly name: string }) {
  const closes = view.points.map(point => point.close)
  const scale = niceScale(closes)
  const decimals = tickDecimals(scale, 10 ** view.scale)
  const last = Math.max(1, closes.length - 1)
  return (
    <>
      <PlotFrame
        label={describe(view, name)}
        scale={scale}
        tickText={tick => formatNumber(tick / 10 ** view.scale, decimals)}
        times={timeLabels(
          view.points.map(point => point.day),
          'Europe/London',
        )}
        marks={view.marks.map(mark => (
          <svg
            key={`${mark.at} ${mark.kind}`}
            aria-hidden="true"
            x={`${((mark.at / last) * 100).toFixed(2)}%`}
            y={percentY(scale, closes[mark.at] ?? scale.low)}
            overflow="visible"
          >
            <path className={mark.kind === 'BUY' ? styles.buy : styles.sell} d={shapes[mark.kind].path} />
          </svg>
        ))}
      >
        <path className={styles.line} d={linePath(scale, thin(closes, 400))} />
      </PlotFrame>
      <Legend>
        {(['BUY', 'SELL'] as const).map(kind => (
          <LegendKey key={kind}>
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <path className={kind === 'BUY' ? styles.buy : styles.sell} d={shapes[kind].path} />
            </svg>
            Director {shapes[kind].words}
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
  const days = (kind: DealMark['kind']) => marks.filter(mark => mark.kind === kind).length
  const told = (count: number, what: string) => `${what} on ${count} ${count === 1 ? 'day' : 'days'}`
  return `Price of ${name} from ${at(first.close)} on ${formatDate(first.day)} to ${at(last.close)} on ${formatDate(last.day)}, with ${told(days('BUY'), 'purchases')} and ${told(days('SELL'), 'sales')} of directors. The deals are in the table below.`
}
