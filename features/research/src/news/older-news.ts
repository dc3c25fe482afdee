import type { BlockState, HeadlineView } from '@bellwether/contract'
import { defaultNewsRange, formatDate, type IsoDate, zonedDate } from '@bellwether/domain'
import { newsToday, newsZone } from './news-day.ts'

/** Says from when the newest is where it is older than what lists show by default. */
export function olderNewsNote(newest: IsoDate | null, today: IsoDate): string | null {
  return newest !== null && newest < defaultNewsRange(today).from
    ? `Nothing in the last six months. The newest is from ${formatDate(newest)}.`
    : null
}

/** The note of a block of headlines, newest first. */
export function headlinesNote(
  state: BlockState<readonly HeadlineView[]> | null,
  today: IsoDate = newsToday(new Date()),
): string | null {
  const newest = state?.state === 'ready' ? state.view[0] : undefined
  return newest ? olderNewsNote(zonedDate(new Date(newest.dateTime), newsZone), today) : null
}
