import type { SecurityChartView } from '@bellwether/contract'
import { formatDate, formatNumber, formatPercent, formatPrice, price } from '@bellwether/domain'
import { Area, Level, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { yOf } from '../plot/plot-space.ts'
import { logScale, niceScale, type Scale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import { timeLabels } from '../plot/time-labels.ts'
import { groupBars } from './bars.ts'
import { Candles } from './candles.tsx'
import { DiscountPane } from './discount-pane.tsx'
import { EventRows } from './event-rows.tsx'
import { IndicatorPane } from './indicator-pane.tsx'
import styles from './plot.module.css'
import { PriceBars } from './price-bars.tsx'
import { type ShownChart, shownChart, tickFormat } from './shown-lines.ts'
import { VolumePane } from './volume-pane.tsx'

/** More bars than this would be thinner than a pixel on a phone. */
const maxBars = 130
const maxPoints = 400

/** The chart as drawn by the server: price, events, volume, and a trust's discount, over one time axis. */
export function Plot({ view }: { readonly view: SecurityChartView }) {
  const shown = shownChart(view)
  const ranged = view.choices.type === 'candles' || view.choices.type === 'bars'
  const bars = groupBars(view.points, maxBars)
  const scale = scaleOf(shown, view, ranged ? bars.flatMap(bar => [bar.low, bar.high]) : [])
  const format = tickFormat(shown.axis, scale.ticks, view.scale)
  const toAxis = axisOf(shown, view)
  const labels = timeLabels(
    view.points.map(point => point.at),
    view.zone,
  )
  const main = thin(shown.main.values, maxPoints)
  return (
    <PlotFrame
      label={describeChart(view)}
      scale={scale}
      tickText={format}
      labels={labels}
      height="full"
      panes={
        <>
          <EventRows events={view.events} points={view.points} />
          <VolumePane bars={bars} />
          {view.nav ? <DiscountPane nav={view.nav} /> : null}
          {view.indicators
            .filter(({ place }) => place === 'pane')
            .map(indicator => (
              <IndicatorPane key={indicator.key} indicator={indicator} />
            ))}
        </>
      }
    >
      {view.previousClose ? (
        <Level scale={scale} level={toAxis(view.previousClose.value)} className={styles.previous} />
      ) : null}
      {view.choices.type === 'area' && !main.includes(null) ? <Area scale={scale} values={main} /> : null}
      {shown.nav ? <Line scale={scale} values={thin(shown.nav.values, maxPoints)} className={styles.nav} /> : null}
      {shown.compared.map((line, index) => (
        <Line
          key={line.key}
          scale={scale}
          values={thin(line.values, maxPoints)}
          className={`${styles.compared} ${styles[`compared${index + 1}`]}`}
        />
      ))}
      {shown.overlays.map(line => (
        <Line
          key={line.name}
          scale={scale}
          values={thin(line.values, maxPoints)}
          className={`${styles.indicator} ${styles[line.key]}`}
        />
      ))}
      {view.choices.type === 'candles' ? (
        <Candles bars={bars} yFor={close => yOf(scale, toAxis(close))} />
      ) : view.choices.type === 'bars' ? (
        <PriceBars bars={bars} yFor={close => yOf(scale, toAxis(close))} />
      ) : (
        <Line scale={scale} values={main} className={styles.line} />
      )}
    </PlotFrame>
  )
}

function scaleOf(shown: ShownChart, view: SecurityChartView, extremes: readonly number[]): Scale {
  const edges = extremes.map(axisOf(shown, view))
  const values = [shown.main, shown.nav, ...shown.compared, ...shown.overlays].flatMap(line => line?.values ?? [])
  const known = [...values, ...edges].filter(value => value !== null)
  if (view.previousClose && shown.axis === 'price') known.push(view.previousClose.value)
  return view.choices.scale === 'log' ? logScale(known) : niceScale(known)
}

/** From a price to what the axis counts. Only asked where the lines are not compared, and so still prices. */
function axisOf({ axis }: ShownChart, view: SecurityChartView): (close: number) => number {
  const start = startOf(view)
  return close => (axis === 'percent' ? close / start - 1 : axis === 'index' ? (close / start) * 100 : close)
}

function startOf({ previousClose, points }: SecurityChartView): number {
  return previousClose?.value ?? points[0]?.close ?? 1
}

export function describeChart(view: SecurityChartView): string {
  const { points, choices, name, unit, scale } = view
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return `Chart of ${name}`
  const day = (at: string) => formatDate(at.slice(0, 10))
  const at = (close: number) => formatPrice(price(close, scale, unit))
  const change = formatPercent(view.changePct, { sign: true })
  const others = view.compared.map(
    line => ` ${line.name}: ${formatPercent(line.changePct, { sign: true })} over the same period.`,
  )
  const nav = view.nav
    ? ` Net asset value ${formatPrice(view.nav.latest.nav)}, ${view.nav.latest.discount < 0 ? 'discount' : 'premium'} ${formatPercent(Math.abs(view.nav.latest.discount))}.`
    : ''
  if (view.previousClose)
    return `Price of ${name} on ${day(last.at)}: ${at(last.close)}, ${change} on the previous close of ${formatPrice(view.previousClose)}. Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.`
  const own =
    choices.basis === 'total-return'
      ? `Total return of ${name}, income reinvested, from ${day(first.at)} to ${day(last.at)}: ${change}.`
      : `Price of ${name} from ${at(first.close)} on ${day(first.at)} to ${at(last.close)} on ${day(last.at)}, ${change}. Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.`
  return `${own}${others.join('')}${nav}${describeIndicators(view)}`
}

function describeIndicators({ indicators, unit, scale }: SecurityChartView): string {
  return indicators
    .flatMap(({ lines, place }) => lines.map(({ name, values }) => ({ name, place, last: values.at(-1) ?? null })))
    .map(({ name, place, last }) => {
      if (last === null) return ` ${name}: not enough prices.`
      const text = place === 'price' ? formatPrice(price(Math.round(last), scale, unit)) : formatNumber(last)
      return ` ${name}: ${text}.`
    })
    .join('')
}
