import { createPriceStream, type PriceStream } from '@bellwether/price-stream'
import { createEmbeddedHost } from '@bellwether/price-stream/embedded'
import { findLiveQuotes, followQuotes } from './follow-quotes.ts'
import { type LiveSwitch, liveToggle } from './live-toggle.ts'

/** Where a widget asks, and with what. */
export interface LiveSource {
  /** Root of the API, with a slash at its end. */
  readonly api: string
  /** With 'Bearer ' before it; null for a page of our own. */
  readonly token: () => Promise<string | null>
}

export interface Embedding {
  readonly nextFrame: (write: () => void) => void
  readonly createStream: (source: LiveSource) => PriceStream
}

interface Shared {
  readonly stream: PriceStream
  users: number
}

/** Follows the quotes of widgets, all of them by one socket: every switch shows and turns the same stream, which ends with the last. */
export function createEmbedding({ nextFrame, createStream }: Embedding) {
  const streams = new Map<string, Shared>()

  function enter(source: LiveSource): Shared {
    const known = streams.get(source.api)
    const shared = known ?? { stream: createStream(source), users: 0 }
    streams.set(source.api, shared)
    shared.users += 1
    return shared
  }

  /** Follows what is marked as live below `root`. Answers what ends it. */
  return (root: ParentNode, source: LiveSource): (() => void) => {
    const quotes = findLiveQuotes(root)
    if (quotes.length === 0) return () => {}
    const shared = enter(source)
    const { stream } = shared
    const toggle = root.querySelector<HTMLElement>('[data-bw-live-toggle]')
    let turn: LiveSwitch | null = null
    const followed = followQuotes(quotes, stream, { nextFrame, onWritten: () => turn?.update() })
    if (toggle) turn = liveToggle(toggle, stream, followed.states)
    if (shared.users === 1) stream.start()
    return () => {
      followed.stop()
      turn?.stop()
      shared.users -= 1
      if (shared.users > 0) return
      stream.close()
      streams.delete(source.api)
    }
  }
}

/** The page this module is loaded into. */
export const followLive = createEmbedding({
  nextFrame: write => void requestAnimationFrame(write),
  createStream: source =>
    createPriceStream(createEmbeddedHost(window, source), {
      streamable: true,
      viewer: { kind: 'guest', loaded: true },
    }),
})
