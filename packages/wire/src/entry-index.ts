import type { MarketCode } from '@bellwether/domain'
import { entryBytes } from './layout.ts'
import { writeEntry } from './market-code-entry.ts'

const entryWords = entryBytes / 4
/** An entry and its hash: half a cache line, so that one fetch finds a symbol that is not in the cache. */
const slotWords = entryWords + 1
const minSlots = 16

/**
 * The id of each symbol, found by the bytes of its entry without creating or checking text. In the table an entry holds the symbol's id as
 * its own; a word of zero is a free slot, since every market code has a length. At most half of the slots are taken.
 */
export class EntryIndex {
  #mask = minSlots - 1
  #count = 0
  #words = new Int32Array(minSlots * slotWords)
  readonly #entry = new DataView(new ArrayBuffer(entryBytes))

  get size(): number {
    return this.#count
  }

  /** The id of the symbol whose entry, with 0 as its id, is at `at`; or -1. */
  find(view: DataView, at: number): number {
    const word = this.#words[this.#slotOf(view, at, hashOf(view, at)) * slotWords] as number
    return word === 0 ? -1 : word & 0xffff
  }

  findCode(marketCode: MarketCode): number {
    writeEntry(this.#entry, 0, 0, marketCode)
    return this.find(this.#entry, 0)
  }

  /** For a symbol without an id. */
  add(marketCode: MarketCode, id: number): void {
    writeEntry(this.#entry, 0, 0, marketCode)
    const hash = hashOf(this.#entry, 0)
    const to = this.#slotOf(this.#entry, 0, hash) * slotWords
    for (let i = 0; i < entryWords; i += 1) this.#words[to + i] = this.#entry.getInt32(i * 4, true)
    this.#words[to] = (this.#words[to] as number) | id
    this.#words[to + entryWords] = hash
    this.#count += 1
    if (this.#count * 2 > this.#mask) this.#grow()
  }

  delete(marketCode: MarketCode): void {
    writeEntry(this.#entry, 0, 0, marketCode)
    let gap = this.#slotOf(this.#entry, 0, hashOf(this.#entry, 0))
    if (this.#isFree(gap)) return
    this.#count -= 1
    // Entries behind a gap would not be found, unless they are still at or after their home slot.
    for (let slot = this.#after(gap); !this.#isFree(slot); slot = this.#after(slot)) {
      const home = (this.#words[slot * slotWords + entryWords] as number) & this.#mask
      if (((slot - home) & this.#mask) < ((slot - gap) & this.#mask)) continue
      this.#words.copyWithin(gap * slotWords, slot * slotWords, (slot + 1) * slotWords)
      gap = slot
    }
    this.#words.fill(0, gap * slotWords, (gap + 1) * slotWords)
  }

  /** The slot of the entry, or the free slot where it belongs. */
  #slotOf(view: DataView, at: number, hash: number): number {
    let slot = hash & this.#mask
    while (!this.#isFree(slot) && !this.#isAt(slot, view, at, hash)) slot = this.#after(slot)
    return slot
  }

  #isAt(slot: number, view: DataView, at: number, hash: number): boolean {
    const from = slot * slotWords
    if (this.#words[from + entryWords] !== hash) return false
    if (((this.#words[from] as number) & ~0xffff) !== view.getInt32(at, true)) return false
    for (let i = 1; i < entryWords; i += 1) if (this.#words[from + i] !== view.getInt32(at + i * 4, true)) return false
    return true
  }

  #isFree(slot: number): boolean {
    return this.#words[slot * slotWords] === 0
  }

  #after(slot: number): number {
    return (slot + 1) & this.#mask
  }

  #grow(): void {
    const old = this.#words
    this.#mask = this.#mask * 2 + 1
    this.#words = new Int32Array((this.#mask + 1) * slotWords)
    for (let from = 0; from < old.length; from += slotWords) {
      if (old[from] === 0) continue
      let slot = (old[from + entryWords] as number) & this.#mask
      while (!this.#isFree(slot)) slot = this.#after(slot)
      this.#words.set(old.subarray(from, from + slotWords), slot * slotWords)
    }
  }
}

function hashOf(view: DataView, at: number): number {
  let hash = 0
  for (let i = 0; i < entryBytes; i += 4) hash = Math.imul(hash ^ view.getInt32(at + i, true), 0x9e3779b1)
  return hash ^ (hash >>> 15)
}
