import { monthEndsBetween, periodStart } from '@bellwether/analytics'
import type { BlockState, GrowthView } from '@bellwether/contract'
import type { IsoDate } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { growthFigure } from './return-calculations.ts'
import { likeLines, type ReturnHistory } from './return-history.ts'

/** 10,000 in minor units: the amount CCI product summaries chart. */
const start = 10_000_00

/** Over ten years, or since the first price, with every month end between: its end is the return that the tables show. */
export function growthView(history: ReturnHistory | string): BlockState<GrowthView> {
  if (typeof history === 'string') return empty(history)
  const { asAt, security, currency, basis } = history
  const tenYears = periodStart('10Y', asAt, asAt)
  const first = security.index.first ?? tenYears
  const from = first > tenYears ? first : tenYears
  const days: readonly IsoDate[] = [from, ...monthEndsBetween(from, asAt).filter(day => day > from && day < asAt), asAt]
  if (days.length < 3) return empty('Growth is shown once there are complete months of prices.')
  const ended = amountAt(security.index.between(from, asAt))
  return ready({
    start,
    currency,
    days,
    basis,
    explained: ended === null ? [] : [growthFigure(security, start, ended, currency, { from, to: asAt })],
    lines: likeLines(history).map(({ name, index }) => ({
      name,
      amounts: days.map(day => amountAt(index.between(from, day))),
    })),
  })
}

function amountAt(total: number | null): number | null {
  return total === null ? null : Math.round(start * (1 + total))
}
