import { daysBeforeStart, fromStart } from '@bellwether/analytics'
import type { SecurityChartRange } from '@bellwether/contract'
import type { prices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** Drawn from bars within the day. */
export function isIntraday(range: SecurityChartRange): boolean {
  return range === '1D'
}

/** The days of a period, from the last close on or before its start. */
export async function daysFrom(
  { history }: ResearchContext,
  listingId: number,
  start: IsoDate,
  to: IsoDate,
): Promise<readonly prices.DailyPrice[]> {
  return fromStart(await history.daily(listingId, addDays(start, -daysBeforeStart), to), start)
}
