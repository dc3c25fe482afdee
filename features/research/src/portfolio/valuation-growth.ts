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
import { type SecurityType, securityTypeLabels } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'

export type ValuationRow = Awaited<ReturnType<typeof portfolio.valuationGrowth>>[number]

export async function valuationGrowthView(
  { db }: ResearchContext,
  { id, type }: Pick<Security, 'id' | 'type'>,
): Promise<BlockState<ValuationGrowthView>> {
  const rows = await portfolio.valuationGrowth(db, id)
  const [first] = rows
  if (!first) return empty('Not enough equity holdings for valuation and growth figures.')
  return ready({ periods: toPeriods(rows, type), asAt: first.asAt })
}

export function toPeriods(rows: readonly ValuationRow[], type: SecurityType): readonly ValuationPeriod[] {
  return [
    { label: securityTypeLabels[type], values: valuesOf(rows, row => row.fund) },
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
