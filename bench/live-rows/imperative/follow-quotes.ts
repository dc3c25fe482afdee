import type { MarketCode } from '@bellwether/domain'
import type { PriceStream } from '@bellwether/price-stream'
import type { Tick } from '@bellwether/wire'
import type { QuoteState } from '../../../packages/live-quotes/src/live-labels.ts'
import { createLiveQuote, type LiveQuote } from './live-quote.ts'

interface Followed {
  readonly quotes: LiveQuote[]
  tick: Tick | null
  /** The connection that is open now has sent it. */
  confirmed: boolean
  refused: boolean
}

export interface FollowedQuotes {
  /** What each symbol last said. */
  states(): readonly QuoteState[]
  stop(): void
}

export interface FollowOptions {
  /** Runs a function with the next frame. */
  readonly nextFrame: (write: () => void) => void
  /** Quotes were written, or what the stream says of them has changed. */
  readonly onWritten: () => void
}

/** Every quote below `root` that is marked as live. */
export function findLiveQuotes(root: ParentNode): readonly LiveQuote[] {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-bw-live-price]')]
  return marked.flatMap(element => createLiveQuote(element) ?? [])
}

/** Keeps quotes up to date in place. Ticks are written once a frame, the latest of each quote; a page out of sight writes nothing. */
export function followQuotes(
  quotes: readonly LiveQuote[],
  stream: Pick<PriceStream, 'state' | 'watch' | 'watchState'>,
  { nextFrame, onWritten }: FollowOptions,
): FollowedQuotes {
  const followed = byMarketCode(quotes)
  const changed = new Set<Followed>()
  let stopped = false

  const stops = [...followed].map(([marketCode, one]) =>
    stream.watch(marketCode, {
      tick(tick) {
        Object.assign(one, { tick, confirmed: true, refused: false })
        write(one)
      },
      refused() {
        one.refused = true
        write(one)
      },
    }),
  )
  const stopState = stream.watchState(({ phase }) => {
    for (const one of followed.values()) {
      // A new connection has to send a price again before it counts as live.
      if (phase !== 'live' && phase !== 'stale') one.confirmed = false
      write(one)
    }
  })

  function write(one: Followed): void {
    if (changed.size === 0) nextFrame(writeAll)
    changed.add(one)
  }

  function writeAll(): void {
    if (stopped) return
    for (const { quotes: shown, tick, confirmed } of changed) {
      if (tick) for (const quote of shown) quote.show(tick, confirmed && stream.state.phase === 'live')
    }
    changed.clear()
    onWritten()
  }

  return {
    states: () => [...followed.values()].flatMap(stateOf),
    stop() {
      stopped = true
      stopState()
      for (const stop of stops) stop()
    },
  }
}

function byMarketCode(quotes: readonly LiveQuote[]): ReadonlyMap<MarketCode, Followed> {
  const followed = new Map<MarketCode, Followed>()
  for (const quote of quotes) {
    const one = followed.get(quote.marketCode)
    if (one) one.quotes.push(quote)
    else followed.set(quote.marketCode, { quotes: [quote], tick: null, confirmed: false, refused: false })
  }
  return followed
}

function stateOf({ tick, refused }: Followed): QuoteState[] {
  if (refused) return ['REFUSED']
  return tick ? [tick.state] : []
}
