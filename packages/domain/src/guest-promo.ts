import type { ServiceFlags } from './service-flags.ts'

export interface GuestPromoFacts {
  /** The call for user details has ended. */
  readonly loaded: boolean
  readonly guest: boolean
  /** The service and the market give this visitor live prices. */
  readonly conditionMet: boolean
}

/** Live prices need both: the service that streams them and a quote that may be streamed. */
export function hasLivePrices(
  services: Pick<ServiceFlags, 'streaming'>,
  quote: { readonly streamable: boolean },
): boolean {
  return services.streaming && quote.streamable
}

export function showsGuestPromo({ loaded, guest, conditionMet }: GuestPromoFacts): boolean {
  return guest && loaded && !conditionMet
}
