import { addDays, type IsoDate } from '@bellwether/domain'
import type { SpanOfDays } from '../returns/period-start.ts'
import { type DayClose, type Payment, totalReturn } from '../returns/total-return.ts'
import { lastDayOn, maxPriceAgeDays } from './member-return.ts'

/** A member's closes from some days before the period, and what it paid; without payments its growth is that of its price. */
export interface GrowingMember {
  readonly days: readonly DayClose[]
  readonly payments: readonly Payment[]
}

/**
 * The average of the members' growth on each day on which all have a price, each 100 at its last close on or before the first day.
 * Whoever has no price at the start is left out. Empty where there are not two.
 */
export function averageGrowth(members: readonly GrowingMember[], { from, to }: SpanOfDays): readonly DayClose[] {
  const sums = new Map<IsoDate, { sum: number; members: number }>()
  let started = 0
  for (const { days, payments } of members) {
    const since = lastDayOn(days, from)
    if (since === null || since <= addDays(from, -maxPriceAgeDays)) continue
    const kept = days.slice(days.findIndex(({ day }) => day === since))
    const base = kept[0]?.close ?? 0
    if (base <= 0) continue
    started += 1
    const { growth } = totalReturn(kept, payments)
    for (const [index, { day }] of kept.entries()) {
      if (index === 0 || day < from || day > to) continue
      const before = sums.get(day) ?? { sum: 0, members: 0 }
      sums.set(day, { sum: before.sum + (100 * (growth[index] ?? 0)) / base, members: before.members + 1 })
    }
  }
  if (started < 2) return []
  return [...sums]
    .filter(([, each]) => each.members === started)
    .map(([day, { sum }]) => ({ day, close: sum / started }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
