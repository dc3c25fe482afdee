import { dailyDividendYields } from '@bellwether/analytics'
import type { BlockState, DatedLineView, DividendView } from '@bellwether/contract'
import { addMonths, formatPercent, getUnit } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Close } from '../securities/closes.ts'
import { type DatedPoint, datedLine } from '../securities/dated-line.ts'

const tooShort = 'Shown once there is more than a year of dividends and prices.'

export function yieldHistory(dividends: readonly DividendView[], closes: readonly Close[]): BlockState<DatedLineView> {
  return yieldLine(yieldPoints(dividends, closes))
}

export function yieldLine(points: BlockState<readonly DatedPoint[]>): BlockState<DatedLineView> {
  if (points.state !== 'ready') return points
  const line = datedLine(points.view, { describe: value => formatPercent(value), fromZero: true })
  return line ? ready(line) : empty(tooShort)
}

export function yieldPoints(
  dividends: readonly DividendView[],
  closes: readonly Close[],
): BlockState<readonly DatedPoint[]> {
  const [close] = closes
  const declared = dividends.filter(({ estimated }) => !estimated).toSorted((a, b) => (a.exOn < b.exOn ? -1 : 1))
  const [first] = declared
  if (!close || !first) return empty(tooShort)
  const { currency } = getUnit(close.price.unit)
  if (declared.some(({ amount }) => getUnit(amount.unit).currency !== currency))
    return empty('Dividends and price are in different currencies.')
  // Before that, part of the 12 months lies before our history.
  const known = addMonths(first.exOn, 12)
  return ready(
    dailyDividendYields(
      declared,
      closes.filter(({ day }) => day >= known),
    ),
  )
}
