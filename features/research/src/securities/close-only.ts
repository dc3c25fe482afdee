import { type IsoDate, seenPrices, zonedDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { zoneOf } from './quote.ts'

type Seen = Pick<ResearchContext, 'terms' | 'audience'>

const seesNothing = ({ terms, audience }: Seen, exchange: string) =>
  seenPrices(terms, exchange, audience === 'guests').access === 'NONE'

/** RP-ACCESS-7: the day of the close that is shown where later prices of the exchange may not be seen; null elsewhere. */
export function closeOnlyOn(context: Seen, exchange: string, at: Date | null): IsoDate | null {
  return at && seesNothing(context, exchange) ? zonedDate(at, zoneOf(exchange)) : null
}

/** The exchanges of which this audience sees closes only. */
export function closeOnlyExchanges(context: Seen): readonly string[] {
  return [...context.terms.keys()].filter(exchange => seesNothing(context, exchange))
}
