import { allSeries, type ChartModel, chartModel, type SeriesRole } from '@bellwether/analytics/chart-model'
import { type SecurityChartView, termsLabel } from '@bellwether/contract'
import { formatDate, formatPercent, formatPrice, price } from '@bellwether/domain'
import { Area, Level, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { yOf } from '../plot/plot-space.ts'
import { logScale, niceScale, type Scale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import { timeLabels } from '../plot/time-labels.ts'
import { groupBars, pointsPerBar } from './bars.ts'
import { Candles } from './candles.tsx'
import { DiscountPane } from './discount-pane.tsx'
import { EventRows } from './event-rows.tsx'
import { IndicatorPane } from './indicator-pane.tsx'
import { latestOf } from './line-reading.ts'
import styles from './plot.module.css'
import { PriceBars } from './price-bars.tsx'
import { tickFormat } from './tick-format.ts'
import { VolumePane } from './volume-pane.tsx'

/** More bars than this would be thinner than a pixel on a phone. */
const maxBars = 130
const maxPoints = 400

/** The chart as drawn by the server: price, events, volume, and a trust's discount, over one time axis. */
export function Plot({ view }: { readonly view: SecurityChartView }) {
  const model = chartModel(view)
  const { axis, main, toAxis } = model.price
  const intraday = view.points[0]?.at.includes('T') ?? false
  const ranged = view.choices.type === 'candles' || view.choices.type === 'bars'
  const bars = groupBars(view.points, maxBars)
  const scale = scaleOf(model, view, ranged ? bars.flatMap(bar => [bar.low, bar.high]) : [])
  const labels = timeLabels(
    view.points.map(point => point.at),
    view.zone,
  )
  const own = thin(main.drawn, maxPoints)
  const others = (role: SeriesRole) => model.price.series.filter(line => line.role === role)
  return (
    <PlotFrame
      label={describeChart(view)}
      scale={scale}
      tickText={tickFormat(axis, scale.ticks)}
      labels={labels}
      height="full"
      panes={
        <>
          <EventRows events={view.events} points={view.points} />
          <VolumePane bars={bars} days={intraday ? null : pointsPerBar(view.points.length, maxBars)} />
          {view.nav ? <DiscountPane nav={view.nav} /> : null}
          {model.lower
            .filter(({ axis }) => axis === 'number')
            .map(pane => (
              <IndicatorPane key={pane.key} pane={pane} />
            ))}
        </>
      }
    >
      {view.previousClose ? (
        <Level scale={scale} level={toAxis(view.previousClose.value)} className={styles.previous} />
      ) : null}
      {view.choices.type === 'area' && !own.includes(null) ? <Area scale={scale} values={own} /> : null}
      {others('nav').map(({ key, drawn }) => (
        <Line key={key} scale={scale} values={thin(drawn, maxPoints)} className={styles.nav} />
      ))}
      {others('compared').map(({ key, drawn }, index) => (
        <Line
          key={key}
          scale={scale}
          values={thin(drawn, maxPoints)}
          className={`${styles.compared} ${styles[`compared${index + 1}`]}`}
        />
      ))}
      {others('overlay').map(({ key, name, drawn }) => (
        <Line
          key={name}
          scale={scale}
          values={thin(drawn, maxPoints)}
          className={`${styles.indicator} ${styles[key]}`}
        />
      ))}
      {view.choices.type === 'candles' ? (
        <Candles bars={bars} yFor={close => yOf(scale, toAxis(close))} />
      ) : view.choices.type === 'bars' ? (
        <PriceBars bars={bars} yFor={close => yOf(scale, toAxis(close))} />
      ) : (
        <Line scale={scale} values={own} className={styles.line} />
      )}
    </PlotFrame>
  )
}

function scaleOf({ price: pane }: ChartModel, view: SecurityChartView, extremes: readonly number[]): Scale {
  const levels = view.previousClose ? [...extremes, view.previousClose.value] : extremes
  const known = [...pane.series.flatMap(({ drawn }) => drawn), ...levels.map(pane.toAxis)].filter(
    value => value !== null,
  )
  return pane.log ? logScale(known) : niceScale(known)
}

export function describeChart(view: SecurityChartView): string {
  const { points, choices, name, unit, scale } = view
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return `Chart of ${name}`
  const day = (at: string) => formatDate(at.slice(0, 10))
  const at = (close: number) => formatPrice(price(close, scale, unit))
  const real = termsLabel(choices.terms)
  const change = formatPercent(view.changePct, { sign: true })
  const others = view.compared.map(
    line => ` ${line.name}: ${formatPercent(line.changePct, { sign: true })} over the same period.`,
  )
  const nav = view.nav
    ? ` Net asset value ${formatPrice(view.nav.latest.nav)}, ${view.nav.latest.discount < 0 ? 'discount' : 'premium'} ${formatPercent(Math.abs(view.nav.latest.discount))}.`
    : ''
  if (view.previousClose && view.previousCloseOn)
    return `Price of ${name} from ${day(first.at)} to ${day(last.at)}: ${at(last.close)}, ${change} on the close of ${formatPrice(view.previousClose)} on ${day(view.previousCloseOn)}. Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.`
  if (view.previousClose)
    return `Price of ${name} on ${day(last.at)}: ${at(last.close)}, ${change} on the previous close of ${formatPrice(view.previousClose)}. Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.`
  const own =
    choices.basis === 'total-return'
      ? `Total return of ${name}${real}, income reinvested, from ${day(first.at)} to ${day(last.at)}: ${change}.`
      : `Price of ${name}${real} from ${at(first.close)} on ${day(first.at)} to ${at(last.close)} on ${day(last.at)}, ${change}. Lowest ${formatPrice(view.low)}, highest ${formatPrice(view.high)}.`
  return `${own}${others.join('')}${nav}${describeIndicators(view)}`
}

function describeIndicators(view: SecurityChartView): string {
  return allSeries(chartModel(view))
    .filter(({ role }) => role === 'overlay' || role === 'indicator')
    .map(line => ` ${line.name}: ${latestOf(line, view) ?? 'not enough prices'}.`)
    .join('')
}
