import { type DealingHours, lastClosedSession, latestSession, nextOpening, sessionState } from '@bellwether/domain'
import type { MarketTimes } from './observed.ts'

/** When any of the exchanges trades: open as soon as one is. An auction is not trading: no price has to move in it. */
export function marketTimes(exchanges: readonly string[], hours: DealingHours, now: number): MarketTimes {
  if (hours === 'always') return { open: true, since: 0 }
  const open = exchanges.filter(exchange => sessionState(exchange, now) === 'OPEN')
  if (open.length > 0) return { open: true, since: Math.min(...open.map(exchange => tradingSince(exchange, now))) }
  const closes = exchanges.flatMap(exchange => lastClosedSession(exchange, now)?.endsAt ?? [])
  const openings = exchanges.flatMap(exchange => nextOpening(exchange, now) ?? [])
  return {
    open: false,
    since: closes.length === 0 ? null : Math.max(...closes),
    opensAt: openings.length === 0 ? null : Math.min(...openings),
  }
}

function tradingSince(exchange: string, now: number): number {
  const session = latestSession(exchange, now)
  if (session === null) return now
  return session.lunch && now >= session.lunch.to ? session.lunch.to : session.opensAt
}
