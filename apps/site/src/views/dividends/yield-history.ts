import type { BlockState, DatedLineView, DividendView } from '@bellwether/contract'
import { addMonths, convertPrice, formatPercent, getUnit, type IsoDate, toPriceNumber } from '@bellwether/domain'
import { empty, ready } from '../block-state.ts'
import { type DatedPoint, datedLine } from '../charts/dated-line.ts'
import type { Close } from '../closes.ts'

const tooShort = 'A line needs more than a year of dividends and prices.'

/** On each day what was paid in the twelve months before, by ex-dividend date, over the price of the day. */
export function yieldHistory(dividends: readonly DividendView[], closes: readonly Close[]): BlockState<DatedLineView> {
  const [close] = closes
  const declared = dividends.filter(({ estimated }) => !estimated).toSorted((a, b) => (a.exOn < b.exOn ? -1 : 1))
  const [first] = declared
  if (!close || !first) return empty(tooShort)
  const { unit } = close.price
  const { currency } = getUnit(unit)
  if (declared.some(({ amount }) => getUnit(amount.unit).currency !== currency))
    return empty('Dividends and price are in different currencies.')
  const paid = declared.map(({ exOn, amount }) => ({ exOn, amount: toPriceNumber(convertPrice(amount, unit)) }))
  // Before that, part of the twelve months lies before our history.
  const known = addMonths(first.exOn, 12)
  const line = datedLine(
    yieldsOf(
      paid,
      closes.filter(({ day }) => day >= known),
    ),
    {
      describe: value => formatPercent(value),
      fromZero: true,
    },
  )
  return line ? ready(line) : empty(tooShort)
}

/** Both in order of days: what comes within twelve months and what leaves them is counted once. */
function yieldsOf(
  paid: readonly { readonly exOn: IsoDate; readonly amount: number }[],
  closes: readonly Close[],
): DatedPoint[] {
  let entered = 0
  let left = 0
  return closes.map(({ day, price }) => {
    const since = addMonths(day, -12)
    while ((paid[entered]?.exOn ?? '9999') <= day) entered += 1
    while (left < entered && (paid[left]?.exOn ?? '9999') <= since) left += 1
    const sum = paid.slice(left, entered).reduce((total, { amount }) => total + amount, 0)
    const last = toPriceNumber(price)
    return { day, value: last > 0 ? sum / last : null }
  })
}
