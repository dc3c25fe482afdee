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
  /** How much of the quantity a price is for: gilts are quoted per £100 nominal. */
  readonly per: 1 | 100
  /** Pounds for one of the currency of the price; 1 for pounds and pence. */
  readonly sterlingRate: number
}

const rateDigits = 12
/** As many digits as parseQuantity reads. */
const mostQuantity = 999_999_999_999

/** What the quantity costs in pounds before any charge, rounded once, to the nearest penny. */
export function considerationOf({ price, accrued, per, sterlingRate }: DealTerms, quantity: Quantity): Money {
  const whole = accrued === null ? price : addPrices(price, accrued)
  const unit = getUnit(whole.unit)
  const pence = BigInt(whole.value) * BigInt(quantity.value) * roundedSize(sterlingRate, rateDigits) * 100n
  const divisor = powerOfTen(whole.scale + quantity.scale + rateDigits) * BigInt(unit.perMajor * per)
  return money(toSafeInteger(divideRounded(pence, divisor, 'half-even'), 'The consideration'), 'GBP')
}

/** The most that can be had for a consideration; null where it does not pay for the smallest quantity. */
export function quantityFor(terms: DealTerms, scale: number, consideration: Money): Quantity | null {
  let low = 0
  let high = mostQuantity + 1
  const costs = (value: number) => considerationOf(terms, { value, scale }).amount
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (costs(middle) <= consideration.amount) low = middle
    else high = middle
  }
  return low === 0 ? null : { value: low, scale }
}
