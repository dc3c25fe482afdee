import type { IsoDate, Price } from '@bellwether/domain'

/** The large chart of Charts and performance. Everything it can be asked for stands in its address. */
export const securityChartRanges = ['1D', '5D', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'MAX'] as const
export const chartTypes = ['line', 'area', 'candles', 'bars'] as const
export const chartScales = ['linear', 'log', 'percent', 'indexed'] as const
export const chartBases = ['price', 'total-return'] as const
export const chartEventKinds = ['ex-dividend', 'results', 'director-deal', 'split', 'announcement'] as const
export const chartIndicators = ['sma20', 'sma50', 'sma200', 'ema20', 'bollinger', 'rsi14', 'macd', 'relative'] as const
/** More lines than this cannot be told apart. */
export const maxCompared = 5

export type SecurityChartRange = (typeof securityChartRanges)[number]
export type ChartType = (typeof chartTypes)[number]
export type ChartScale = (typeof chartScales)[number]
export type ChartBasis = (typeof chartBases)[number]
export type ChartIndicator = (typeof chartIndicators)[number]
export type ChartEventKind = (typeof chartEventKinds)[number]

export interface ChartChoices {
  readonly range: SecurityChartRange
  readonly type: ChartType
  readonly scale: ChartScale
  readonly basis: ChartBasis
  /** Market codes, or INDEX: and the code of an index. */
  readonly compare: readonly string[]
  readonly events: readonly ChartEventKind[]
  readonly indicators: readonly ChartIndicator[]
}

/** A price that the chart shows; integers at the chart's scale. */
export interface ChartPoint {
  /** ISO day, or the instant a bar of an intraday range starts. */
  readonly at: string
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
  /** Growth of 100 since the first point, income reinvested; null where the basis cannot be made. */
  readonly totalReturn: number | null
}

/** Another line on the chart: 100 at the first point both have; null before that. */
export interface ComparedLine {
  readonly code: string
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly changePct: number
  /** What the line counts: an index counts prices only. */
  readonly basis: ChartBasis
  readonly unit: string
}

export interface ChartEvent {
  readonly kind: ChartEventKind
  readonly day: IsoDate
  readonly title: string
  readonly amount: Price | null
  /** Where more is to be read about it, on our own pages. */
  readonly href?: string
}

/** A trust's NAV on the chart's own days, with (price − NAV) ÷ NAV. */
export interface NavLine {
  readonly values: readonly (number | null)[]
  readonly discounts: readonly (number | null)[]
  readonly latest: {
    readonly day: IsoDate
    readonly nav: Price
    readonly discount: number
    readonly estimated: boolean
  }
  readonly averageDiscount: number
  /** Standard deviation of the discounts of the period around that average. */
  readonly deviation: number
}

/** Something worked out from the prices, on the chart's own days; null where there is not enough before. */
export interface IndicatorView {
  readonly key: ChartIndicator
  readonly name: string
  /** Over the prices, in their unit and scale, or in a pane of its own, in plain numbers. */
  readonly place: 'price' | 'pane'
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  /** Levels worth a line across the pane. */
  readonly guides: readonly number[]
}

export interface SecurityChartView {
  readonly choices: ChartChoices
  /** Choices that could not be followed, each in a sentence. */
  readonly remarks: readonly string[]
  readonly ranges: readonly SecurityChartRange[]
  /** Why total return cannot be chosen; null where it can. */
  readonly noTotalReturn: string | null
  /** Why candles cannot be chosen; null where they can. */
  readonly noCandles: string | null
  readonly name: string
  readonly unit: string
  readonly scale: number
  readonly zone: string
  readonly points: readonly ChartPoint[]
  readonly changePct: number
  readonly low: Price
  readonly high: Price
  readonly previousClose: Price | null
  readonly compared: readonly ComparedLine[]
  readonly nav: NavLine | null
  /** Those of the chosen kinds, oldest first. */
  readonly events: readonly ChartEvent[]
  /** Kinds this security can have at all. */
  readonly eventKinds: readonly ChartEventKind[]
  /** Those that were chosen and could be made. */
  readonly indicators: readonly IndicatorView[]
  readonly historyFrom: IsoDate
}

/** What the comparison form says beside its field. */
export interface CompareFormView {
  readonly indices: readonly { readonly code: string; readonly name: string }[]
  readonly typed: string
  readonly problem: string | null
}
