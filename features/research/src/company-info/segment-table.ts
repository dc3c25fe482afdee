import { margin } from '@bellwether/analytics'
import type { FigureTableView, FigureValue } from '@bellwether/contract'
import { money } from '@bellwether/domain'
import { moneyValue, percentValue, ratioValue, textValue } from '@bellwether/web/view'

export interface Segment {
  readonly fiscalYear: number
  readonly name: string
  readonly currency: string
  readonly revenue: number
  readonly profit: number | null
}

const shownYears = 3

/** Revenue by segment, the latest years side by side, with each segment's share of the latest; null without segments. */
export function segmentTable(segments: readonly Segment[], label: string): FigureTableView | null {
  const [latestYear, latest] = latestOf(segments)
  const total = latest.reduce((sum, { revenue }) => sum + revenue, 0)
  return tableOf(segments, {
    label,
    beside: 'Share of total',
    basis: `Revenue as reported; share of total is for ${latestYear}.`,
    besideOf: ({ revenue }) => percentValue(total > 0 ? revenue / total : null),
    amountOf: ({ revenue }) => revenue,
  })
}

/** Operating profit by segment, with the margin of the latest year; null where not disclosed. */
export function segmentProfitTable(segments: readonly Segment[], label: string): FigureTableView | null {
  const [latestYear, latest] = latestOf(segments)
  if (latest.every(({ profit }) => profit === null)) return null
  return tableOf(segments, {
    label,
    beside: 'Margin',
    basis: `Operating profit as reported; margin is profit ÷ revenue of the same segment in ${latestYear}.`,
    besideOf: ({ profit, revenue }) => ratioValue(margin(profit, revenue), 'percent'),
    amountOf: ({ profit }) => profit,
  })
}

function latestOf(segments: readonly Segment[]): readonly [year: number, segments: readonly Segment[]] {
  const year = Math.max(...segments.map(({ fiscalYear }) => fiscalYear))
  return [year, segments.filter(({ fiscalYear }) => fiscalYear === year)]
}

function tableOf(
  segments: readonly Segment[],
  {
    label,
    beside,
    basis,
    besideOf,
    amountOf,
  }: {
    readonly label: string
    readonly beside: string
    readonly basis: string
    readonly besideOf: (segment: Segment) => FigureValue
    readonly amountOf: (segment: Segment) => number | null
  },
): FigureTableView | null {
  const [, latest] = latestOf(segments)
  if (latest.length === 0) return null
  const years = [...new Set(segments.map(({ fiscalYear }) => fiscalYear))].sort((a, b) => b - a).slice(0, shownYears)
  const amountIn = (name: string, year: number): FigureValue => {
    const found = segments.find(segment => segment.name === name && segment.fiscalYear === year)
    const amount = found ? amountOf(found) : null
    return moneyValue(found && amount !== null ? money(amount, found.currency) : null)
  }
  return {
    asAt: null,
    basis,
    columns: [
      { label },
      { label: beside, numeric: true, wide: true },
      ...years.map(year => ({ label: String(year), numeric: true })),
    ],
    rows: latest
      .toSorted((a, b) => (amountOf(b) ?? 0) - (amountOf(a) ?? 0))
      .map(segment => ({
        key: segment.name,
        cells: [textValue(segment.name), besideOf(segment), ...years.map(year => amountIn(segment.name, year))],
      })),
  }
}
