import { quoteStatus } from '@bellwether/blocks/quote-status'
import { formatTime } from '@bellwether/domain'
import type { OffReason, StreamState } from '@bellwether/price-stream'
import type { Tick, TickState } from '@bellwether/wire'

const offWords: Readonly<Record<OffReason, string>> = {
  SESSION_FAILED: 'Off: live prices could not be started',
  SESSION_ENDED: 'Off: the session has ended',
  CLOSED_BY_SERVER: 'Off: the server ended the connection',
  CONNECTION_LOST: 'Off: the connection was lost',
  HIDDEN: 'Paused while out of sight',
  LEFT: 'Paused while out of sight',
}

const stateWords: Readonly<Record<TickState, string>> = {
  LIVE: 'live',
  AUCTION: 'live, in auction',
  CLOSED: 'market closed',
  SUSPENDED: 'dealing suspended',
  DELAYED: 'delayed',
}

const isMoving = (state: TickState) => state === 'LIVE' || state === 'AUCTION'

/** What the quotes of a page last said: a state each, or that there will be none. */
export type QuoteWord = TickState | 'REFUSED'

/** How live prices are, in words. "Live" only if a price is: a connection to a closed market is merely on. */
export function streamWords(state: StreamState, quotes: readonly QuoteWord[]): string {
  switch (state.phase) {
    case 'off':
      return state.reason === null ? 'Off' : offWords[state.reason]
    case 'starting':
      return 'Starting'
    case 'stale':
      return 'Stale: prices may be old'
    case 'reconnecting':
      return 'Reconnecting'
    case 'live': {
      const [first] = quotes
      if (first === undefined || isMixed(quotes)) return 'Live'
      if (first === 'REFUSED') return 'On: no live price here'
      return isMoving(first) ? 'Live' : `On: ${stateWords[first]}`
    }
  }
}

const isMixed = (quotes: readonly QuoteWord[]) => new Set(quotes).size > 1

/** The line under a price. `stands` while the server vouches for it; a price it no longer vouches for is never called live. */
export function priceStatus({ state, time }: Pick<Tick, 'state' | 'time'>, zone: string, stands: boolean): string {
  const at = new Date(time)
  if (!stands && isMoving(state)) return `Not live. Last price at ${formatTime(at, zone)}`
  return quoteStatus({ state: state === 'CLOSED' ? 'CLOSE' : state, at: at.toISOString(), zone, pricedDaily: false })
}

/** The same for a row, in a word or two. */
export function rowStatus({ state }: Pick<Tick, 'state'>, stands: boolean): { word: string; isLive: boolean } {
  if (!stands && isMoving(state)) return { word: 'not live', isLive: false }
  return { word: stateWords[state], isLive: isMoving(state) }
}
