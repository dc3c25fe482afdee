import { prices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

/** The change of each day from the previous close, as a fraction. Days without trading are left out. */
export async function dayMoves(
  { db }: ResearchContext,
  { listing }: Security,
  days: readonly IsoDate[],
): Promise<ReadonlyMap<IsoDate, number>> {
  const distinctDays = [...new Set(days)]
  if (distinctDays.length === 0) return new Map()
  const [closes, before] = await Promise.all([
    prices.closesOn(db, listing.id, distinctDays),
    prices.closesOn(
      db,
      listing.id,
      distinctDays.map(day => addDays(day, -1)),
    ),
  ])
  const moves = new Map<IsoDate, number>()
  distinctDays.forEach((day, index) => {
    const close = closes[index]
    const previous = before[index]
    if (close?.day === day && previous && previous.close > 0) moves.set(day, close.close / previous.close - 1)
  })
  return moves
}
