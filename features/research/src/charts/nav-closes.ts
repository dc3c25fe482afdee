import type { DayClose } from '@bellwether/analytics'
import { navs } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

/** A trust's NAV as if it were a price, for its total return; nothing for others, and for a line that is not quoted like the NAV. */
export async function navCloses(
  { db, now }: ResearchContext,
  { id, type, listing }: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly DayClose[]> {
  if (type !== 'CLOSED_END_FUND' || !listing.primary) return []
  return (await navs.series(db, id, from, to, { at: now() })).map(({ day, nav }) => ({ day, close: nav }))
}
