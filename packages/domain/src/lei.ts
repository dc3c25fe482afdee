import type { Lei } from './brand.ts'
import { InvalidIdentifierError } from './errors.ts'

const body = /^[A-Z0-9]{18}$/
const shape = /^[A-Z0-9]{18}[0-9]{2}$/

/** ISO 7064 mod 97-10 of the text with letters read as 10 to 35. */
function mod97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

export function leiCheckDigits(first18: string): string {
  if (!body.test(first18)) {
    throw new InvalidIdentifierError('LEI without check digits', first18, '18 characters A-Z, 0-9')
  }
  return String(98 - mod97(`${first18}00`)).padStart(2, '0')
}

export function isLei(text: string): text is Lei {
  return shape.test(text) && mod97(text) === 1
}

/** Accepts lower case and surrounding space. */
export function parseLei(text: string): Lei | null {
  const upper = text.trim().toUpperCase()
  return isLei(upper) ? upper : null
}

export function toLei(first18: string): Lei {
  return `${first18}${leiCheckDigits(first18)}` as Lei
}
