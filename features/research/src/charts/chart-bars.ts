import { mergeBars } from '@bellwether/analytics'
import type { ChartPoint } from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { addDays, type IsoDate, startOfDay, zonedDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { zoneOf } from '../securities/quote.ts'
import { barsFrom } from './chart-window.ts'

export type Bar = Omit<ChartPoint, 'totalReturn'>

/** Bars of several days; five days of them fit a phone. */
const minutesOfBars = 15

/** Bars of one day, as they are stored. */
async function intradayBars(
  { db }: ResearchContext,
  { listing }: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly Bar[]> {
  const zone = zoneOf(listing.exchange)
  const bars = await prices.intraday(db, listing.id, startOfDay(from, zone), startOfDay(addDays(to, 1), zone))
  return bars.map(({ at, ...bar }) => ({ at: at.toISOString(), ...bar }))
}

/** Fewer make no line. */
const minBars = 2
const searchedDays = 14

export interface SessionBars {
  readonly day: IsoDate
  readonly bars: readonly Bar[]
  /** The close that they are measured from, where they are of another day than was asked for. */
  readonly before: Bar | null
}

/** Bars of a day; until it has any to draw, those of the last day before it that had. */
export async function sessionBars(context: ResearchContext, security: Security, day: IsoDate): Promise<SessionBars> {
  const bars = await intradayBars(context, security, day, day)
  if (bars.length >= minBars) return { day, bars, before: null }
  const days = await context.history.bars(security.listing.id, addDays(day, -searchedDays), addDays(day, -1))
  const [before, last] = days.slice(-2)
  if (!before || !last) return { day, bars, before: null }
  const earlier = await intradayBars(context, security, last.day, last.day)
  const { day: at, ...close } = before
  return earlier.length >= minBars
    ? { day: last.day, bars: earlier, before: { at, ...close } }
    : { day, bars, before: null }
}

/** Bars within each of the days after the first, which is the close before them; null where one of the days has none. */
export async function barsWithin(
  context: ResearchContext,
  security: Security,
  [before, ...days]: readonly Bar[],
): Promise<readonly Bar[] | null> {
  const [first, last] = [days[0]?.at, days.at(-1)?.at]
  if (!before || !first || !last) return null
  const bars = await intradayBars(context, security, first as IsoDate, last as IsoDate)
  const zone = zoneOf(security.listing.exchange)
  const covered = new Set(bars.map(({ at }) => zonedDate(new Date(at), zone) as string))
  return days.every(({ at }) => covered.has(at)) ? mergeBars(bars, minutesOfBars) : null
}

/** From the last close on or before `start`. */
export async function dailyBars(
  context: ResearchContext,
  listingId: number,
  start: IsoDate,
  to: IsoDate,
): Promise<readonly Bar[]> {
  const days = await barsFrom(context, listingId, { start, to })
  return days.map(({ day, ...bar }) => ({ at: day, ...bar }))
}
