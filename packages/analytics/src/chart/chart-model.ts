import { formatDate } from '@bellwether/domain'
import type { Series } from '../indicators/indicators.ts'

/** What an axis counts: prices in units, an index of 100, fractions, plain numbers, or shares. */
export type AxisKind = 'price' | 'index' | 'percent' | 'number' | 'count'

export type SeriesRole = 'main' | 'nav' | 'compared' | 'overlay' | 'volume' | 'discount' | 'indicator'

/** The part of a chart's view that decides what is drawn where. */
export interface ChartInput {
  readonly name: string
  /** Decimals of every price: prices are integers at this scale. */
  readonly scale: number
  readonly choices: {
    readonly scale: 'linear' | 'log' | 'percent' | 'indexed'
    readonly basis: 'price' | 'total-return'
  }
  readonly points: readonly {
    readonly at: string
    readonly close: number
    readonly totalReturn: number | null
    readonly volume: number | null
  }[]
  readonly changePct: number
  readonly previousClose: { readonly value: number } | null
  /** Rebased to 100 at the first point. */
  readonly compared: readonly {
    readonly code: string
    readonly name: string
    readonly values: Series
    readonly changePct: number
  }[]
  readonly nav: {
    readonly values: Series
    readonly discounts: Series
    readonly averageDiscount: number
    readonly deviation: number
  } | null
  readonly indicators: readonly {
    readonly key: string
    readonly name: string
    readonly place: 'price' | 'pane'
    readonly lines: readonly { readonly name: string; readonly values: Series }[]
    readonly guides: readonly number[]
  }[]
}

export interface ModelSeries {
  readonly role: SeriesRole
  /** Of a compared line its code, of an indicator its key; otherwise the role. */
  readonly key: string
  readonly name: string
  /** What `values` count. */
  readonly unit: AxisKind
  /** For legend, reading and table. Prices are integers at the chart's scale. */
  readonly values: Series
  /** Where each value is on the axis of the pane: in price units, from 100, or as a fraction. */
  readonly drawn: Series
  /** Over the period; null where the line has none of its own. */
  readonly changePct: number | null
}

export interface ModelPane {
  /** Of an indicator its key. */
  readonly key: string
  readonly name: string
  readonly axis: AxisKind
  /** Equal heights for equal proportions; of the prices only. */
  readonly log: boolean
  /** Levels to mark, on the axis. */
  readonly guides: readonly number[]
  readonly series: readonly ModelSeries[]
}

export interface PricePane extends ModelPane {
  readonly key: 'price'
  readonly main: ModelSeries
  /** Where a price, an integer at the chart's scale, is on this axis. */
  readonly toAxis: (price: number) => number
}

export interface ChartModel {
  readonly price: PricePane
  /** Under the prices, from top to bottom; each has an axis of its own. */
  readonly lower: readonly ModelPane[]
}

/**
 * The panes of a security's chart with their lines, from which the static chart, the interactive one, the legend, the
 * reading and the table all take their figures.
 *
 * The chosen scale is that of the prices. What is drawn over them keeps its relation to the price: an average 5% above the
 * price is 5% above its line on every scale. Volume, discount and indicators are never rebased or logged.
 */
export function chartModel(view: ChartInput): ChartModel {
  return { price: pricePane(view), lower: [...volumePane(view), ...discountPane(view), ...indicatorPanes(view)] }
}

/** The close that bars within days are measured from, in words. */
export function closeBeforeName({ previousCloseOn }: { readonly previousCloseOn: string | null }): string {
  return previousCloseOn ? `Close on ${formatDate(previousCloseOn)}` : 'Previous close'
}

/** Every line of the chart, from top to bottom. */
export function allSeries({ price, lower }: ChartModel): readonly ModelSeries[] {
  return [price, ...lower].flatMap(({ series }) => series)
}

function pricePane(view: ChartInput): PricePane {
  const { choices, points, compared, nav } = view
  const total = choices.basis === 'total-return'
  const together = total || compared.length > 0
  const axis = choices.scale === 'percent' ? 'percent' : together || choices.scale === 'indexed' ? 'index' : 'price'
  // A day is measured from the close before it, as the quote's own change is.
  const start = view.previousClose?.value ?? points[0]?.close ?? 1
  const size = 10 ** view.scale
  const toAxis = (price: number) =>
    axis === 'price' ? price / size : axis === 'percent' ? price / start - 1 : (price / start) * 100
  const fromIndex = (value: number) => (axis === 'percent' ? value / 100 - 1 : value)
  const inPrice = (role: SeriesRole, key: string, name: string, values: Series): ModelSeries => ({
    role,
    key,
    name,
    unit: 'price',
    values,
    drawn: each(values, toAxis),
    changePct: null,
  })
  const inIndex = (role: SeriesRole, key: string, name: string, values: Series, changePct: number): ModelSeries => ({
    role,
    key,
    name,
    unit: 'index',
    values,
    drawn: each(values, fromIndex),
    changePct,
  })
  const closes = points.map(({ close }) => close)
  const main: ModelSeries = total
    ? inIndex(
        'main',
        'main',
        view.name,
        points.map(({ totalReturn }) => totalReturn),
        view.changePct,
      )
    : { ...inPrice('main', 'main', view.name, closes), changePct: view.changePct }
  return {
    key: 'price',
    name: 'Price',
    axis,
    log: choices.scale === 'log',
    guides: [],
    toAxis,
    main,
    series: [
      main,
      ...(nav && !together ? [inPrice('nav', 'nav', 'Net asset value', nav.values)] : []),
      ...compared.map(({ code, name, values, changePct }) => inIndex('compared', code, name, values, changePct)),
      ...view.indicators
        .filter(({ place }) => place === 'price')
        .flatMap(({ key, lines }) => lines.map(({ name, values }) => inPrice('overlay', key, name, values))),
    ],
  }
}

function volumePane({ points }: ChartInput): readonly ModelPane[] {
  const values = points.map(({ volume }) => volume)
  if (!values.some(volume => volume !== null && volume > 0)) return []
  return [plainPane('volume', 'Volume', 'count', [], [line('volume', 'volume', 'Volume', 'count', values)])]
}

function discountPane({ nav }: ChartInput): readonly ModelPane[] {
  if (!nav) return []
  const { averageDiscount, deviation, discounts } = nav
  const name = 'Discount (−) or premium'
  const guides = [-1, 0, 1].map(times => averageDiscount + times * deviation)
  return [plainPane('discount', name, 'percent', guides, [line('discount', 'discount', name, 'percent', discounts)])]
}

function indicatorPanes({ indicators }: ChartInput): readonly ModelPane[] {
  return indicators
    .filter(({ place }) => place === 'pane')
    .map(({ key, name, lines, guides }) =>
      plainPane(
        key,
        name,
        'number',
        guides,
        lines.map(each => line('indicator', key, each.name, 'number', each.values)),
      ),
    )
}

function plainPane(
  key: string,
  name: string,
  axis: AxisKind,
  guides: readonly number[],
  series: readonly ModelSeries[],
): ModelPane {
  return { key, name, axis, log: false, guides, series }
}

/** Drawn without any change. */
function line(role: SeriesRole, key: string, name: string, unit: AxisKind, values: Series): ModelSeries {
  return { role, key, name, unit, values, drawn: values, changePct: null }
}

function each(values: Series, change: (value: number) => number): Series {
  return values.map(value => (value === null ? null : change(value)))
}
