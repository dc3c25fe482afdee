import { roundedSize } from '../format-number.ts'
import type { Money } from '../money.ts'
import { money } from '../money.ts'
import { addPrices, type Price, type Quantity } from '../price.ts'
import { divideRounded, powerOfTen, toSafeInteger } from '../rounding.ts'
import { getUnit } from '../unit.ts'

/** At what a quantity changes hands. */
export interface DealTerms {
  readonly price: Price
  /** Interest that a gilt's buyer pays on top of its price, in the same unit; null where nothing accrues. */
  readonly accrued: Price | null
  /** An index-linked gilt is quoted without the rise of retail prices: price and interest times this are paid. Null elsewhere. */
  readonly indexRatio: number | null
  /** How much of the quantity a price is for: gilts are quoted per £100 nominal. */
  readonly per: 1 | 100
  /** Pounds for one of the currency of the price; 1 for pounds and pence. */
  readonly sterlingRate: number
}

const rateDigits = 12
const maxQuantity = 1_000_000_000

/** What the quantity costs in pounds before any charge, rounded once, to the nearest penny. */
export function considerationOf(terms: DealTerms, quantity: Quantity): Money {
  return money(toSafeInteger(penceOf(terms, quantity), 'The consideration'), 'GBP')
}

function penceOf({ price, accrued, indexRatio, per, sterlingRate }: DealTerms, quantity: Quantity): bigint {
  const whole = accrued === null ? price : addPrices(price, accrued)
  const rates = roundedSize(indexRatio ?? 1, rateDigits) * roundedSize(sterlingRate, rateDigits)
  const pence = BigInt(whole.value) * BigInt(quantity.value) * rates * 100n
  const divisor = powerOfTen(whole.scale + quantity.scale + 2 * rateDigits) * BigInt(getUnit(whole.unit).perMajor * per)
  return divideRounded(pence, divisor, 'half-even')
}

/** The most that can be had for a consideration; null where it does not pay for the smallest quantity. */
export function quantityFor(terms: DealTerms, scale: number, consideration: Money): Quantity | null {
  let low = 0
  let high = maxQuantity * 10 ** scale
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (penceOf(terms, { value: middle, scale }) <= BigInt(consideration.amount)) low = middle
    else high = middle
  }
  return low === 0 ? null : { value: low, scale }
}
