import type { ChartEventKind, ChartIndicator, SecurityChartView } from '@bellwether/contract'
import { formatCount, formatDate, formatNumber } from '@bellwether/domain'
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
import { type ChartSeries, toSeries } from './chart-series.ts'
import type { Theme } from './theme.ts'

export interface Drawing {
  readonly chart: IChartApi
  readonly main: ISeriesApi<SeriesType>
  readonly series: ChartSeries
}

const letters: Readonly<Record<ChartEventKind, string>> = {
  'ex-dividend': 'D',
  results: 'R',
  'director-deal': 'T',
  split: 'S',
  announcement: 'A',
}
const lineStyles = [LineStyle.Dashed, LineStyle.Dotted, LineStyle.LargeDashed, LineStyle.SparseDotted, LineStyle.Solid]
/** Heights of the lower panes, where the price has 1. */
const volumeShare = 0.2
const discountShare = 0.3

/** Draws a view into an empty box. The library's own logo would need an inline style sheet, so the notice is text under the chart. */
export function draw(box: HTMLElement, view: SecurityChartView, theme: Theme): Drawing {
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
    rightPriceScale: { borderVisible: false, minimumWidth: 60 },
    timeScale: {
      borderColor: theme.rule,
      timeVisible: typeof series.times[0] === 'number',
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
    },
    localization: {
      locale: 'en-GB',
      timeFormatter: (time: Time) => (typeof time === 'string' ? formatDate(time) : clock(Number(time))),
    },
    // The page scrolls under the pointer and the finger; panning is by drag, zooming by pinch and by the + and - keys.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
    // No drifting on after the finger has left.
    kineticScroll: { mouse: false, touch: false },
  })
  const main = addMain(chart, view, series, theme)
  main.priceScale().applyOptions({ mode: modeOf(view, series) })
  addOthers(chart, series, theme)
  addPanes(chart, series, theme)
  addIndicatorPanes(chart, series, theme)
  chart.panes()[0]?.setStretchFactor(1)
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
  return { chart, main, series }
}

function modeOf({ choices, compared }: SecurityChartView, { indexed }: ChartSeries): PriceScaleMode {
  if (choices.scale === 'log') return PriceScaleMode.Logarithmic
  if (choices.scale === 'percent') return PriceScaleMode.Percentage
  // Counted anew from the left edge whenever the window moves.
  return choices.scale === 'indexed' || (indexed && compared.length > 0)
    ? PriceScaleMode.IndexedTo100
    : PriceScaleMode.Normal
}

function addMain(chart: IChartApi, view: SecurityChartView, series: ChartSeries, theme: Theme): ISeriesApi<SeriesType> {
  const digits = series.indexed ? 2 : Math.min(view.scale, 4)
  const options = {
    priceFormat: {
      type: 'custom',
      minMove: 10 ** -digits,
      formatter: (value: number) => formatNumber(value, digits),
    },
    priceLineVisible: false,
  } as const
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
  line.setData(toData(series.main))
  if (view.previousClose) {
    line.createPriceLine({
      price: view.previousClose.value / 10 ** view.previousClose.scale,
      color: theme.ruleStrong,
      lineStyle: LineStyle.Dotted,
      title: 'Previous close',
    })
  }
  return line
}

function addOthers(chart: IChartApi, { nav, compared, overlays }: ChartSeries, theme: Theme): void {
  const quiet = { priceLineVisible: false, lastValueVisible: false, lineWidth: 2 } as const
  if (nav.length > 0) {
    const line = chart.addSeries(LineSeries, {
      ...quiet,
      color: theme.lines[2] ?? theme.ink,
      lineStyle: LineStyle.Dashed,
    })
    line.setData(toData(nav))
  }
  compared.forEach(({ points }, index) => {
    const line = chart.addSeries(LineSeries, {
      ...quiet,
      color: theme.lines[index + 1] ?? theme.ink,
      lineStyle: lineStyles[index] ?? LineStyle.Solid,
    })
    line.setData(toData(points))
  })
  for (const { key, points } of overlays) {
    const [colour, lineStyle] = overlayStyle(key)
    const line = chart.addSeries(LineSeries, {
      ...quiet,
      lineWidth: 1,
      color: theme.lines[colour] ?? theme.ink,
      lineStyle,
      crosshairMarkerVisible: false,
    })
    line.setData(toData(points))
  }
}

/** As on the drawing of the server: which of the theme's lines, and how it is broken. */
function overlayStyle(key: ChartIndicator): readonly [line: number, style: LineStyle] {
  switch (key) {
    case 'sma20':
      return [1, LineStyle.Solid]
    case 'ema20':
      return [1, LineStyle.Dashed]
    case 'sma50':
      return [3, LineStyle.Solid]
    case 'sma200':
      return [4, LineStyle.Solid]
    default:
      return [5, LineStyle.Dotted]
  }
}

/** Each indicator with an axis of its own, under the rest. */
function addIndicatorPanes(chart: IChartApi, { panes }: ChartSeries, theme: Theme): void {
  for (const { guides, lines } of panes) {
    const pane = chart.panes().length
    lines.forEach(({ name, points }, index) => {
      const line = chart.addSeries(
        LineSeries,
        {
          lineWidth: 1,
          color: theme.lines[index] ?? theme.ink,
          lineStyle: index === 0 ? LineStyle.Solid : LineStyle.Dashed,
          title: name,
          priceLineVisible: false,
          priceFormat: { type: 'custom', minMove: 0.01, formatter: (value: number) => formatNumber(value, 1) },
        },
        pane,
      )
      line.setData(toData(points))
      if (index === 0) for (const price of guides) addGuide(line, price, theme)
    })
    chart.panes()[pane]?.setStretchFactor(discountShare)
  }
}

function addGuide(series: ISeriesApi<SeriesType>, price: number, theme: Theme): void {
  series.createPriceLine({ price, color: theme.ruleStrong, lineStyle: LineStyle.Dotted, axisLabelVisible: false })
}

function addPanes(chart: IChartApi, { volume, discount, usualDiscount }: ChartSeries, theme: Theme): void {
  if (volume.length > 0) {
    const pane = chart.panes().length
    const bars = chart.addSeries(
      HistogramSeries,
      {
        color: theme.ruleStrong,
        priceLineVisible: false,
        lastValueVisible: false,
        priceFormat: { type: 'custom', minMove: 1, formatter: (value: number) => formatCount(Math.round(value)) },
      },
      pane,
    )
    bars.setData(toData(volume))
    chart.panes()[pane]?.setStretchFactor(volumeShare)
  }
  if (discount.length > 0) {
    const pane = chart.panes().length
    const colour = theme.lines[2] ?? theme.ink
    const area = chart.addSeries(
      BaselineSeries,
      {
        baseValue: { type: 'price', price: 0 },
        topLineColor: colour,
        topFillColor1: theme.wash,
        topFillColor2: theme.wash,
        bottomLineColor: colour,
        bottomFillColor1: theme.wash,
        bottomFillColor2: theme.wash,
        lineWidth: 1,
        priceLineVisible: false,
        priceFormat: { type: 'custom', minMove: 0.01, formatter: (value: number) => `${formatNumber(value, 1)}%` },
      },
      pane,
    )
    area.setData(toData(discount))
    for (const level of usualDiscount) addGuide(area, level, theme)
    chart.panes()[pane]?.setStretchFactor(discountShare)
  }
}

function toData(points: ChartSeries['main']): { time: Time; value: number }[] {
  return points.map(({ time, value }) => ({ time: time as Time, value }))
}

/** Seconds that already are the exchange's own clock. */
function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 16)
}
