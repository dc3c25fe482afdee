import { addTradingDays, dayOf, type EpochDay, monthEnd, monthOf, tradingDayUpTo, yearOf } from '../calendar.ts'
import type { IndexKind } from '../rows/indices.ts'
import { londonTime } from './exchange-time.ts'

const wednesday = 3

/**
 * When the level of a day is published, in seconds since 1970: of shares after the closing auction, of cash at nine on the next
 * trading day, of consumer prices at seven on the third Wednesday of the next month.
 */
export function levelPublished(kind: IndexKind, day: EpochDay): number {
  const at =
    kind === 'CASH'
      ? londonTime(addTradingDays(day, 1), 9, 0)
      : kind === 'INFLATION'
        ? londonTime(thirdWednesdayAfter(day), 7, 0)
        : londonTime(day, 16, 45)
  return at.getTime() / 1000
}

function thirdWednesdayAfter(day: EpochDay): EpochDay {
  const [year, month] = [yearOf(day), monthOf(day)]
  let first = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1)
  while ((first + 4) % 7 !== wednesday) first += 1
  return first + 14
}

/** Consumer prices are measured once a month. */
export function hasLevelOn(kind: IndexKind, day: EpochDay): boolean {
  return kind !== 'INFLATION' || day === tradingDayUpTo(monthEnd(yearOf(day), monthOf(day)))
}
