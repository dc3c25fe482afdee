import type { CalendarEntry } from '@bellwether/contract'
import { events } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

export async function calendarEntries(
  { db }: ResearchContext,
  securityId: number,
  from: IsoDate,
): Promise<CalendarEntry[]> {
  const upcoming = await events.upcoming(db, securityId, from, 5)
  return upcoming.map(({ id, day, title, confirmed }) => ({ id, day, title, confirmed }))
}
