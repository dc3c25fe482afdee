import { dailyDividendYields } from '@bellwether/analytics'
import type { BlockState, DatedLineView, DividendView } from '@bellwether/contract'
import { addMonths, formatPercent, getUnit, priceInCurrency, type RateOn } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Close } from '../securities/closes.ts'
import { type DatedPoint, datedLine } from '../securities/dated-line.ts'

const tooShort = 'Shown once there is more than a year of dividends and prices.'

export function yieldHistory(
  dividends: readonly DividendView[],
  closes: readonly Close[],
  rateOn: RateOn,
): BlockState<DatedLineView> {
  return yieldLine(yieldPoints(dividends, closes, rateOn))
}

export function yieldLine(points: BlockState<readonly DatedPoint[]>): BlockState<DatedLineView> {
  if (points.state !== 'ready') return points
  const line = datedLine(points.view, { describe: value => formatPercent(value), fromZero: true })
  return line ? ready(line) : empty(tooShort)
}

export function yieldPoints(
  dividends: readonly DividendView[],
  closes: readonly Close[],
  rateOn: RateOn,
): BlockState<readonly DatedPoint[]> {
  const declared = dividends.filter(({ estimated }) => !estimated).toSorted((a, b) => (a.exOn < b.exOn ? -1 : 1))
  const [first] = declared
  if (closes.length === 0 || !first) return empty(tooShort)
  const currency = paidCurrency(declared)
  if (currency === null) return empty('Dividends were paid in more than one currency.')
  // Before that, part of the 12 months lies before our history.
  const known = addMonths(first.exOn, 12)
  const converted = closes.flatMap(({ day, price }) => {
    const { price: own } = day >= known ? priceInCurrency(price, day, currency, rateOn) : { price: null }
    return own ? [{ day, price: own }] : []
  })
  if (converted.length === 0 && closes.some(({ day }) => day >= known))
    return empty(`Dividends are in ${currency}, and there are no exchange rates for the days of the prices.`)
  return ready(dailyDividendYields(declared, converted))
}

/** Null where they were paid in several. */
export function paidCurrency(dividends: readonly Pick<DividendView, 'amount'>[]): string | null {
  const currencies = new Set(dividends.map(({ amount }) => getUnit(amount.unit).currency))
  const [only] = currencies
  return only !== undefined && currencies.size === 1 ? only : null
}
