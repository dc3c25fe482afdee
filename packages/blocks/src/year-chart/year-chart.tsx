import type { YearChartView, YearSeries } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { MoneyStep } from '@bellwether/domain'
import type { ComponentProps, ReactNode } from 'react'
import { amountText } from '../period-table/amount.tsx'
import { Bar } from '../plot/bars.tsx'
import { Legend, LegendKey, Swatch } from '../plot/legend.tsx'
import { lineClass } from '../plot/line.tsx'
import { polyline } from '../plot/paths.ts'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { plotHeight, slotsOf, yOf } from '../plot/plot-space.ts'
import { niceScale } from '../plot/scale.ts'
import { yearBars } from './year-bars.ts'
import styles from './year-chart.module.css'
import { stepOf, tickWriter, unitOf } from './year-units.ts'

/** Bars by year, with a line on its own scale for a ratio. Every figure is also in its label. */
export function YearChart({
  view,
  anchor,
  aside,
  height = 'short',
}: {
  readonly view: YearChartView
  readonly anchor?: string
  readonly aside?: ReactNode
  readonly height?: ComponentProps<typeof PlotFrame>['height']
}) {
  const step = stepOf(view)
  const [first] = view.bars
  if (!first) return null
  const bars = yearBars(view)
  const onScale = view.stacked && view.line ? view.line.values.filter(value => value !== null) : []
  const scale = niceScale([0, ...bars.map(({ to }) => to), ...onScale], 3)
  const tickText = tickWriter(first, view.currency, step, scale)
  return (
    <Block title={view.title} level={3} foot={view.note} aside={aside} {...(anchor ? { anchor } : {})}>
      {isTitleEnough(view) ? null : <YearLegend view={view} step={step} />}
      <PlotFrame
        label={describe(view, step)}
        scale={scale}
        tickText={tickText}
        labels={view.years.map(({ label, forecast }, index) => ({
          at: (index + 0.5) / view.years.length,
          text: `${label.slice(-2)}${forecast ? 'F' : ''}`,
        }))}
        height={height}
      >
        {bars.map(({ index, position, start, ...bar }) => (
          <Bar
            key={`${index} ${position}`}
            {...bar}
            scale={scale}
            slots={view.years.length}
            start={index + start}
            className={`${styles[`bar${position}`]} ${view.years[index]?.forecast ? styles.expected : ''}`}
          />
        ))}
        {view.line ? (
          <path
            className={lineClass(view.stacked ? styles.over : styles.line)}
            d={polyline(
              view.line.values,
              slotsOf(view.years.length).centreOf,
              view.stacked ? value => yOf(scale, value) : freeHeight(view.line.values),
            )}
          />
        ) : null}
      </PlotFrame>
    </Block>
  )
}

/** A line of another unit uses the upper three quarters of the plot and has no axis: its last value is in the legend. */
function freeHeight(values: readonly (number | null)[]): (value: number) => number {
  const given = values.filter(value => value !== null)
  const low = Math.min(...given)
  const high = Math.max(...given)
  return value => (high === low ? plotHeight * 0.4 : plotHeight * (0.08 + (1 - (value - low) / (high - low)) * 0.6))
}

/** Bars that the title already names need no legend. */
function isTitleEnough({ title, bars, line, years }: YearChartView): boolean {
  return bars.length === 1 && bars[0]?.name === title && !line && !years.some(({ forecast }) => forecast)
}

function YearLegend({ view, step }: { readonly view: YearChartView; readonly step: MoneyStep }) {
  return (
    <Legend below={false}>
      {view.bars.map((series, position) => (
        <LegendKey key={series.name} shape={<Swatch className={styles[`bar${position}`]} />}>
          {series.name}
          {unitOf(series, view.currency, step)}
        </LegendKey>
      ))}
      {view.line ? (
        <LegendKey line={view.stacked ? styles.over : styles.line}>
          {view.line.name}
          {view.stacked ? unitOf(view.line, view.currency, step) : ` ${lastText(view, view.line, step)}`}
        </LegendKey>
      ) : null}
      {view.years.some(({ forecast }) => forecast) ? <LegendKey>F: forecast</LegendKey> : null}
    </Legend>
  )
}

/** The latest reported value. */
function lastText(view: YearChartView, series: YearSeries, step: MoneyStep): string {
  const reported = series.values.filter((value, index) => value !== null && !view.years[index]?.forecast)
  const last = reported.at(-1)
  return last === undefined || last === null ? '' : amountText(last, series.unit, { currency: view.currency, step })
}

function describe(view: YearChartView, step: MoneyStep): string {
  const units = { currency: view.currency, step }
  const sentences = [...view.bars, ...(view.line ? [view.line] : [])].map(series => {
    const values = view.years.map(({ label, forecast }, index) => {
      const value = series.values[index] ?? null
      const text = value === null ? 'not reported' : amountText(value, series.unit, units)
      return `${label}${forecast ? ' (forecast)' : ''} ${text}`
    })
    return `${series.name}${unitOf(series, view.currency, step)}: ${values.join(', ')}.`
  })
  return sentences.join(' ')
}
