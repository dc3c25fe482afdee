import { LiveToggle, Movers, PriceLine, type PriceLineProps } from '@bellwether/blocks'
import type { PageLive } from './page-live.ts'
import type { StoredDays } from './stored-days.ts'
import { useStoredDay } from './use-stored.ts'
import { withLive } from './with-live.tsx'

export function createLiveIslands(pageLive: PageLive, storedDays: StoredDays) {
  function StoredPriceLine({ quote, frame }: PriceLineProps) {
    const day = useStoredDay(storedDays, quote.marketCode)
    if (!day) return <PriceLine quote={quote} frame={frame} />
    return <PriceLine quote={day.quote} frame={{ live: frame.live, headline: day.headline, market: day.market }} />
  }
  return {
    PriceLine: withLive(pageLive, StoredPriceLine, ({ frame }) => frame.live),
    Movers: withLive(pageLive, Movers, ({ live }) => live),
    LiveToggle: withLive(pageLive, LiveToggle, ({ view }) => view),
  }
}
