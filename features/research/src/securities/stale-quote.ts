import type { quotes } from '@bellwether/db'
import { isStale, latestSession, marketDay, seenPrices, sessionState } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

type Recorded = Pick<quotes.Quote, 'exchange' | 'state' | 'at' | 'ticks' | 'firstTickAt'>

const minuteMs = 60_000

/**
 * Since when a price that should be moving has not; null where it is fresh, where its market is closed, and for a symbol that has
 * never ticked. `tickAt` is the time of a tick that may not be stored yet.
 */
export function staleSince(
  { exchange, state, at, ticks, firstTickAt }: Recorded,
  tickAt: Date | null,
  { hours, now, terms, audience }: Pick<ResearchContext, 'hours' | 'now' | 'terms' | 'audience'>,
): Date | null {
  if (state === 'SUSPENDED' || (ticks === null && tickAt === null)) return null
  const { access, delayMinutes } = seenPrices(terms, exchange, audience === 'guests')
  if (access === 'NONE') return null
  // Of delayed prices: at the time that they are of.
  const time = now().getTime() - delayMinutes * minuteMs
  const openSince = openingOf(exchange, time, hours)
  if (openSince === null) return null
  const lastAt = Math.max(at.getTime(), tickAt?.getTime() ?? 0)
  const rhythm = lastAt < openSince ? null : { ticks: ticks ?? 1, firstAt: firstTickAt?.getTime() ?? lastAt, lastAt }
  return isStale(rhythm, time, openSince) ? new Date(lastAt) : null
}

/** When the trading of this instant began; null while there is none. */
function openingOf(exchange: string, time: number, hours: ResearchContext['hours']): number | null {
  if (hours === 'always') return marketDay(exchange, time, hours).from
  if (sessionState(exchange, time) !== 'OPEN') return null
  const session = latestSession(exchange, time)
  if (!session) return null
  const { lunch, opensAt } = session
  return lunch && time >= lunch.to ? lunch.to : opensAt
}
