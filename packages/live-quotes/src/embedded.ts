import type { LiveQuotes } from '@bellwether/blocks'
import { enGb, type Locale } from '@bellwether/locale'
import { createPriceStream, type PriceStream } from '@bellwether/price-stream'
import { createEmbeddedHost } from '@bellwether/price-stream/embedded'
import { createLiveQuotes, type LiveQuotesOptions } from './live-quotes.ts'

/** Where a widget asks, and with what. */
export interface LiveSource {
  /** Root of the API, with a slash at its end. */
  readonly api: string
  /** With 'Bearer ' before it; null for a page of our own. */
  readonly token: () => Promise<string | null>
  /** The loader has placed the widget, and says itself what is wrong with its settings. */
  readonly hasLoader: boolean
}

export interface Embedding extends Omit<LiveQuotesOptions, 'locale'> {
  readonly createStream: (source: LiveSource) => PriceStream
}

interface Shared {
  readonly stream: PriceStream
  /** By language: each writes the same prices its own way. */
  readonly live: Map<Locale, LiveQuotes>
  users: number
}

/** The live prices of widgets, all of them by one socket: every switch shows and turns the same stream, which ends with the last. */
export function createEmbedding({ createStream, ...options }: Embedding) {
  const streams = new Map<string, Shared>()

  function open(source: LiveSource): Shared {
    const stream = createStream(source)
    const shared = { stream, live: new Map(), users: 0 }
    streams.set(source.api, shared)
    stream.start()
    return shared
  }

  /** To be left by whoever has entered. */
  return (source: LiveSource, locale: Locale = enGb): { readonly live: LiveQuotes; readonly leave: () => void } => {
    const shared = streams.get(source.api) ?? open(source)
    shared.users += 1
    const live = shared.live.get(locale) ?? createLiveQuotes(shared.stream, { ...options, locale })
    shared.live.set(locale, live)
    return {
      live,
      leave() {
        shared.users -= 1
        if (shared.users > 0) return
        shared.stream.close()
        streams.delete(source.api)
      },
    }
  }
}

/** The page this module is loaded into. */
export const enterLive = createEmbedding({
  nextFrame: show => void requestAnimationFrame(show),
  now: () => performance.now(),
  createStream: source =>
    createPriceStream(createEmbeddedHost(window, source), {
      streamable: true,
      viewer: { kind: 'guest', loaded: true },
    }),
})
