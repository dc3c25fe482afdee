import { QuoteDetails, type QuoteDetailsProps } from '@bellwether/blocks'
import type { PageLive } from './page-live.ts'
import type { StoredDays } from './stored-days.ts'
import { useStoredDay } from './use-stored.ts'
import { withLive } from './with-live.tsx'

export function createDetailsIsland(pageLive: PageLive, storedDays: StoredDays) {
  function StoredDetails(drawn: QuoteDetailsProps) {
    const day = useStoredDay(storedDays, drawn.quote.marketCode)
    const stored = day?.details?.state === 'ready' ? { view: day.details.view, quote: day.quote } : null
    return <QuoteDetails {...drawn} {...stored} />
  }
  return withLive(pageLive, StoredDetails, ({ live }) => live)
}
