import { lastMonthEnd, monthEndsBetween } from '@bellwether/analytics'
import type { BlockState, GrowthView } from '@bellwether/contract'
import { addMonths } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { historyYears, type ReturnHistory } from './return-history.ts'

/** 10,000 in minor units: the amount CCI product summaries chart. */
const start = 10_000_00

export function growthView(history: ReturnHistory | string): BlockState<GrowthView> {
  if (typeof history === 'string') return empty(history)
  const { asAt, security, lines, currency, basis } = history
  const tenYears = addMonths(lastMonthEnd(asAt), -historyYears * 12)
  const first = security.index.first ?? tenYears
  const monthEnds = monthEndsBetween(first > tenYears ? first : tenYears, asAt)
  const [from] = monthEnds
  if (!from || monthEnds.length < 2) return empty('Growth is shown once there are complete months of prices.')
  return ready({
    start,
    currency,
    monthEnds,
    basis,
    lines: lines.map(({ name, index }) => ({
      name,
      amounts: monthEnds.map(end => amountAt(index.between(from, end))),
    })),
  })
}

function amountAt(total: number | null): number | null {
  return total === null ? null : Math.round(start * (1 + total))
}
