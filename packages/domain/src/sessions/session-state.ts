import { latestSession, nextSession } from './trading-session.ts'

/** `HALTED` and `SUSPENDED` are of a security, the others of its exchange. */
export type SessionState = 'PRE_OPEN' | 'OPEN' | 'AUCTION' | 'CLOSED' | 'HALTED' | 'SUSPENDED'

/** Before the first auction or trade, orders are collected. */
const preOpenMs = 60 * 60_000

/** What an exchange does at an instant. A lunch break is closed. */
export function sessionState(
  exchange: string,
  time: number,
  stopped: Extract<SessionState, 'HALTED' | 'SUSPENDED'> | null = null,
): SessionState {
  if (stopped === 'SUSPENDED') return 'SUSPENDED'
  const session = latestSession(exchange, time)
  if (session && time < session.endsAt) {
    const { opensAt, closesAt, lunch } = session
    if (lunch && time >= lunch.from && time < lunch.to) return 'CLOSED'
    if (stopped) return stopped
    return time >= opensAt && time < closesAt ? 'OPEN' : 'AUCTION'
  }
  const next = nextSession(exchange, time)
  return next && time >= next.startsAt - preOpenMs ? 'PRE_OPEN' : 'CLOSED'
}
