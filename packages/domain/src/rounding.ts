import { DivisionByZeroError, OutOfRangeError } from './errors.ts'

/** `half-up` sends a tie away from zero, `half-even` to the even neighbour. */
export type Rounding = 'half-even' | 'half-up'

/** numerator / denominator as the nearest integer. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new DivisionByZeroError('A rounded division')
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const quotient = n / d
  const twice = (n % d) * 2n
  const up = twice > d || (twice === d && (rounding === 'half-up' || quotient % 2n === 1n))
  const size = up ? quotient + 1n : quotient
  return negative ? -size : size
}

export function toSafeInteger(value: bigint, what: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new OutOfRangeError(what, value, 'within ±(2^53 − 1)')
  return number
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}
