import { quoteStatus } from '@bellwether/blocks/quote-status'
import { enGb, type Locale } from '@bellwether/locale'
import type { OffReason, StreamState } from '@bellwether/price-stream'
import type { Tick, TickState } from '@bellwether/wire'

const offLabels: Readonly<Record<OffReason, string>> = {
  SESSION_FAILED: 'Off: live prices could not be started',
  SESSION_ENDED: 'Off: the session has ended',
  CLOSED_BY_SERVER: 'Off: the server closed the connection',
  CONNECTION_LOST: 'Off: the connection was lost',
  HIDDEN: 'Paused while the page is hidden',
  LEFT: 'Paused while the page is hidden',
}

const stateLabels: Readonly<Record<TickState, string>> = {
  LIVE: 'live',
  AUCTION: 'live, in auction',
  CLOSED: 'market closed',
  SUSPENDED: 'dealing suspended',
  DELAYED: 'delayed',
}

const isMoving = (state: TickState) => state === 'LIVE' || state === 'AUCTION'

/** The last state of a quote, or that it is not streamed. */
export type QuoteState = TickState | 'REFUSED'

/** The status of live prices. "Live" only if a price is: a connection to a closed market is merely on. */
export function streamStatus(state: StreamState, quotes: readonly QuoteState[]): string {
  switch (state.phase) {
    case 'off':
      return state.reason === null ? 'Off' : offLabels[state.reason]
    case 'starting':
      return 'Starting'
    case 'stale':
      return 'Stale: prices may be old'
    case 'reconnecting':
      return 'Reconnecting'
    case 'live': {
      const [first] = quotes
      if (first === undefined || isMixed(quotes)) return 'Live'
      if (first === 'REFUSED') return 'On: no live price available'
      return isMoving(first) ? 'Live' : `On: ${stateLabels[first]}`
    }
  }
}

const isMixed = (quotes: readonly QuoteState[]) => new Set(quotes).size > 1

export interface ShownStatus {
  readonly zone: string
  readonly delayMinutes: number
  /** The current connection has sent it; an unconfirmed price is never called live. */
  readonly confirmed: boolean
}

/** The line under a price. */
export function priceStatus(
  { state, time }: Pick<Tick, 'state' | 'time'>,
  shown: ShownStatus,
  locale: Locale = enGb,
): string {
  const { zone, delayMinutes, confirmed } = shown
  const at = new Date(time)
  if (!confirmed && isMoving(state))
    return locale.t('Not live. Last price at {time}', { time: locale.formatTime(at, zone) })
  return quoteStatus(
    { state: state === 'CLOSED' ? 'CLOSE' : state, at: at.toISOString(), zone, delayMinutes, pricedDaily: false },
    locale,
  )
}

/** The same for a row, in a word or two. */
export function rowStatus({ state }: Pick<Tick, 'state'>, confirmed: boolean): { word: string; isLive: boolean } {
  if (!confirmed && isMoving(state)) return { word: 'not live', isLive: false }
  return { word: stateLabels[state], isLive: isMoving(state) }
}
