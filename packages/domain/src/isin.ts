import type { Isin } from './brand.ts'
import { InvalidIdentifierError } from './errors.ts'

const body = /^[A-Z]{2}[A-Z0-9]{9}$/
const shape = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/

/** ISO 6166: letters become 10 to 35, then Luhn over the digits, doubling the rightmost first. */
export function isinCheckDigit(first11: string): number {
  if (!body.test(first11)) {
    throw new InvalidIdentifierError(
      'ISIN without check digit',
      first11,
      'two capital letters and nine characters A-Z, 0-9',
    )
  }
  const digits = Array.from(first11, character => parseInt(character, 36)).join('')
  let sum = 0
  for (let i = digits.length - 1, doubled = true; i >= 0; i -= 1, doubled = !doubled) {
    const digit = Number(digits[i])
    sum += doubled ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit
  }
  return (10 - (sum % 10)) % 10
}

/** Has the form of an ISIN; its check digit may be wrong. */
export function looksLikeIsin(text: string): boolean {
  return shape.test(text)
}

export function isIsin(text: string): text is Isin {
  return looksLikeIsin(text) && isinCheckDigit(text.slice(0, 11)) === Number(text[11])
}

/** Accepts lower case and surrounding space. */
export function parseIsin(text: string): Isin | null {
  const upper = text.trim().toUpperCase()
  return isIsin(upper) ? upper : null
}

export function toIsin(country: string, nsin9: string): Isin {
  return `${country}${nsin9}${isinCheckDigit(country + nsin9)}` as Isin
}
