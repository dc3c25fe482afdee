import type { ChartRange, PriceChartView } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent, formatPrice, type IsoDate, price } from '@bellwether/domain'
import { PlotFrame, percentY } from '../plot/plot-frame.tsx'
import { areaPath, linePath, niceScale, plotWidth, thin, tickDecimals, yOf } from './chart-geometry.ts'
import { dividendDots } from './dividend-dots.ts'
import styles from './price-chart.module.css'
import { timeLabels } from './time-labels.ts'

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
  readonly hrefFor: (range: ChartRange) => string
}

export function PriceChart({ view, name, hrefFor }: PriceChartProps) {
  const tabs = view.ranges.map(range => ({
    label: range,
    spoken: spokenRanges[range],
    href: hrefFor(range),
    current: range === view.range,
  }))
  return (
    <Block
      title="Price"
      anchor="price"
      aside={<LinkTabs label="Price chart period" tabs={tabs} />}
      foot={<Legend view={view} name={name} />}
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
  const decimals = tickDecimals(scale, 10 ** view.scale)
  return (
    <PlotFrame
      label={describe(view, name)}
      scale={scale}
      tickText={tick => formatNumber(tick / 10 ** view.scale, decimals)}
      times={timeLabels(
        points.map(point => point.at),
        view.zone,
      )}
      height={height}
      marks={dividendDots(view).map(({ x, close }) => (
        <circle key={x} className={styles.dot} cx={`${(x * 100).toFixed(2)}%`} cy={percentY(scale, close)} r="4" />
      ))}
    >
      <path className={styles.fill} d={areaPath(scale, values)} />
      {before.map(close => (
        <path key={close} className={styles.before} d={`M0 ${yOf(scale, close).toFixed(1)}H${plotWidth}`} />
      ))}
      <path className={styles.line} d={linePath(scale, values)} />
      {compared.length > 1 ? <path className={styles.compare} d={linePath(scale, compared)} /> : null}
    </PlotFrame>
  )
}

function Legend({ view, name }: { readonly view: PriceChartView; readonly name: string }) {
  if (view.empty) return null
  return (
    <div className={styles.legend}>
      <span className={styles.key}>
        <svg width="18" height="8" aria-hidden="true">
          <path className={styles.line} d="M0 4h18" />
        </svg>
        {name} {view.changePct === null ? '' : formatPercent(view.changePct, { sign: true })}
      </span>
      {view.compare ? (
        <span className={styles.key}>
          <svg width="18" height="8" aria-hidden="true">
            <path className={styles.compare} d="M0 4h18" />
          </svg>
          {view.compare.name} {formatPercent(view.compare.changePct, { sign: true })}
        </span>
      ) : null}
      {dividendDots(view).length > 0 ? (
        <span className={styles.key}>
          <svg width="10" height="10" aria-hidden="true">
            <circle className={styles.dot} cx="5" cy="5" r="4" />
          </svg>
          Ex-dividend
        </span>
      ) : null}
      {view.previousClose === null ? null : (
        <span className={styles.key}>
          <svg width="18" height="8" aria-hidden="true">
            <path className={styles.before} d="M0 4h18" />
          </svg>
          Previous close
        </span>
      )}
      <span>Price only, excluding income{view.compare ? '; comparison rebased to the start' : ''}.</span>
    </div>
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
