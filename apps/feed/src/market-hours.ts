import {
  type DealingHours,
  lastClosedSession,
  latestSession,
  type MarketDay,
  marketDay,
  sessionState,
} from '@bellwether/domain'
import type { TickState } from '@bellwether/price-bus'

export type HoursState = Extract<TickState, 'LIVE' | 'AUCTION' | 'CLOSED'>

/** When symbols of an exchange tick, and which session a tick belongs to. */
export interface MarketHours {
  readonly kind: DealingHours
  stateAt(exchange: string, time: number): HoursState
  /** When trading ended, at a time when it is closed. */
  closedSince(exchange: string, time: number): number
  /** The latest session that has begun. */
  dayAt(exchange: string, time: number): MarketDay
  /** The time of a session's last tick, its close. */
  closeOf(day: MarketDay): number
}

const minuteMs = 60_000

/** The exchanges' own hours and holidays, or `always`: a demonstration that moves at any hour (decision 024). */
export function createMarketHours(hours: DealingHours): MarketHours {
  const byMinute = new Map<string, { readonly minute: number; readonly state: HoursState }>()
  const days = new Map<string, MarketDay>()

  return {
    kind: hours,
    stateAt(exchange, time) {
      if (hours === 'always') return 'LIVE'
      const minute = Math.floor(time / minuteMs)
      const known = byMinute.get(exchange)
      if (known?.minute === minute) return known.state
      const state = stateIn(exchange, minute * minuteMs)
      byMinute.set(exchange, { minute, state })
      return state
    },
    closedSince(exchange, time) {
      if (hours === 'always') return time
      const lunch = latestSession(exchange, time)?.lunch
      if (lunch && time >= lunch.from && time < lunch.to) return lunch.from
      return lastClosedSession(exchange, time)?.endsAt ?? time
    },
    dayAt(exchange, time) {
      const known = days.get(exchange)
      if (known && time >= known.from && time < known.until) return known
      const day = marketDay(exchange, time, hours)
      days.set(exchange, day)
      return day
    },
    // A day that ends at midnight, when the next begins, has its last tick just before.
    closeOf: ({ until }) => (hours === 'always' ? until - 1 : until),
  }
}

function stateIn(exchange: string, time: number): HoursState {
  const state = sessionState(exchange, time)
  if (state === 'OPEN') return 'LIVE'
  return state === 'AUCTION' ? 'AUCTION' : 'CLOSED'
}
