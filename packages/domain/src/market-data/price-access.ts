/** What somebody may see of an exchange's prices while they move. */
export type PriceAccess = 'REAL_TIME' | 'DELAYED' | 'NONE'

/** What the operator has agreed with an exchange, or with whoever passes its prices on. */
export interface VenueTerms {
  /** By how much prices are behind for those who may see them delayed. */
  readonly delayMinutes: number
  /** By how much prices are behind when they reach us. */
  readonly sourceDelayMinutes: number
  readonly guests: PriceAccess
  readonly users: PriceAccess
}

/** By exchange; one that is missing has `openTerms`. */
export type MarketDataTerms = ReadonlyMap<string, VenueTerms>

export const openTerms: VenueTerms = {
  delayMinutes: 15,
  sourceDelayMinutes: 0,
  guests: 'REAL_TIME',
  users: 'REAL_TIME',
}

/** Prices as one viewer sees them. */
export interface SeenPrices {
  readonly access: PriceAccess
  /** By how much what they see is behind the exchange; 0 in real time. */
  readonly delayMinutes: number
  /** By how much the gateway holds it back. */
  readonly holdBackMinutes: number
}

/** What a price that is not in real time is said to be behind by. */
export function shownDelayMinutes(terms: MarketDataTerms, exchange: string, isGuest: boolean): number {
  return seenPrices(terms, exchange, isGuest).delayMinutes || (terms.get(exchange) ?? openTerms).delayMinutes
}

/** Prices that reach us late are delayed for everybody, and are not held back for what they are late already. */
export function seenPrices(terms: MarketDataTerms, exchange: string, isGuest: boolean): SeenPrices {
  const { delayMinutes, sourceDelayMinutes, guests, users } = terms.get(exchange) ?? openTerms
  const access = isGuest ? guests : users
  if (access === 'NONE') return { access, delayMinutes: 0, holdBackMinutes: 0 }
  const wanted = access === 'DELAYED' ? delayMinutes : 0
  const behind = Math.max(wanted, sourceDelayMinutes)
  return {
    access: behind > 0 ? 'DELAYED' : 'REAL_TIME',
    delayMinutes: behind,
    holdBackMinutes: behind - sourceDelayMinutes,
  }
}
