import type { LiveQuotes } from '@bellwether/blocks'
import type { LiveView } from '@bellwether/contract'
import type { Viewer } from '@bellwether/domain'
import { createLiveQuotes } from '@bellwether/live-quotes'
import { createBrowserHost, createPriceStream } from '@bellwether/price-stream'

/** The live prices of the page for an island with this view; undefined for one without. */
export type PageLive = (view: LiveView | null) => LiveQuotes | undefined

/** One stream for all islands of the page, opened with the first that has live prices. */
export function createPageLive(window: Window & typeof globalThis, known: Viewer): PageLive {
  let live: LiveQuotes | undefined
  const open = ({ electiveProfessional }: LiveView): LiveQuotes => {
    const viewer: Viewer = electiveProfessional ? { kind: 'user', electiveProfessional: true, domicile: null } : known
    const stream = createPriceStream(createBrowserHost(window), { streamable: true, viewer })
    // Islands ask while they are drawn; what starting changes is for afterwards.
    queueMicrotask(() => stream.start())
    return createLiveQuotes(stream, {
      nextFrame: show => window.requestAnimationFrame(show),
      now: () => window.performance.now(),
    })
  }
  return view => {
    if (view) live ??= open(view)
    return view ? live : undefined
  }
}
