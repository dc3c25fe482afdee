import type { MarketCode } from '@bellwether/domain'
import { entryBytes } from './layout.ts'
import { readEntryCode } from './market-code-entry.ts'

const entryWords = entryBytes / 4

/**
 * Market codes of entries that were read before, found by their bytes, so that no text is made or checked again. Two places may hold a code:
 * with one of 4,096, a third of 500 symbols shared theirs with another, and pushed each other out at every tick. Made-up codes push others
 * out too, and take no more room.
 */
export class KnownCodes {
  readonly #places: number
  readonly #words: Int32Array
  readonly #codes: (MarketCode | undefined)[]

  /** `places` is a power of two, at least 2. */
  constructor(places = 16_384) {
    this.#places = places
    this.#words = new Int32Array(places * entryWords)
    this.#codes = new Array(places).fill(undefined)
  }

  /** As `readEntryCode`. The entry's own number must be the same each time for it to be found again. */
  read(view: DataView, at: number): MarketCode | null {
    const place = this.#placeOf(view, at)
    const known = this.#findAt(place, view, at) ?? this.#findAt(place ^ 1, view, at)
    if (known !== undefined) return known
    const code = readEntryCode(view, at)
    if (code !== null) this.#keep(this.#codes[place] === undefined ? place : place ^ 1, view, at, code)
    return code
  }

  #placeOf(view: DataView, at: number): number {
    let hash = 0
    for (let i = 0; i < entryBytes; i += 4) hash = Math.imul(hash ^ view.getInt32(at + i, true), 0x9e3779b1)
    return (hash ^ (hash >>> 15)) & (this.#places - 1)
  }

  #findAt(place: number, view: DataView, at: number): MarketCode | undefined {
    const from = place * entryWords
    for (let i = 0; i < entryWords; i += 1)
      if (this.#words[from + i] !== view.getInt32(at + i * 4, true)) return undefined
    return this.#codes[place]
  }

  #keep(place: number, view: DataView, at: number, code: MarketCode): void {
    for (let i = 0; i < entryWords; i += 1) this.#words[place * entryWords + i] = view.getInt32(at + i * 4, true)
    this.#codes[place] = code
  }
}
