import type { LiveQuotes, LiveStatus } from '@bellwether/blocks'
import type { MarketCode } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'
import type { PriceStream } from '@bellwether/price-stream'
import { type FollowedQuote, followQuote, stateOf } from './followed-quote.ts'
import { type QuoteState, streamStatus } from './live-labels.ts'
import { nextQuote } from './live-quote.ts'

export interface LiveQuotesOptions {
  /** Runs a function with the next frame. */
  readonly nextFrame: (show: () => void) => void
  /** Monotonic, ms. */
  readonly now: () => number
  /** Of the texts; that of our pages by default. */
  readonly locale?: Locale
}

/** The prices of a stream for components to subscribe to. Ticks are shown once a frame, the latest of each quote; a page out of sight shows none. */
export function createLiveQuotes(
  stream: Pick<PriceStream, 'state' | 'watch' | 'watchState' | 'turn'>,
  { nextFrame, now, locale = enGb }: LiveQuotesOptions,
): LiveQuotes {
  const followed = new Map<MarketCode, FollowedQuote>()
  const changed = new Set<FollowedQuote>()
  const statusListeners = new Set<() => void>()
  let isFrameAsked = false
  let status = statusOf(stream.state, [])

  stream.watchState(({ phase }) => {
    for (const one of followed.values()) {
      // A new connection has to send a price again before it counts as live.
      if (phase !== 'live' && phase !== 'stale') one.confirmed = false
      changed.add(one)
    }
    showStatus()
    askForFrame()
  })

  function askForFrame(): void {
    if (isFrameAsked) return
    isFrameAsked = true
    nextFrame(showChanged)
  }

  function showChanged(): void {
    isFrameAsked = false
    for (const one of changed) {
      if (!one.tick) continue
      const confirmed = one.confirmed && stream.state.phase === 'live'
      const shown = nextQuote(one.shown, { tick: one.tick, confirmed, now: now() }, locale)
      if (shown === one.shown) continue
      one.shown = shown
      for (const tell of one.listeners) tell()
    }
    changed.clear()
    showStatus()
  }

  function showStatus(): void {
    const next = statusOf(stream.state, [...followed.values()].flatMap(stateOf))
    if (next.text === status.text && next.isOn === status.isOn && next.state === status.state) return
    status = next
    for (const tell of statusListeners) tell()
  }

  function take(quote: FollowedQuote): void {
    changed.add(quote)
    askForFrame()
  }

  return {
    quote(marketCode) {
      const one = followed.get(marketCode) ?? followQuote(marketCode, stream, take)
      followed.set(marketCode, one)
      return one.watchable
    },
    status: {
      subscribe(listener) {
        statusListeners.add(listener)
        return () => statusListeners.delete(listener)
      },
      get: () => status,
    },
    turn: on => stream.turn(on),
  }
}

function statusOf(state: PriceStream['state'], quotes: readonly QuoteState[]): LiveStatus {
  const text = streamStatus(state, quotes)
  return { isOn: state.phase !== 'off', text, state: text.startsWith('On') ? 'on' : state.phase }
}
