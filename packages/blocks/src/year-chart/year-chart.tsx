import type { YearChartView, YearSeries } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatNumber, getUnit, lineUnitLabel, type MoneyStep, moneyStepFor, perShareScale } from '@bellwether/domain'

import type { ComponentProps, ReactNode } from 'react'
import { amountText } from '../period-table/amount.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { niceScale, plotHeight, plotWidth, type Scale, tickDecimals, yOf } from '../price-chart/chart-geometry.ts'
import { yearBars } from './year-bars.ts'
import styles from './year-chart.module.css'

/** Bars by year, with a line on its own scale where a ratio belongs to them. Every figure is also in its spoken sentence. */
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
  const slot = plotWidth / view.years.length
  return (
    <Block title={view.title} level={3} foot={view.note} aside={aside} {...(anchor ? { anchor } : {})}>
      {isTitleEnough(view) ? null : <Legend view={view} step={step} />}
      <PlotFrame
        label={describe(view, step)}
        scale={scale}
        tickText={tickText}
        times={view.years.map(({ label, forecast }, index) => ({
          at: (index + 0.5) / view.years.length,
          text: `${label.slice(-2)}${forecast ? 'F' : ''}`,
        }))}
        height={height}
      >
        {bars.map(({ index, position, from, to, start, width }) => (
          <rect
            key={`${index} ${position}`}
            className={`${styles[`bar${position}`]} ${view.years[index]?.forecast ? styles.expected : ''}`}
            x={(slot * (index + start)).toFixed(1)}
            width={(slot * width).toFixed(1)}
            y={yOf(scale, Math.max(from, to)).toFixed(1)}
            height={Math.abs(yOf(scale, to) - yOf(scale, from)).toFixed(1)}
          />
        ))}
        {view.line ? (
          <path
            className={view.stacked ? styles.over : styles.line}
            d={linePath(
              view.line.values,
              slot,
              view.stacked ? value => yOf(scale, value) : freeHeight(view.line.values),
            )}
          />
        ) : null}
      </PlotFrame>
    </Block>
  )
}

/** A line of another unit has the upper three quarters of the plot to itself and no axis: its last value stands in the legend. */
function freeHeight(values: readonly (number | null)[]): (value: number) => number {
  const given = values.filter(value => value !== null)
  const low = Math.min(...given)
  const high = Math.max(...given)
  return value => (high === low ? plotHeight * 0.4 : plotHeight * (0.08 + (1 - (value - low) / (high - low)) * 0.6))
}

function linePath(values: readonly (number | null)[], slot: number, y: (value: number) => number): string {
  let path = ''
  let joined = false
  for (const [index, value] of values.entries()) {
    if (value !== null) path += `${joined ? 'L' : 'M'}${(slot * (index + 0.5)).toFixed(1)} ${y(value).toFixed(1)}`
    joined = value !== null
  }
  return path
}

/** One kind of bar that the title already names needs no key. */
function isTitleEnough({ title, bars, line, years }: YearChartView): boolean {
  return bars.length === 1 && bars[0]?.name === title && !line && !years.some(({ forecast }) => forecast)
}

function Legend({ view, step }: { readonly view: YearChartView; readonly step: MoneyStep }) {
  return (
    <div className={styles.legend}>
      {view.bars.map((series, position) => (
        <span key={series.name} className={styles.key}>
          <svg width="10" height="10" aria-hidden="true">
            <rect className={styles[`bar${position}`]} width="10" height="10" rx="2" />
          </svg>
          {series.name}
          {unitOf(series, view.currency, step)}
        </span>
      ))}
      {view.line ? (
        <span className={styles.key}>
          <svg width="16" height="8" aria-hidden="true">
            <path className={view.stacked ? styles.over : styles.line} d="M0 4h16" />
          </svg>
          {view.line.name}
          {view.stacked ? unitOf(view.line, view.currency, step) : ` ${lastText(view, view.line, step)}`}
        </span>
      ) : null}
      {view.years.some(({ forecast }) => forecast) ? <span>F: forecast</span> : null}
    </div>
  )
}

/** The latest reported value and the range it moved in. */
function lastText(view: YearChartView, series: YearSeries, step: MoneyStep): string {
  const reported = series.values.filter((value, index) => value !== null && !view.years[index]?.forecast)
  const last = reported.at(-1)
  return last === undefined || last === null ? '' : amountText(last, series.unit, { currency: view.currency, step })
}

function unitOf({ unit }: YearSeries, currency: string, step: MoneyStep): string {
  if (unit === 'FRACTION' || unit === 'POINTS' || unit === 'TIMES' || unit === 'MULTIPLE' || unit === 'PERCENT')
    return ''
  const label = lineUnitLabel(unit, currency, step)
  return `, ${label === 'p' ? 'pence' : label}`
}

function stepOf({ bars, currency }: YearChartView): MoneyStep {
  const sums = bars.filter(({ unit }) => unit === 'MONEY').flatMap(({ values }) => values)
  return moneyStepFor(Math.max(0, ...sums.map(value => Math.abs(value ?? 0))), currency)
}

/** Ticks are round numbers in the unit that is shown, with as many decimals as their step needs. */
function tickWriter({ unit }: YearSeries, currency: string, step: MoneyStep, scale: Scale): (tick: number) => string {
  const divisor = divisorOf(unit, currency, step)
  const decimals = tickDecimals(scale, divisor)
  const suffix = unit === 'PERCENT' || unit === 'FRACTION' ? '%' : unit === 'TIMES' ? '×' : ''
  return tick => formatNumber(tick / divisor, decimals) + suffix
}

function divisorOf(unit: YearSeries['unit'], currency: string, step: MoneyStep): number {
  switch (unit) {
    case 'MONEY':
      return 10 ** (getUnit(currency).minorDigits + step.power)
    case 'PER_SHARE':
      return 10 ** (currency === 'GBP' ? perShareScale - 2 : perShareScale)
    case 'SHARES':
      return 1e6
    case 'PERCENT':
      return 100
    case 'FRACTION':
    case 'POINTS':
      return 0.01
    case 'TIMES':
    case 'MULTIPLE':
      return 1
  }
}

function describe(view: YearChartView, step: MoneyStep): string {
  const units = { currency: view.currency, step }
  const told = [...view.bars, ...(view.line ? [view.line] : [])].map(series => {
    const values = view.years.map(({ label, forecast }, index) => {
      const value = series.values[index] ?? null
      const text = value === null ? 'not reported' : amountText(value, series.unit, units)
      return `${label}${forecast ? ' (forecast)' : ''} ${text}`
    })
    return `${series.name}${unitOf(series, view.currency, step)}: ${values.join(', ')}.`
  })
  return told.join(' ')
}
