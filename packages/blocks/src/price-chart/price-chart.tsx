import type { ChartRange, PriceChartView } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatDate, formatPercent, formatPrice, type IsoDate, price } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { Area, Level, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { percent, percentY } from '../plot/plot-space.ts'
import { priceTicks } from '../plot/price-ticks.ts'
import { niceScale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import { timeLabels } from '../plot/time-labels.ts'
import { dividendDots } from './dividend-dots.ts'
import styles from './price-chart.module.css'

const spokenRanges: Readonly<Record<ChartRange, string>> = {
  '1D': 'One day',
  '1W': 'One week',
  '1M': 'One month',
  '6M': 'Six months',
  '1Y': 'One year',
  '5Y': 'Five years',
  '10Y': 'Ten years',
}

export interface PriceChartProps {
  readonly view: PriceChartView
  readonly name: string
  /** Of the page, for the links to other ranges. */
  readonly path: string
}

export function PriceChart({ view, name, path }: PriceChartProps) {
  const tabs = view.ranges.map(range => ({
    label: range,
    spoken: spokenRanges[range],
    href: `${path}?range=${range}#price`,
    current: range === view.range,
  }))
  return (
    <Block
      title="Price"
      anchor="price"
      aside={<LinkTabs label="Price chart period" tabs={tabs} />}
      foot={view.empty ? null : <PriceLegend view={view} name={name} />}
    >
      {view.empty ? <p className={styles.empty}>{view.empty}</p> : <PricePlot view={view} name={name} />}
    </Block>
  )
}

export interface PricePlotProps {
  readonly view: PriceChartView
  readonly name: string
  readonly height?: 'short' | 'medium'
}

/** The drawing alone, for where there is nothing to choose. */
export function PricePlot({ view, name, height = 'medium' }: PricePlotProps) {
  const points = thin(view.points, 400)
  const values = points.map(point => point.close)
  const compared = view.compare ? thin(view.compare.points, 400).map(point => point.value) : []
  const before = view.previousClose === null ? [] : [view.previousClose]
  const scale = niceScale([...values, ...compared, ...before])
  return (
    <PlotFrame
      label={describe(view, name)}
      scale={scale}
      tickText={priceTicks(scale, view.scale)}
      labels={timeLabels(
        points.map(point => point.at),
        view.zone,
      )}
      height={height}
      marks={dividendDots(view).map(({ x, close }) => (
        <circle key={x} className={styles.dot} cx={percent(x)} cy={percentY(scale, close)} r="4" />
      ))}
    >
      <Area scale={scale} values={values} />
      {before.map(close => (
        <Level key={close} scale={scale} level={close} className={styles.before} />
      ))}
      <Line scale={scale} values={values} className={styles.line} />
      {compared.length > 1 ? <Line scale={scale} values={compared} className={styles.compare} /> : null}
    </PlotFrame>
  )
}

function PriceLegend({ view, name }: { readonly view: PriceChartView; readonly name: string }) {
  const { changePct, compare, accumulates, previousClose, earlierDay } = view
  return (
    <>
      <Legend below={false}>
        <LegendKey line={styles.line}>
          {name} {changePct === null ? '' : formatPercent(changePct, { sign: true })}
        </LegendKey>
        {compare ? (
          <LegendKey line={styles.compare}>
            {compare.name} {formatPercent(compare.changePct, { sign: true })}
          </LegendKey>
        ) : null}
        {dividendDots(view).length > 0 ? (
          <LegendKey
            shape={
              <svg width="10" height="10" aria-hidden="true">
                <circle className={styles.dot} cx="5" cy="5" r="4" />
              </svg>
            }
          >
            Ex-dividend
          </LegendKey>
        ) : null}
        {previousClose === null ? null : <LegendKey line={styles.before}>Previous close</LegendKey>}
      </Legend>
      {earlierDay === null ? null : (
        <p className={styles.basis}>No trades yet on the day of the last price: {formatDate(earlierDay)} is drawn.</p>
      )}
      <p className={styles.basis}>
        {accumulates ? 'Price with the income that the units keep' : 'Price only, excluding income'}
        {compare ? '; comparison rebased to the start' : ''}.
      </p>
    </>
  )
}

function describe(view: PriceChartView, name: string): string {
  const first = view.points[0]
  const last = view.points.at(-1)
  if (!first || !last) return `Price of ${name}`
  const at = (close: number) => formatPrice(price(close, view.scale, view.unit))
  const day = (time: string) => formatDate(time.slice(0, 10) as IsoDate)
  const change = view.changePct === null ? '' : `, ${formatPercent(view.changePct, { sign: true })}`
  const sinceClose = view.range === '1D' && change ? ' on the previous close' : ''
  const ends = view.low && view.high ? ` Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.` : ''
  const dots = dividendDots(view).length
  const exDividend = dots > 0 ? ` ${dots} ex-dividend ${dots === 1 ? 'day' : 'days'}.` : ''
  return `Price of ${name} from ${at(first.close)} on ${day(first.at)} to ${at(last.close)} on ${day(last.at)}${change}${sinceClose}.${ends}${exDividend}`
}
