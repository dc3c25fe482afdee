import { InvalidNumberError } from './errors.ts'
import type { Price } from './price.ts'
import { divideRounded, powerOfTen } from './rounding.ts'
import { getUnit } from './unit.ts'

// U+2212, as wide as a plus sign and read as "minus"; a hyphen is neither.
export const minusSign = '−'

/** Thousands separated by commas. `digits` holds digits only. */
export function groupThousands(digits: string): string {
  let grouped = digits
  for (let i = digits.length - 3; i > 0; i -= 3) grouped = `${grouped.slice(0, i)},${grouped.slice(i)}`
  return grouped
}

/** An integer of 10^-decimals units as text without sign: (128450, 2) is `1,284.50`. */
export function formatScaled(size: bigint | number, decimals: number): string {
  const digits = String(size).padStart(decimals + 1, '0')
  const whole = groupThousands(digits.slice(0, digits.length - decimals))
  return decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`
}

/** |n| × 10^shift as the nearest integer, ties upwards, judged on the digits that n prints as (1.005 is a tie). */
export function roundedSize(n: number, shift: number): bigint {
  if (!Number.isFinite(n)) throw new InvalidNumberError(n, 'a finite number')
  const size = Math.abs(n) * 10 ** shift
  // Below this the product is off by less than a millionth, so that only what is nearly a tie needs its digits.
  if (size < 1e9 && Math.abs((size % 1) - 0.5) > 1e-6) return BigInt(Math.round(size))
  const [digits = '0', exponent = '0'] = String(Math.abs(n)).split('e')
  const [whole = '0', part = ''] = digits.split('.')
  const power = Number(exponent) + shift - part.length
  const value = BigInt(whole + part)
  return power >= 0 ? value * powerOfTen(power) : divideRounded(value, powerOfTen(-power), 'half-up')
}

export interface SignOptions {
  /** Print the plus of a positive number too. */
  readonly sign?: boolean
}

/** A size that rounded to nothing has no sign: never `−0.00` or `+0.00`. */
export function signOf(n: number, size: bigint | number, { sign = false }: SignOptions = {}): string {
  if (size === 0n || size === 0) return ''
  if (n < 0) return minusSign
  return sign ? '+' : ''
}

export function formatNumber(n: number, decimals = 2, options: SignOptions = {}): string {
  const size = roundedSize(n, decimals)
  return signOf(n, size, options) + formatScaled(size, decimals)
}

export interface PercentOptions extends SignOptions {
  readonly digits?: number
}

/** A fraction as a percentage: 0.0146 is `1.46%`. */
export function formatPercent(fraction: number, { digits = 2, sign = false }: PercentOptions = {}): string {
  const size = roundedSize(fraction, digits + 2)
  return `${signOf(fraction, size, { sign })}${formatScaled(size, digits)}%`
}

/** Coupons are set in eighths of a per cent: `4.25%`, `4.125%`. */
export function formatCoupon(fraction: number): string {
  return formatPercent(fraction, { digits: 3 }).replace(/0%$/, '%')
}

export function formatRatio(ratio: number, suffix = 'x', digits = 1): string {
  return formatNumber(ratio, digits) + suffix
}

// Thresholds lie where rounding to two decimals reaches the step; below a million every digit is shown.
const countSteps: ReadonlyArray<readonly [from: bigint, power: number, suffix: string]> = [
  [999_995_000_000n, 12, 'tn'],
  [999_995_000n, 9, 'bn'],
  [1_000_000n, 6, 'm'],
]

/** Share counts and volumes: `405.64m`, `1.20bn`, `950,000`. */
export function formatCount(count: number): string {
  const size = roundedSize(count, 0)
  const sign = signOf(count, size)
  const step = countSteps.find(([from]) => size >= from)
  if (!step) return sign + formatScaled(size, 0)
  const [, power, suffix] = step
  return `${sign}${formatScaled(divideRounded(size, powerOfTen(power - 2), 'half-up'), 2)}${suffix}`
}

/** The size of a price, without sign; exact. At least the decimals of its currency (pence: 2), further ones only where not zero. */
export function formatPriceSize({ value, scale, unit }: Price, decimals = getUnit(unit).minorDigits): string {
  const [whole = '', part = ''] = formatScaled(Math.abs(value), scale).split('.')
  let shown = part.padEnd(decimals, '0')
  while (shown.length > decimals && shown.endsWith('0')) shown = shown.slice(0, -1)
  return shown ? `${whole}.${shown}` : whole
}

/** RP-FORMAT-12: decimals that show each of the prices of a column exactly. */
export function priceDecimals(prices: readonly Price[]): number {
  return Math.max(0, ...prices.map(price => formatPriceSize(price).split('.')[1]?.length ?? 0))
}

/** `1,284.50` */
export function formatPriceNumber(price: Price, decimals?: number): string {
  return signOf(price.value, price.value) + formatPriceSize(price, decimals)
}

/** `+18.50`, `−18.50`, `0.00` */
export function formatChange(change: Price): string {
  return signOf(change.value, change.value, { sign: true }) + formatPriceSize(change)
}
