export type QuarantineReason = 'UNREADABLE' | 'UNIT' | 'NOT_POSITIVE' | 'CROSSED' | 'SCALE' | 'FAR' | 'FUTURE'

export interface CheckedPrices {
  readonly price: number
  readonly bid: number | null
  readonly ask: number | null
  readonly previousClose: number | null
}

export interface Refused {
  readonly reason: QuarantineReason
  readonly detail: string
}

/** A price this far from the last one is not believed by itself. */
const farFraction = 0.25
/** Pounds for pence, or the other way round. */
const scaleFrom = 80
/** So many in a row, within this fraction of each other and over this time, are a new level: a halt, a split, a takeover. */
const confirmations = 5
const agreeFraction = 0.05
const confirmMs = 30_000

/** Prices of a symbol that make no sense by themselves. In an auction, orders may cross. */
export function checkPrices({ price, bid, ask, previousClose }: CheckedPrices, mayCross: boolean): Refused | null {
  for (const [name, value] of Object.entries({ last: price, bid, ask, previousClose })) {
    if (value !== null && value <= 0) return { reason: 'NOT_POSITIVE', detail: `${name} must be more than 0` }
  }
  if (bid !== null && ask !== null && bid > ask && !mayCross) {
    return { reason: 'CROSSED', detail: 'the bid is above the ask' }
  }
  for (const [name, value] of Object.entries({ bid, ask, previousClose })) {
    if (value !== null && isScaleAway(value, price)) {
      return { reason: 'SCALE', detail: `${name} and last are about 100 times apart, or more` }
    }
  }
  return null
}

const isScaleAway = (a: number, b: number) => Math.max(a / b, b / a) >= scaleFrom

/** Compares each price of a symbol with the one before. */
export class PriceLevel {
  #last: number
  #pending: { price: number; count: number; since: number } | null = null

  constructor(last: number) {
    this.#last = last
  }

  check(price: number, time: number): Refused | null {
    if (isScaleAway(price, this.#last)) {
      return { reason: 'SCALE', detail: 'about 100 times off the last price, or more: pounds for pence?' }
    }
    if (Math.abs(price - this.#last) <= farFraction * this.#last) {
      this.#accept(price)
      return null
    }
    const pending = this.#pending
    const agrees = pending !== null && Math.abs(price - pending.price) <= agreeFraction * pending.price
    this.#pending = agrees ? { ...pending, count: pending.count + 1 } : { price, count: 1, since: time }
    if (this.#pending.count < confirmations || time - this.#pending.since < confirmMs) {
      return { reason: 'FAR', detail: `more than ${farFraction * 100}% from the last price` }
    }
    this.#accept(price)
    return null
  }

  #accept(price: number): void {
    this.#last = price
    this.#pending = null
  }
}
