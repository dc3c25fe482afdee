export interface GuestPromoFacts {
  /** The call for user details has ended. */
  readonly loaded: boolean
  readonly guest: boolean
  /** The service and the market give this visitor live prices. */
  readonly conditionMet: boolean
}

export function showsGuestPromo({ loaded, guest, conditionMet }: GuestPromoFacts): boolean {
  return guest && loaded && !conditionMet
}
