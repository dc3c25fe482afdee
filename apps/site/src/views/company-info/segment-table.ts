import type { FigureTableView, FigureValue } from '@bellwether/contract'
import { money } from '@bellwether/domain'
import { moneyValue, percentValue, textValue } from '../figure.ts'

export interface Segment {
  readonly fiscalYear: number
  readonly name: string
  readonly currency: string
  readonly revenue: number
}

const years = 3

/** Revenue by segment, the latest years side by side, with each segment's share of the latest; null without segments. */
export function segmentTable(segments: readonly Segment[], label: string): FigureTableView | null {
  const [first] = segments
  if (!first) return null
  const shown = [...new Set(segments.map(({ fiscalYear }) => fiscalYear))].sort((a, b) => b - a).slice(0, years)
  const latest = segments.filter(({ fiscalYear }) => fiscalYear === shown[0])
  const total = latest.reduce((sum, { revenue }) => sum + revenue, 0)
  const revenueIn = (name: string, year: number): FigureValue => {
    const found = segments.find(segment => segment.name === name && segment.fiscalYear === year)
    return moneyValue(found ? money(found.revenue, found.currency) : null)
  }
  return {
    asAt: null,
    basis: 'Revenue as reported.',
    columns: [
      { label },
      { label: `Share of ${shown[0]}`, numeric: true },
      ...shown.map(year => ({ label: String(year), numeric: true })),
    ],
    rows: latest
      .toSorted((a, b) => b.revenue - a.revenue)
      .map(({ name, revenue }) => ({
        key: name,
        cells: [
          textValue(name),
          percentValue(total > 0 ? revenue / total : null),
          ...shown.map(year => revenueIn(name, year)),
        ],
      })),
  }
}
