import { daysBeforeStart, fromStart } from '@bellwether/analytics'
import type { prices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

interface Window {
  readonly start: IsoDate
  readonly to: IsoDate
}

/** The closes of a period, from the last one on or before its start. */
export async function closesFrom(
  { history }: ResearchContext,
  listingId: number,
  { start, to }: Window,
): Promise<readonly prices.DailyClose[]> {
  return fromStart(await history.closes(listingId, addDays(start, -daysBeforeStart), to), start)
}

/** As `closesFrom`, with open, high, low and volume. */
export async function barsFrom(
  { history }: ResearchContext,
  listingId: number,
  { start, to }: Window,
): Promise<readonly prices.DailyPrice[]> {
  return fromStart(await history.bars(listingId, addDays(start, -daysBeforeStart), to), start)
}
