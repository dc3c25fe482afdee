import type { BlockState, DatedLineView, DividendView } from '@bellwether/contract'
import { addMonths, convertPrice, formatPercent, getUnit, type IsoDate, toPriceNumber } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Close } from '../securities/closes.ts'
import { type DatedPoint, datedLine } from '../securities/dated-line.ts'

const tooShort = 'Shown once there is more than a year of dividends and prices.'

/** Ordinary dividends come round within this, whichever day of the month they go ex. */
const roundMonths = 13

export function yieldHistory(dividends: readonly DividendView[], closes: readonly Close[]): BlockState<DatedLineView> {
  return yieldLine(yieldPoints(dividends, closes))
}

export function yieldLine(points: BlockState<readonly DatedPoint[]>): BlockState<DatedLineView> {
  if (points.state !== 'ready') return points
  const line = datedLine(points.view, { describe: value => formatPercent(value), fromZero: true })
  return line ? ready(line) : empty(tooShort)
}

/**
 * The last payment of each type ÷ the price, each day. Plain 12-month sums would count a final dividend twice or not at all for the days
 * by which its ex-dividend date moves from year to year.
 */
export function yieldPoints(
  dividends: readonly DividendView[],
  closes: readonly Close[],
): BlockState<readonly DatedPoint[]> {
  const [close] = closes
  const declared = dividends.filter(({ estimated }) => !estimated).toSorted((a, b) => (a.exOn < b.exOn ? -1 : 1))
  const [first] = declared
  if (!close || !first) return empty(tooShort)
  const { unit } = close.price
  const { currency } = getUnit(unit)
  if (declared.some(({ amount }) => getUnit(amount.unit).currency !== currency))
    return empty('Dividends and price are in different currencies.')
  // Before that, part of the 12 months lies before our history.
  const known = addMonths(first.exOn, 12)
  return ready(
    yieldsOf(
      toPayments(declared, unit),
      closes.filter(({ day }) => day >= known),
    ),
  )
}

interface Payment {
  readonly exOn: IsoDate
  readonly until: IsoDate
  /** The place in the year, which the next of the same kind takes over. */
  readonly place: string
  readonly amount: number
}

function toPayments(declared: readonly DividendView[], unit: string): Payment[] {
  const counts = new Map<string, number>()
  return declared.map(({ kind, financialYear, exOn, amount }) => {
    const year = `${kind} ${financialYear ?? exOn.slice(0, 4)}`
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return {
      exOn,
      until: addMonths(exOn, kind === 'Special' ? 12 : roundMonths),
      place: `${kind} ${count}`,
      amount: toPriceNumber(convertPrice(amount, unit)),
    }
  })
}

function yieldsOf(payments: readonly Payment[], closes: readonly Close[]): DatedPoint[] {
  const current = new Map<string, Payment>()
  let next = 0
  return closes.map(({ day, price }) => {
    for (let payment = payments[next]; payment && payment.exOn <= day; payment = payments[++next])
      current.set(payment.place, payment)
    let sum = 0
    for (const { until, amount } of current.values()) if (until > day) sum += amount
    const last = toPriceNumber(price)
    return { day, value: last > 0 ? sum / last : null }
  })
}
