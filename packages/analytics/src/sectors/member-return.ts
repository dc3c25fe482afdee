import { addDays, type IsoDate } from '@bellwether/domain'
import type { SpanOfDays } from '../returns/period-start.ts'
import type { DayClose, ReturnIndex } from '../returns/total-return.ts'

/** A price older than this says nothing about the end of a period. */
export const maxPriceAgeDays = 14

/** The last day on or before another; null where all are later. */
export function lastDayOn(days: readonly DayClose[], day: IsoDate): IsoDate | null {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle]?.day ?? '') <= day) low = middle + 1
    else high = middle
  }
  return days[low - 1]?.day ?? null
}

/** The return that counts in a sector: the one of the security's own page, where it still had a price at the end. */
export function memberReturn(index: ReturnIndex, days: readonly DayClose[], { from, to }: SpanOfDays): number | null {
  const last = lastDayOn(days, to)
  const priced = last !== null && (last === to || last > addDays(to, -maxPriceAgeDays))
  return priced ? index.between(from, to) : null
}
