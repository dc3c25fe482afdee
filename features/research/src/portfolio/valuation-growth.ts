import {
  type BlockState,
  type GrowthKey,
  growthKeys,
  type ValuationGrowthView,
  type ValuationKey,
  type ValuationPeriod,
  valuationKeys,
} from '@bellwether/contract'
import { portfolio } from '@bellwether/db'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

export type ValuationRow = Awaited<ReturnType<typeof portfolio.valuationGrowth>>[number]

export async function valuationGrowthView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<ValuationGrowthView>> {
  const rows = await portfolio.valuationGrowth(db, securityId)
  const [first] = rows
  if (!first) return empty('Not enough equity holdings for valuation and growth figures.')
  return ready({ periods: toPeriods(rows), asAt: first.asAt })
}

export function toPeriods(rows: readonly ValuationRow[]): readonly ValuationPeriod[] {
  return [
    { label: 'Fund', values: valuesOf(rows, row => row.fund) },
    { label: 'Category', values: valuesOf(rows, row => row.category) },
  ]
}

function valuesOf(
  rows: readonly ValuationRow[],
  pick: (row: ValuationRow) => number | null,
): ValuationPeriod['values'] {
  const figureOf = (key: ValuationKey | GrowthKey): number | null => {
    const row = rows.find(({ measure }) => measure === key)
    const value = row ? pick(row) : null
    // Stored as per cent: yield and growth become fractions here, multiples stay.
    return value === null || !isPercent(key) ? value : value / 100
  }
  return Object.fromEntries(
    [...valuationKeys, ...growthKeys].map(key => [key, figureOf(key)]),
  ) as ValuationPeriod['values']
}

function isPercent(key: ValuationKey | GrowthKey): boolean {
  return key === 'dividendYieldFactor' || growthKeys.some(growth => growth === key)
}
