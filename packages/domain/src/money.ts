import { InvalidNumberError, OutOfRangeError, UnitMismatchError, UnknownUnitError } from './errors.ts'
import { divideRounded, powerOfTen, type Rounding, toSafeInteger } from './rounding.ts'
import { getUnit, isCurrency } from './unit.ts'

/** An exact sum: a safe integer of the currency's minor units. Quote units such as GBX are for prices only. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new OutOfRangeError('The amount', amount, 'a safe integer of minor units')
  if (!isCurrency(currency)) throw new UnknownUnitError(currency)
  return { amount: amount === 0 ? 0 : amount, currency }
}

/** `parseMoney('50674.04', 'GBP')`. More digits than the currency has are refused, not rounded. */
export function parseMoney(text: string, currency: string): Money {
  const { minorDigits } = getUnit(currency)
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  const [, sign = '', whole = '', part = ''] = match ?? []
  const digits = part.replace(/(?<!0)0+$/, '')
  if (!match || digits.length > minorDigits) {
    throw new InvalidNumberError(text, `a plain decimal with at most ${minorDigits} decimal digits for ${currency}`)
  }
  return money(toSafeInteger(BigInt(`${sign}${whole}${digits.padEnd(minorDigits, '0')}`), 'The amount'), currency)
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new UnitMismatchError(a.currency, b.currency)
}

export function addMoney(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

export function subtractMoney(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

export function negateMoney(a: Money): Money {
  return money(-a.amount, a.currency)
}

export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  sameCurrency(a, b)
  if (a.amount === b.amount) return 0
  return a.amount < b.amount ? -1 : 1
}

export function sumMoney(parts: Iterable<Money>, currency: string): Money {
  let total = money(0, currency)
  for (const part of parts) total = addMoney(total, part)
  return total
}

/** Times the ratio of two integers, rounded once: a 0.25 % charge is `multiplyMoney(m, 25, 10_000)`. */
export function multiplyMoney(a: Money, numerator: number, denominator = 1, rounding: Rounding = 'half-even'): Money {
  for (const factor of [numerator, denominator]) {
    if (!Number.isSafeInteger(factor)) throw new OutOfRangeError('The factor', factor, 'a safe integer')
  }
  const product = BigInt(a.amount) * BigInt(numerator)
  return money(toSafeInteger(divideRounded(product, BigInt(denominator), rounding), 'The product'), a.currency)
}

/** For charts and comparisons only; not exact. */
export function toMajorNumber(a: Money): number {
  return a.amount / Number(powerOfTen(getUnit(a.currency).minorDigits))
}
