import type { IsoDate } from '@bellwether/domain'
import { toEpochDay } from '@bellwether/domain'
import { type DayClose, type ReturnIndex, totalReturn } from './total-return.ts'

/** What an amount of a day is multiplied by to be in other money; null where that is not known. */
export type MoneyValue = (day: IsoDate) => number | null

/** In pounds, at the last rate on or before the day. */
export function sterlingValue(rates: readonly { readonly day: IsoDate; readonly sterling: number }[]): MoneyValue {
  return day => rates[lastOnOrBefore(rates, day)]?.sterling ?? null
}

/**
 * In prices of the last level: the change of consumer prices since the day taken off. Levels are of month ends; between two of
 * them prices rise evenly, and after the last they are taken as unchanged.
 */
export function constantPriceValue(levels: readonly DayClose[]): MoneyValue {
  const latest = levels.at(-1)
  return day => {
    const position = lastOnOrBefore(levels, day)
    const before = levels[position]
    if (!latest || !before) return null
    const after = levels[position + 1]
    const level = after ? between(before, after, day) : before.close
    return latest.close / level
  }
}

export function combineValues(first: MoneyValue, second: MoneyValue): MoneyValue {
  return day => {
    const [one, other] = [first(day), second(day)]
    return one === null || other === null ? null : one * other
  }
}

/** Days of a line with its index, in other money. Income is reinvested on its own day, so it converts with the price. Days of no known value are left out. */
export function inMoney(
  days: readonly DayClose[],
  index: ReturnIndex,
  valueOn: MoneyValue,
): { readonly days: readonly DayClose[]; readonly index: ReturnIndex } {
  const kept = days.flatMap(({ day, close }, position) => {
    const value = valueOn(day)
    return value === null ? [] : [{ day, close: close * value, growth: (index.growth[position] ?? 0) * value }]
  })
  return {
    days: kept.map(({ day, close }) => ({ day, close })),
    index: totalReturn(
      kept.map(({ day, growth }) => ({ day, close: growth })),
      [],
    ),
  }
}

function between(before: DayClose, after: DayClose, day: IsoDate): number {
  const start = toEpochDay(before.day)
  const share = (toEpochDay(day) - start) / (toEpochDay(after.day) - start)
  return before.close + (after.close - before.close) * share
}

/** The position of the last item on or before a day, in items oldest first; -1 where there is none. */
function lastOnOrBefore(items: readonly { readonly day: IsoDate }[], day: IsoDate): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.day ?? '') <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}
