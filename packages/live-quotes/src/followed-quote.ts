import type { Watchable } from '@bellwether/blocks'
import type { MarketCode } from '@bellwether/domain'
import type { PriceStream } from '@bellwether/price-stream'
import type { Tick } from '@bellwether/wire'
import type { QuoteState } from './live-labels.ts'
import type { ShownQuote } from './live-quote.ts'

/** What a stream has said of a security, and who shows it. */
export interface FollowedQuote {
  readonly listeners: Set<() => void>
  readonly watchable: Watchable<ShownQuote | null>
  shown: ShownQuote | null
  tick: Tick | null
  /** The connection that is open now has sent it. */
  confirmed: boolean
  refused: boolean
  /** Ends the subscription; null without one. */
  stop: (() => void) | null
}

/** Watches the stream while somebody listens. `changed` is told of everything the stream says. */
export function followQuote(
  marketCode: MarketCode,
  stream: Pick<PriceStream, 'watch'>,
  changed: (quote: FollowedQuote) => void,
): FollowedQuote {
  const unsaid = { tick: null, confirmed: false, refused: false, stop: null }
  const listeners = new Set<() => void>()
  const take = (said: Partial<FollowedQuote>) => changed(Object.assign(quote, said))
  const watch = () =>
    stream.watch(marketCode, {
      tick: tick => take({ tick, confirmed: true, refused: false }),
      refused: () => take({ refused: true }),
    })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    quote.stop ??= watch()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      quote.stop?.()
      Object.assign(quote, unsaid)
    }
  }
  const quote: FollowedQuote = {
    listeners,
    watchable: { subscribe, get: () => quote.shown },
    shown: null,
    ...unsaid,
  }
  return quote
}

export function stateOf({ tick, refused }: FollowedQuote): QuoteState[] {
  if (refused) return ['REFUSED']
  return tick ? [tick.state] : []
}
