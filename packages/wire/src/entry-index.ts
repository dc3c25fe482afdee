import type { MarketCode } from '@bellwether/domain'
import { entryBytes } from './layout.ts'
import { writeEntry } from './market-code-entry.ts'

const entryWords = entryBytes / 4
/** An entry and its hash: half a cache line, so that one fetch finds a symbol that was not looked for lately. */
const placeWords = entryWords + 1
const leastPlaces = 16

/**
 * The number of each symbol, found by the bytes of its entry: no text is made or checked. In the table an entry has the symbol's number as
 * its own; a word of zero is a free place, since every market code has a length. At most half of the places are taken.
 */
export class EntryIndex {
  #mask = leastPlaces - 1
  #count = 0
  #words = new Int32Array(leastPlaces * placeWords)
  readonly #entry = new DataView(new ArrayBuffer(entryBytes))

  get size(): number {
    return this.#count
  }

  /** The number of the symbol whose entry, with 0 as its own number, stands at `at`; or -1. */
  find(view: DataView, at: number): number {
    const word = this.#words[this.#placeOf(view, at, hashOf(view, at)) * placeWords] as number
    return word === 0 ? -1 : word & 0xffff
  }

  findCode(marketCode: MarketCode): number {
    writeEntry(this.#entry, 0, 0, marketCode)
    return this.find(this.#entry, 0)
  }

  /** For a symbol that has no number. */
  add(marketCode: MarketCode, id: number): void {
    writeEntry(this.#entry, 0, 0, marketCode)
    const hash = hashOf(this.#entry, 0)
    const to = this.#placeOf(this.#entry, 0, hash) * placeWords
    for (let i = 0; i < entryWords; i += 1) this.#words[to + i] = this.#entry.getInt32(i * 4, true)
    this.#words[to] = (this.#words[to] as number) | id
    this.#words[to + entryWords] = hash
    this.#count += 1
    if (this.#count * 2 > this.#mask) this.#grow()
  }

  delete(marketCode: MarketCode): void {
    writeEntry(this.#entry, 0, 0, marketCode)
    let gap = this.#placeOf(this.#entry, 0, hashOf(this.#entry, 0))
    if (this.#isFree(gap)) return
    this.#count -= 1
    // What follows would not be found behind a gap, unless it is still at or after its own place.
    for (let place = this.#after(gap); !this.#isFree(place); place = this.#after(place)) {
      const home = (this.#words[place * placeWords + entryWords] as number) & this.#mask
      if (((place - home) & this.#mask) < ((place - gap) & this.#mask)) continue
      this.#words.copyWithin(gap * placeWords, place * placeWords, (place + 1) * placeWords)
      gap = place
    }
    this.#words.fill(0, gap * placeWords, (gap + 1) * placeWords)
  }

  /** Where the entry stands, or the free place where it would. */
  #placeOf(view: DataView, at: number, hash: number): number {
    let place = hash & this.#mask
    while (!this.#isFree(place) && !this.#isAt(place, view, at, hash)) place = this.#after(place)
    return place
  }

  #isAt(place: number, view: DataView, at: number, hash: number): boolean {
    const from = place * placeWords
    if (this.#words[from + entryWords] !== hash) return false
    if (((this.#words[from] as number) & ~0xffff) !== view.getInt32(at, true)) return false
    for (let i = 1; i < entryWords; i += 1) if (this.#words[from + i] !== view.getInt32(at + i * 4, true)) return false
    return true
  }

  #isFree(place: number): boolean {
    return this.#words[place * placeWords] === 0
  }

  #after(place: number): number {
    return (place + 1) & this.#mask
  }

  #grow(): void {
    const old = this.#words
    this.#mask = this.#mask * 2 + 1
    this.#words = new Int32Array((this.#mask + 1) * placeWords)
    for (let from = 0; from < old.length; from += placeWords) {
      if (old[from] === 0) continue
      let place = (old[from + entryWords] as number) & this.#mask
      while (!this.#isFree(place)) place = this.#after(place)
      this.#words.set(old.subarray(from, from + placeWords), place * placeWords)
    }
  }
}

function hashOf(view: DataView, at: number): number {
  let hash = 0
  for (let i = 0; i < entryBytes; i += 4) hash = Math.imul(hash ^ view.getInt32(at + i, true), 0x9e3779b1)
  return hash ^ (hash >>> 15)
}
