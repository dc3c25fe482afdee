import { addMonths, type IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** The day of the last close on or before a day: during a session, that of the session before. */
export async function lastCloseDay(
  { history }: Pick<ResearchContext, 'history'>,
  listingId: number,
  day: IsoDate,
): Promise<IsoDate> {
  const days = await history.closes(listingId, addMonths(day, -12), day)
  return days.at(-1)?.day ?? day
}
