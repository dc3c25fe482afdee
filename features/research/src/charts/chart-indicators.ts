import {
  alignTo,
  bollingerBand,
  daysBeforeStart,
  exponentialAverage,
  macd,
  rebase,
  relativeStrengthIndex,
  round,
  type Series,
  simpleAverage,
} from '@bellwether/analytics'
import type { ChartIndicator, IndicatorView } from '@bellwether/contract'
import { addDays, addMonths, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { findBenchmark } from '../securities/benchmark.ts'

/** Enough days before the chart for a 200-day average on its first. */
const monthsBefore = 12

/** The input of every indicator: daily closes, oldest first. */
interface Closes {
  readonly days: readonly string[]
  readonly closes: readonly number[]
}

type Made = Omit<IndicatorView, 'key'>
type Lines = IndicatorView['lines']

const over = (name: string, lines: Lines): Made => ({ name, place: 'price', lines, guides: [] })
const under = (name: string, lines: Lines, guides: readonly number[]): Made => ({ name, place: 'pane', lines, guides })
const average = (name: string, make: (closes: readonly number[]) => Series) => (given: Closes) =>
  over(name, [{ name, values: make(given.closes) }])

const makers: Readonly<Record<Exclude<ChartIndicator, 'relative'>, (given: Closes) => Made>> = {
  sma20: average('20-day moving average', closes => simpleAverage(closes, 20)),
  sma50: average('50-day moving average', closes => simpleAverage(closes, 50)),
  sma200: average('200-day moving average', closes => simpleAverage(closes, 200)),
  ema20: average('20-day exponential moving average', closes => exponentialAverage(closes, 20)),
  bollinger: ({ closes }) => {
    const { upper, lower } = bollingerBand(closes)
    return over('Bollinger band', [
      { name: 'Upper Bollinger band', values: upper },
      { name: 'Lower Bollinger band', values: lower },
    ])
  },
  rsi14: ({ closes }) => under('RSI (14 days)', [{ name: 'RSI', values: relativeStrengthIndex(closes) }], [30, 70]),
  macd: ({ closes }) => {
    const { line, signal } = macd(closes)
    return under(
      'MACD',
      [
        { name: 'MACD', values: line },
        { name: 'MACD signal', values: signal },
      ],
      [0],
    )
  },
}

/** The requested indicators on the chart's days; relative strength only where there is a benchmark index. */
export async function chartIndicators(
  context: ResearchContext,
  security: Security,
  requested: readonly ChartIndicator[],
  days: readonly string[],
): Promise<readonly IndicatorView[]> {
  const [first, last] = [days[0] as IsoDate | undefined, days.at(-1) as IsoDate | undefined]
  if (requested.length === 0 || !first || !last) return []
  const { listing } = security
  const history = await context.history.closes(listing.id, addMonths(first, -monthsBefore), last)
  const given = { days: history.map(({ day }) => day), closes: history.map(({ close }) => close) }
  const made = await Promise.all(
    requested.map(async key => {
      if (key !== 'relative') return { key, ...inNumbers(makers[key](given), 10 ** listing.priceScale) }
      const relative = await relativeStrength(context, security, { from: first, to: last }, given)
      return relative && { key, ...relative }
    }),
  )
  return made.filter(indicator => indicator !== null).map(indicator => onDays(indicator, days.length))
}

/** Price ÷ index, rebased to 100 at the left edge: it rises while the security outperforms. */
async function relativeStrength(
  context: ResearchContext,
  security: Security,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  { days, closes }: Closes,
): Promise<Made | null> {
  const index = await findBenchmark(context, security, 'price', addDays(from, -daysBeforeStart), to)
  // Prices against an index with income would fall behind by the income alone.
  if (!index?.like) return null
  const levels = alignTo(days, index.days, ({ day }) => day)
  const ratio = closes.map((close, at) => {
    const level = days[at] && days[at] >= from ? levels[at]?.close : null
    return level ? close / level : null
  })
  const name = `Relative strength vs ${index.name}`
  return under(name, [{ name, values: rebase(ratio) }], [100])
}

/** Panes use price units, not the stored integers. RSI and ratios have no unit. */
function inNumbers(made: Made, size: number): Made {
  if (made.place === 'price' || made.name !== 'MACD') return made
  return {
    ...made,
    lines: made.lines.map(line => ({
      ...line,
      values: line.values.map(value => (value === null ? null : value / size)),
    })),
  }
}

/** The history ends with the chart's own days. */
function onDays<T extends Made>(made: T, count: number): T {
  return {
    ...made,
    lines: made.lines.map(line => ({
      ...line,
      values: line.values.slice(-count).map(value => (value === null ? null : round(value))),
    })),
  }
}
