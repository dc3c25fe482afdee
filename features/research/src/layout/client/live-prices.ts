import type { Viewer } from '@bellwether/domain'
import { findLiveQuotes, followQuotes, liveToggle } from '@bellwether/live-quotes'
import { createBrowserHost, createPriceStream } from '@bellwether/price-stream'

const guest: Viewer = { kind: 'guest', loaded: true }

/** Keeps every quote of the page that is marked as live up to date in place, and answers the page's switch. */
export function livePrices(window: Window & typeof globalThis, known: Viewer = guest): void {
  const { document } = window
  const toggle = document.querySelector<HTMLElement>('[data-bw-live-toggle]')
  const quotes = findLiveQuotes(document)
  if (!toggle || quotes.length === 0) return
  const viewer: Viewer =
    toggle.dataset.bwProfessional === undefined ? known : { kind: 'user', electiveProfessional: true, domicile: null }
  const stream = createPriceStream(createBrowserHost(window), { streamable: true, viewer })
  const followed = followQuotes(quotes, stream, {
    nextFrame: write => window.requestAnimationFrame(write),
    onWritten: () => switched.update(),
  })
  const switched = liveToggle(toggle, stream, followed.states)
  stream.start()
}
