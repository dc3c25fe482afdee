import { daysBeforeStart, fromStart } from '@bellwether/analytics'
import type { prices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** The days of a period, from the last close on or before its start. */
export async function daysFrom(
  { history }: ResearchContext,
  listingId: number,
  start: IsoDate,
  to: IsoDate,
): Promise<readonly prices.DailyPrice[]> {
  return fromStart(await history.daily(listingId, addDays(start, -daysBeforeStart), to), start)
}
