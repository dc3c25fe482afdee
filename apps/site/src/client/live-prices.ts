import type { MarketCode, Viewer } from '@bellwether/domain'
import { createBrowserHost, createPriceStream } from '@bellwether/price-stream'
import type { Tick } from '@bellwether/wire'
import { createLiveQuote, type LiveQuote } from './live-prices/live-quote.ts'
import { liveToggle } from './live-prices/live-toggle.ts'
import type { QuoteWord } from './live-prices/live-words.ts'

interface Followed {
  readonly quotes: LiveQuote[]
  tick: Tick | null
  /** The connection that is open now has sent it. */
  confirmed: boolean
  refused: boolean
}

/**
 * Keeps every quote of the page that is marked as live up to date in place, and answers the page's switch. Ticks are written once a frame,
 * the latest of each quote; a page out of sight writes nothing.
 */
export function livePrices(window: Window & typeof globalThis): void {
  const { document } = window
  const toggle = document.querySelector<HTMLElement>('[data-bw-live-toggle]')
  const followed = followQuotes(document)
  if (!toggle || followed.size === 0) return
  const viewer: Viewer =
    toggle.dataset.bwProfessional === undefined
      ? { kind: 'guest', loaded: true }
      : { kind: 'user', electiveProfessional: true, domicile: null }
  const stream = createPriceStream(createBrowserHost(window), { streamable: true, viewer })
  const changed = new Set<Followed>()

  const tellToggle = liveToggle(toggle, stream, () => [...followed.values()].flatMap(wordOf))
  for (const [marketCode, one] of followed) {
    stream.watch(marketCode, {
      tick(tick) {
        Object.assign(one, { tick, confirmed: true, refused: false })
        write(one)
      },
      refused() {
        one.refused = true
        write(one)
      },
    })
  }
  stream.watchState(({ phase }) => {
    for (const one of followed.values()) {
      // A new connection has to send a price again before it counts as live.
      if (phase !== 'live' && phase !== 'stale') one.confirmed = false
      write(one)
    }
  })
  stream.start()

  function write(one: Followed): void {
    if (changed.size === 0) window.requestAnimationFrame(writeAll)
    changed.add(one)
  }

  function writeAll(): void {
    for (const { quotes, tick, confirmed } of changed) {
      if (tick) for (const quote of quotes) quote.show(tick, confirmed && stream.state.phase === 'live')
    }
    changed.clear()
    tellToggle()
  }
}

function followQuotes(document: Document): Map<MarketCode, Followed> {
  const followed = new Map<MarketCode, Followed>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-bw-live-price]')) {
    const quote = createLiveQuote(element)
    if (!quote) continue
    const one = followed.get(quote.marketCode)
    if (one) one.quotes.push(quote)
    else followed.set(quote.marketCode, { quotes: [quote], tick: null, confirmed: false, refused: false })
  }
  return followed
}

function wordOf({ tick, refused }: Followed): QuoteWord[] {
  if (refused) return ['REFUSED']
  return tick ? [tick.state] : []
}
