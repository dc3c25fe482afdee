import { closeBeforeName, type ModelPane, type ModelSeries } from '@bellwether/analytics/chart-model'
import type { ChartEventKind, SecurityChartView } from '@bellwether/contract'
import type { Locale } from '@bellwether/locale'
import {
  AreaSeries,
  BarSeries,
  BaselineSeries,
  CandlestickSeries,
  CrosshairMode,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type SeriesType,
  type Time,
} from 'lightweight-charts'
import { axisFormat } from './axis-format.ts'
import { type ChartSeries, pointsOf, toSeries } from './chart-series.ts'
import { styleOf } from './line-style.ts'
import type { Theme } from './theme.ts'

export interface Drawing {
  readonly chart: IChartApi
  readonly main: ISeriesApi<SeriesType>
  readonly series: ChartSeries
  /** Every line with its place on the canvas. */
  readonly lines: readonly DrawnLine[]
}

export interface DrawnLine {
  readonly pane: ModelPane
  readonly line: ModelSeries
  readonly api: ISeriesApi<SeriesType>
}

const letters: Readonly<Record<ChartEventKind, string>> = {
  'ex-dividend': 'D',
  results: 'R',
  'director-deal': 'T',
  split: 'S',
  announcement: 'A',
}
/** Heights of the lower panes, where the price has 1. */
const volumeShare = 0.2
const lowerShare = 0.3

/** Draws a view into an empty box. The library's own logo would need an inline style sheet, so the notice is text under the chart. */
export function draw(box: HTMLElement, view: SecurityChartView, theme: Theme, locale: Locale): Drawing {
  const series = toSeries(view)
  const chart = createChart(box, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { color: theme.surface },
      textColor: theme.text,
      fontFamily: theme.font,
      fontSize: 12,
      panes: { separatorColor: theme.rule, enableResize: false },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: theme.rule } },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { color: theme.ruleStrong, labelBackgroundColor: theme.ink },
      horzLine: { color: theme.ruleStrong, labelBackgroundColor: theme.ink },
    },
    rightPriceScale: { borderVisible: false, minimumWidth: 60, entireTextOnly: true },
    timeScale: {
      borderColor: theme.rule,
      timeVisible: typeof series.times[0] === 'number',
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
    },
    localization: {
      locale: locale.tag,
      timeFormatter: (time: Time) =>
        typeof time === 'string' ? locale.formatDate(time) : clock(Number(time), view.previousCloseOn !== null, locale),
    },
    // The page scrolls under the pointer and the finger; panning is by drag, zooming by pinch and by the + and - keys.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
    // No drifting on after the finger has left.
    kineticScroll: { mouse: false, touch: false },
  })
  const main = addMain(chart, view, { series, theme, locale })
  const lines = [
    { pane: series.model.price, line: series.model.price.main, api: main },
    ...addLines(chart, { series, theme, locale }),
  ]
  writeAxes(lines, series.scale, locale)
  setModes(chart, series.model.price.log)
  createSeriesMarkers(
    main,
    series.marks.map(({ time, kind }) => ({
      time: time as Time,
      position: 'belowBar',
      shape: 'circle',
      color: theme.ruleStrong,
      text: letters[kind],
    })),
  )
  chart.timeScale().fitContent()
  return { chart, main, series, lines }
}

/** An axis has one way to write its values, whichever of its series the library takes it from. */
function writeAxes(lines: readonly DrawnLine[], scale: number, locale: Locale): void {
  for (const pane of new Set(lines.map(line => line.pane))) {
    const series = lines.filter(line => line.pane === pane).map(({ api }) => api)
    const priceFormat = axisFormat(pane.axis, scale, locale, series)
    for (const each of series) each.applyOptions({ priceFormat })
  }
}

/**
 * Values come rebased from the model, so the library's own rebasing stays off; only the prices may be logarithmic. A pane that
 * is added takes the options set last for any other, so each is told.
 */
function setModes(chart: IChartApi, log: boolean): void {
  chart.panes().forEach((pane, index) => {
    const mode = log && index === 0 ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal
    pane.priceScale('right').applyOptions({ mode })
  })
}

interface Drawn {
  readonly series: ChartSeries
  readonly theme: Theme
  readonly locale: Locale
}

function addMain(chart: IChartApi, view: SecurityChartView, { series, theme, locale }: Drawn): ISeriesApi<SeriesType> {
  const { toAxis, main } = series.model.price
  const options = { priceLineVisible: false } as const
  const [colour = theme.ink] = theme.lines
  if (view.choices.type === 'candles') {
    const candles = chart.addSeries(CandlestickSeries, {
      ...options,
      upColor: theme.surface,
      borderUpColor: theme.up,
      wickUpColor: theme.up,
      downColor: theme.down,
      borderDownColor: theme.down,
      wickDownColor: theme.down,
    })
    candles.setData(series.candles.map(candle => ({ ...candle, time: candle.time as Time })))
    return candles
  }
  if (view.choices.type === 'bars') {
    const bars = chart.addSeries(BarSeries, { ...options, upColor: colour, downColor: colour, thinBars: true })
    bars.setData(series.candles.map(candle => ({ ...candle, time: candle.time as Time })))
    return bars
  }
  const line =
    view.choices.type === 'area'
      ? chart.addSeries(AreaSeries, {
          ...options,
          lineWidth: 2,
          lineColor: colour,
          topColor: theme.wash,
          bottomColor: theme.wash,
        })
      : chart.addSeries(LineSeries, { ...options, lineWidth: 2, color: colour })
  line.setData(toData(series, main))
  if (view.previousClose) {
    line.createPriceLine({
      price: toAxis(view.previousClose.value),
      color: theme.ruleStrong,
      lineStyle: LineStyle.Dotted,
      title: locale.sent(closeBeforeName(view)),
    })
  }
  return line
}

/** Everything but the main line: what is drawn over the prices, then the panes under them. */
function addLines(chart: IChartApi, drawn: Drawn): readonly DrawnLine[] {
  const { series, theme } = drawn
  const { price, lower } = series.model
  const panes = [price, ...lower.filter(pane => pane.series.some(({ drawn }) => drawn.some(value => value !== null)))]
  return panes.flatMap((pane, index) => {
    const lines = pane.series
      .filter(line => line !== price.main)
      .map(line => ({ pane, line, api: addLine(chart, index, pane, line, drawn) }))
    for (const level of pane.guides) if (lines[0]) addGuide(lines[0].api, level, theme)
    chart.panes()[index]?.setStretchFactor(index === 0 ? 1 : pane.axis === 'count' ? volumeShare : lowerShare)
    return lines
  })
}

function addLine(
  chart: IChartApi,
  index: number,
  pane: ModelPane,
  line: ModelSeries,
  { series, theme, locale }: Drawn,
): ISeriesApi<SeriesType> {
  const position = pane.series.filter(({ role }) => role === line.role).indexOf(line)
  const style = styleOf(line, position, theme)
  const shared = {
    priceLineVisible: false,
    lastValueVisible: index > 0 && line.role !== 'volume',
  } as const
  const added =
    line.role === 'volume'
      ? chart.addSeries(HistogramSeries, { ...shared, color: theme.ruleStrong }, index)
      : line.role === 'discount'
        ? chart.addSeries(BaselineSeries, { ...shared, ...zeroBased(style.color, theme) }, index)
        : chart.addSeries(
            LineSeries,
            {
              ...shared,
              ...style,
              title: line.role === 'indicator' ? locale.sent(line.name) : '',
              crosshairMarkerVisible: line.role !== 'overlay',
            },
            index,
          )
  added.setData(toData(series, line))
  return added
}

function zeroBased(colour: string, { wash }: Theme) {
  return {
    baseValue: { type: 'price', price: 0 },
    topLineColor: colour,
    topFillColor1: wash,
    topFillColor2: wash,
    bottomLineColor: colour,
    bottomFillColor1: wash,
    bottomFillColor2: wash,
    lineWidth: 1,
  } as const
}

function addGuide(series: ISeriesApi<SeriesType>, price: number, theme: Theme): void {
  series.createPriceLine({ price, color: theme.ruleStrong, lineStyle: LineStyle.Dotted, axisLabelVisible: false })
}

function toData({ times }: ChartSeries, { drawn }: ModelSeries): { time: Time; value: number }[] {
  return pointsOf(times, drawn).map(({ time, value }) => ({ time: time as Time, value }))
}

/** Seconds that already are the exchange's own clock. */
function clock(seconds: number, withDay: boolean, { formatDate }: Locale): string {
  const text = new Date(seconds * 1000).toISOString()
  return `${withDay ? `${formatDate(text.slice(0, 10))}, ` : ''}${text.slice(11, 16)}`
}
