import { DivisionByZeroError, InexactError, InvalidNumberError, OutOfRangeError, UnitMismatchError } from './errors.ts'
import { type Money, money } from './money.ts'
import { divideRounded, powerOfTen, type Rounding, toSafeInteger } from './rounding.ts'
import { getUnit } from './unit.ts'

/** value / 10^scale of `unit`: 1,284.50p is `{ value: 128450, scale: 2, unit: 'GBX' }`. */
export interface Price {
  readonly value: number
  readonly scale: number
  readonly unit: string
}

/** A count that may have decimals, such as fund units: value / 10^scale. */
export interface Quantity {
  readonly value: number
  readonly scale: number
}

export const maxScale = 12

/** `unit` may be any accepted spelling; the price carries the canonical one. */
export function price(value: number, scale: number, unit: string): Price {
  if (!Number.isSafeInteger(value)) throw new OutOfRangeError('The price value', value, 'a safe integer')
  if (!Number.isInteger(scale) || scale < 0 || scale > maxScale) {
    throw new OutOfRangeError('The price scale', scale, `a whole number from 0 to ${maxScale}`)
  }
  return { value: value === 0 ? 0 : value, scale, unit: getUnit(unit).code }
}

/** `parsePrice('1284.50', 'GBp')`. The written decimals become the scale. */
export function parsePrice(text: string, unit: string): Price {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new InvalidNumberError(text, 'a plain decimal such as 1284.50')
  const [, sign = '', whole = '', part = ''] = match
  return price(toSafeInteger(BigInt(`${sign}${whole}${part}`), 'The price value'), part.length, unit)
}

function sameUnit(a: Price, b: Price): void {
  if (a.unit !== b.unit) throw new UnitMismatchError(a.unit, b.unit)
}

/** To another number of decimals. Without a `rounding` it refuses to lose digits. */
export function rescalePrice(p: Price, scale: number, rounding?: Rounding): Price {
  if (scale === p.scale) return p
  if (scale > p.scale) {
    return price(toSafeInteger(BigInt(p.value) * powerOfTen(scale - p.scale), 'The price value'), scale, p.unit)
  }
  const divisor = powerOfTen(p.scale - scale)
  if (rounding === undefined && BigInt(p.value) % divisor !== 0n) {
    throw new InexactError(`${p.value} at scale ${p.scale} written at scale ${scale}`)
  }
  return price(Number(divideRounded(BigInt(p.value), divisor, rounding ?? 'half-even')), scale, p.unit)
}

export function addPrices(a: Price, b: Price): Price {
  sameUnit(a, b)
  const scale = Math.max(a.scale, b.scale)
  return price(rescalePrice(a, scale).value + rescalePrice(b, scale).value, scale, a.unit)
}

export function negatePrice(p: Price): Price {
  return price(-p.value, p.scale, p.unit)
}

export function subtractPrices(a: Price, b: Price): Price {
  return addPrices(a, negatePrice(b))
}

export function comparePrices(a: Price, b: Price): -1 | 0 | 1 {
  sameUnit(a, b)
  const left = BigInt(a.value) * powerOfTen(b.scale)
  const right = BigInt(b.value) * powerOfTen(a.scale)
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Times the ratio of two integers, at the same scale. */
export function multiplyPrice(p: Price, numerator: number, denominator = 1, rounding: Rounding = 'half-even'): Price {
  for (const factor of [numerator, denominator]) {
    if (!Number.isSafeInteger(factor)) throw new OutOfRangeError('The factor', factor, 'a safe integer')
  }
  const product = divideRounded(BigInt(p.value) * BigInt(numerator), BigInt(denominator), rounding)
  return price(toSafeInteger(product, 'The price value'), p.scale, p.unit)
}

/** Between a currency and its quote unit, exactly: 97.25 GBP is 9,725 GBX. Only the scale moves. */
export function convertPrice(p: Price, unit: string): Price {
  const from = getUnit(p.unit)
  const to = getUnit(unit)
  if (from.currency !== to.currency) throw new UnitMismatchError(from.code, to.code)
  if (from.perMajor === to.perMajor) return p
  if (from.perMajor > to.perMajor) return price(p.value, p.scale + 2, to.code)
  if (p.scale >= 2) return price(p.value, p.scale - 2, to.code)
  return price(toSafeInteger(BigInt(p.value) * powerOfTen(2 - p.scale), 'The price value'), 0, to.code)
}

/** What a holding is worth, in the currency even where the price is in pence. `quantity` is a whole number or scaled. */
export function holdingValue(p: Price, quantity: number | Quantity, rounding: Rounding = 'half-even'): Money {
  const count = typeof quantity === 'number' ? { value: quantity, scale: 0 } : quantity
  if (!Number.isSafeInteger(count.value)) throw new OutOfRangeError('The quantity', count.value, 'a safe integer')
  const unit = getUnit(p.unit)
  const minor = BigInt(p.value) * BigInt(count.value) * powerOfTen(unit.minorDigits)
  const divisor = powerOfTen(p.scale + count.scale) * BigInt(unit.perMajor)
  return money(toSafeInteger(divideRounded(minor, divisor, rounding), 'The value'), unit.currency)
}

/** (to − from) / |from| as a fraction, 0.0146 for +1.46 %, rounded to eight decimals (a millionth of a percent). */
export function percentChange(from: Price, to: Price): number {
  sameUnit(from, to)
  if (from.value === 0) throw new DivisionByZeroError('A percentage change from a price of 0')
  const before = BigInt(from.value) * powerOfTen(to.scale)
  const after = BigInt(to.value) * powerOfTen(from.scale)
  const base = before < 0n ? -before : before
  return Number(divideRounded((after - before) * powerOfTen(8), base, 'half-even')) / 1e8
}

/** For charts and statistics only; not exact. */
export function toPriceNumber(p: Price): number {
  return p.value / 10 ** p.scale
}
