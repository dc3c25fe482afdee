import type { ServiceFlags } from './service-flags.ts'
import type { Viewer } from './viewer.ts'

export interface GuestPromoFacts {
  /** The call for user details has ended. */
  readonly loaded: boolean
  readonly guest: boolean
  /** The service and the market give this visitor live prices. */
  readonly conditionMet: boolean
}

/**
 * Live prices need the service that streams them, a quote that may be streamed, and a viewer who may see it live.
 * The viewer is null where a host page's own token decides instead.
 */
export function hasLivePrices(
  services: Pick<ServiceFlags, 'streaming' | 'guestStreaming'>,
  quote: { readonly streamable: boolean },
  viewer: Viewer | null,
): boolean {
  return services.streaming && quote.streamable && (viewer?.kind !== 'guest' || services.guestStreaming)
}

export function showsGuestPromo({ loaded, guest, conditionMet }: GuestPromoFacts): boolean {
  return guest && loaded && !conditionMet
}
