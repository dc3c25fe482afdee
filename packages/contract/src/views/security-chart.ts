import Type, { type Static } from 'typebox'
import { IsoDate, Price } from '../schema/domain-schema.ts'
import { choice, described, list, nullable, strictObject } from '../schema/strict-schema.ts'
import {
  chartBases,
  chartCurrencies,
  chartEventKinds,
  chartIndicators,
  chartScales,
  chartTerms,
  chartTypes,
  securityChartRanges,
} from './chart-options.ts'

const range = choice(securityChartRanges)
const basis = choice(chartBases)
const eventKind = choice(chartEventKinds)
const indicator = choice(chartIndicators)
const values = list(nullable(Type.Number()), 'One for each point of the chart; null where there is none.')

export const ChartChoices = strictObject({
  range,
  type: choice(chartTypes),
  scale: choice(chartScales),
  basis,
  terms: choice(chartTerms, 'As quoted, or after inflation.'),
  currency: choice(chartCurrencies, 'The currency of the price, or pounds.'),
  from: nullable(Type.String(), 'First day of a custom period, YYYY-MM-DD; null if a range is used.'),
  to: nullable(Type.String(), 'Last day of a custom period.'),
  compare: list(Type.String(), 'Market codes, or INDEX: and the code of an index.'),
  events: list(eventKind),
  indicators: list(indicator),
})
export type ChartChoices = Static<typeof ChartChoices>

export const ChartPoint = strictObject(
  {
    at: Type.String({ description: 'ISO day, or the instant at which a bar of an intraday range starts.' }),
    open: nullable(Type.Number()),
    high: nullable(Type.Number()),
    low: nullable(Type.Number()),
    close: Type.Number(),
    volume: nullable(Type.Number()),
    totalReturn: nullable(
      Type.Number(),
      'Growth of 100 since the first point, income reinvested; null when it cannot be calculated.',
    ),
  },
  "A price; integers at the chart's scale.",
)
export type ChartPoint = Static<typeof ChartPoint>

export const ComparedLine = strictObject(
  {
    code: Type.String(),
    name: Type.String(),
    values,
    changePct: Type.Number(),
    basis: described(basis, 'What the line measures: an index measures prices only.'),
    unit: Type.String(),
  },
  'Another line on the chart, rebased to 100 at the first point both have; null before that.',
)
export type ComparedLine = Static<typeof ComparedLine>

export const ChartEvent = strictObject({
  kind: eventKind,
  day: IsoDate,
  title: Type.String(),
  amount: nullable(Price),
  href: Type.Optional(Type.String({ description: 'Our page about it.' })),
})
export type ChartEvent = Static<typeof ChartEvent>

export const NavLine = strictObject(
  {
    values,
    discounts: list(nullable(Type.Number()), '(price − NAV) ÷ NAV.'),
    latest: strictObject({ day: IsoDate, nav: Price, discount: Type.Number(), estimated: Type.Boolean() }),
    averageDiscount: Type.Number(),
    deviation: Type.Number({ description: 'Standard deviation of the discounts of the period.' }),
  },
  "A trust's NAV on the chart's own days, with its discount.",
)
export type NavLine = Static<typeof NavLine>

export const IndicatorView = strictObject(
  {
    key: indicator,
    name: Type.String(),
    place: choice(
      ['price', 'pane'],
      'Over the prices, in their unit and scale, or in a pane of its own, in plain numbers.',
    ),
    lines: list(strictObject({ name: Type.String(), values })),
    guides: list(Type.Number(), 'Levels to mark across the pane.'),
  },
  "Calculated from the prices on the chart's own days; null when there is not enough history before.",
)
export type IndicatorView = Static<typeof IndicatorView>

/** Fields of the chart's view, for views that add to them. */
export const securityChartFields = {
  choices: ChartChoices,
  remarks: list(Type.String(), 'Choices that could not be applied, one sentence for each.'),
  ranges: list(range),
  noTotalReturn: nullable(Type.String(), 'Why total return cannot be chosen; null when it can.'),
  noCandles: nullable(Type.String(), 'Why candles cannot be chosen; null when they can.'),
  noDates: nullable(
    Type.String(),
    'Why the requested dates are not shown; null if they are, or if none were requested.',
  ),
  priceCurrency: Type.String({ description: 'ISO 4217, of the price as quoted.' }),
  moneyNote: nullable(
    Type.String(),
    'Currency and inflation basis of the figures, with source and date; null if they are as quoted.',
  ),
  name: Type.String(),
  unit: Type.String(),
  scale: Type.Integer(),
  zone: Type.String({ description: 'Time zone of intraday points.' }),
  points: list(ChartPoint),
  changePct: Type.Number(),
  low: Price,
  high: Price,
  previousClose: nullable(Price, 'The close that intraday changes are measured from.'),
  previousCloseOn: nullable(IsoDate, 'Date of that close, unless it is that of the previous trading day.'),
  compared: list(ComparedLine),
  nav: nullable(NavLine),
  events: list(ChartEvent, 'Those of the chosen kinds, oldest first.'),
  eventKinds: list(eventKind, 'The kinds of event that this security can have.'),
  indicators: list(IndicatorView, 'Those that were chosen and could be calculated.'),
  historyFrom: IsoDate,
}

export const SecurityChartView = strictObject(securityChartFields)
export type SecurityChartView = Static<typeof SecurityChartView>
