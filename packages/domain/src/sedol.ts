import type { Isin, Sedol } from './brand.ts'
import { InvalidIdentifierError } from './errors.ts'

const body = /^[0-9B-DF-HJ-NP-TV-Z]{6}$/
const shape = /^[0-9B-DF-HJ-NP-TV-Z]{6}[0-9]$/
const weights = [1, 3, 1, 7, 3, 9]

export function sedolCheckDigit(first6: string): number {
  if (!body.test(first6)) {
    throw new InvalidIdentifierError('SEDOL without check digit', first6, 'six digits or capital consonants')
  }
  const sum = weights.reduce((total, weight, i) => total + weight * parseInt(first6.charAt(i), 36), 0)
  return (10 - (sum % 10)) % 10
}

/** Has the form of a SEDOL (no vowels, last a digit); its check digit may be wrong. */
export function looksLikeSedol(text: string): boolean {
  return shape.test(text)
}

export function isSedol(text: string): text is Sedol {
  return looksLikeSedol(text) && sedolCheckDigit(text.slice(0, 6)) === Number(text[6])
}

/** Accepts lower case and surrounding space. */
export function parseSedol(text: string): Sedol | null {
  const upper = text.trim().toUpperCase()
  return isSedol(upper) ? upper : null
}

export function toSedol(first6: string): Sedol {
  return `${first6}${sedolCheckDigit(first6)}` as Sedol
}

const countriesBuiltOnSedol = new Set(['GB00', 'JE00', 'GG00', 'IM00', 'IE00'])

/**
 * Characters 5 to 11 of British, Jersey, Guernsey, Manx and most Irish ISINs are the SEDOL. Newer Irish codes are not
 * built on one, so the check digit decides; Luxembourg and Switzerland never are.
 */
export function sedolFromIsin(isin: Isin): Sedol | null {
  if (!countriesBuiltOnSedol.has(isin.slice(0, 4))) return null
  const candidate = isin.slice(4, 11)
  return isSedol(candidate) ? candidate : null
}
