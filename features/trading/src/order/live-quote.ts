import type { quotes } from '@bellwether/db'
import type { Tick } from '@bellwether/wire'

const states = {
  LIVE: 'LIVE',
  AUCTION: 'AUCTION',
  CLOSED: 'CLOSE',
  SUSPENDED: 'SUSPENDED',
  DELAYED: 'DELAYED',
} as const

/** The stored quote with the prices of a newer live tick; unchanged where the tick is older or in another unit or scale. */
export function quoteAt(quote: quotes.Quote, tick: Tick | null): quotes.Quote {
  if (tick === null || tick.time <= quote.at.getTime()) return quote
  if (tick.unit !== quote.priceUnit || tick.scale !== quote.priceScale) return quote
  const { state, time, price, bid, ask } = tick
  return { ...quote, state: states[state], at: new Date(time), last: price, bid, ask }
}
