import { bankHolidays, findExchange, marketState } from '@bellwether/domain'
import type { TickState } from '@bellwether/price-bus'

export type HoursState = Extract<TickState, 'LIVE' | 'AUCTION' | 'CLOSED'>

/** When symbols of an exchange tick. */
export interface MarketHours {
  stateAt(exchange: string, time: number): HoursState
  /** When trading ended, at a time when it is closed. */
  closedSince(exchange: string, time: number): number
}

/** A market that is always open, so that demonstrations move at any hour (decision 026). */
export const openAlways: MarketHours = {
  stateAt: () => 'LIVE',
  closedSince: (_exchange, time) => time,
}

const minuteMs = 60_000
/** No exchange is closed for longer; an unknown one never opens. */
const maxClosedMinutes = 14 * 24 * 60

/** Hours of the exchanges, each in its own time zone. All observe London's holidays, as the simulated market does. */
export function createExchangeHours(): MarketHours {
  const states = new Map<string, { readonly minute: number; readonly state: HoursState }>()

  function stateAt(exchange: string, time: number): HoursState {
    const minute = Math.floor(time / minuteMs)
    const known = states.get(exchange)
    if (known?.minute === minute) return known.state
    const state = stateInMinute(exchange, minute)
    states.set(exchange, { minute, state })
    return state
  }

  return {
    stateAt,
    closedSince(exchange, time) {
      const now = Math.floor(time / minuteMs)
      for (let minute = now; minute > now - maxClosedMinutes; minute -= 1) {
        if (stateInMinute(exchange, minute - 1) !== 'CLOSED') return minute * minuteMs
      }
      return (now - maxClosedMinutes) * minuteMs
    },
  }
}

function stateInMinute(exchange: string, minute: number): HoursState {
  const known = findExchange(exchange)
  if (known === null) return 'CLOSED'
  const instant = new Date(minute * minuteMs)
  const state = marketState(known, instant, bankHolidays(instant.getUTCFullYear()))
  return state === 'OPEN' ? 'LIVE' : state
}
