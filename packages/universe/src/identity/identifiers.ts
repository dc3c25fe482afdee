import { type Isin, type Lei, type Sedol, toIsin, toLei, toSedol } from '@bellwether/domain'
import type { Random } from '../rng.ts'

const sedolCharacters = '0123456789BCDFGHJKLMNPQRSTVWXYZ'
const leiCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Hands out identifiers with valid check digits, each once. */
export interface Identifiers {
  sedol(random: Random): Sedol
  /** Of a country whose ISINs are built on the SEDOL. */
  isinFromSedol(country: 'GB' | 'JE' | 'GG' | 'IE', sedol: Sedol): Isin
  foreignIsin(random: Random, country: string): Isin
  lei(random: Random): Lei
  /** A ticker taken from the letters of a name. */
  ticker(random: Random, exchange: string, name: string, dotted: boolean): string
  reserve(...values: readonly string[]): void
}

export function createIdentifiers(): Identifiers {
  const used = new Set<string>()

  function unique<T extends string>(make: () => T, keyOf: (value: T) => string = value => value): T {
    for (;;) {
      const value = make()
      const key = keyOf(value)
      if (!used.has(key)) {
        used.add(key)
        return value
      }
    }
  }

  const draw = (random: Random, characters: string, count: number) => {
    let text = ''
    for (let i = 0; i < count; i++) text += characters.charAt(random.integer(0, characters.length - 1))
    return text
  }

  return {
    sedol: random => unique(() => toSedol(`B${draw(random, sedolCharacters, 5)}`)),
    isinFromSedol: (country, sedol) => toIsin(country, `00${sedol}`),
    foreignIsin: (random, country) => unique(() => toIsin(country, draw(random, '0123456789', 9))),
    lei: random => unique(() => toLei(`9845${draw(random, leiCharacters, 14)}`)),
    ticker(random, exchange, name, dotted) {
      const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
      let attempt = 0
      return unique(
        () => {
          attempt += 1
          if (dotted && attempt <= 6) return `${letters.charAt(0)}${letters.charAt(attempt)}.`
          return tickerLetters(random, letters, attempt)
        },
        ticker => `${exchange}:${ticker}`,
      )
    },
    reserve(...values) {
      for (const value of values) used.add(value)
    },
  }
}

/** First letter, then letters of the name in order; after some failed tries any letter, then a digit at the end. */
function tickerLetters(random: Random, letters: string, attempt: number): string {
  const length = attempt < 6 ? 3 : 4
  let ticker = letters.charAt(0)
  let position = 1
  while (ticker.length < length) {
    const left = length - ticker.length
    if (attempt > 40 || position + left > letters.length) {
      ticker += String.fromCharCode(65 + random.integer(0, 25))
    } else {
      position = random.integer(position, letters.length - left)
      ticker += letters.charAt(position)
      position += 1
    }
  }
  return attempt > 60
    ? `${ticker.slice(0, 3)}${random.integer(1, 9)}${attempt > 120 ? random.integer(0, 9) : ''}`
    : ticker
}
