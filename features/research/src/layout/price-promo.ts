import type { PricePromo } from '@bellwether/contract'
import { hasLivePrices, seenPrices, showsGuestPromo } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import type { Subject } from './subject.ts'

/** RP-ACCESS-4: promises what the operator's terms give, and nothing else. */
export function pricePromoOf(
  { services, terms }: Pick<ResearchContext, 'services' | 'terms'>,
  { viewer, quote }: Pick<Subject, 'viewer' | 'quote'>,
): PricePromo | null {
  if (!quote || quote.outdated) return null
  const guest = viewer.kind === 'guest'
  const [own, users] = [true, false].map(isGuest => seenPrices(terms, quote.exchangeCode, isGuest).access)
  const conditionMet = hasLivePrices(services, quote, viewer) && own === 'REAL_TIME'
  if (!showsGuestPromo({ guest, loaded: guest && viewer.loaded, conditionMet })) return null
  const { delayMinutes } = quote
  if (quote.pricedDaily) return { reason: 'PRICED_DAILY', delayMinutes, loginAdds: null }
  if (!quote.streamable) return { reason: 'NOT_STREAMED', delayMinutes, loginAdds: null }
  if (!services.streaming) return { reason: 'SWITCHED_OFF', delayMinutes, loginAdds: null }
  const reason = own === 'NONE' ? 'NOT_SHOWN' : 'DELAYED'
  // Guests who may not stream at all gain what users have, delayed or not.
  const seen = services.guestStreaming ? own : 'NONE'
  return { reason, delayMinutes, loginAdds: users === 'NONE' || users === seen || !users ? null : users }
}
