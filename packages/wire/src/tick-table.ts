import { WireRangeError } from './errors.ts'
import { writeFull } from './full-record.ts'
import { fullBytes, marks, maxSymbolId, shortBytes } from './layout.ts'
import { writeShort } from './short-record.ts'
import { isNewer, type Tick } from './tick.ts'

const fullWords = fullBytes / 4
const shortWords = shortBytes / 4
const slotWords = fullWords + shortWords

/** The most that `copy` writes, in words of four bytes. */
export const maxCopyWords = slotWords

/** How many records stand in what `copy` wrote. */
export function recordsIn(words: number): number {
  return words === 0 ? 0 : words === slotWords ? 2 : 1
}

// The fourth byte of a record, as this machine sees it in a word.
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
const snapshotInWord = isLittleEndian ? marks.snapshot << 24 : marks.snapshot

/**
 * The server's side of docs/wire.md: for each symbol id the base and the latest short record, already in wire form.
 * Each tick is encoded once, in `set`; `copy` moves words. A client is up to date when the version it got is the
 * symbol's; it holds the base when the generation it got is the symbol's. Both are for the caller to remember.
 */
export class TickTable {
  /** By id. Grows with every tick taken in; 0 while there is none. */
  readonly versions: Uint32Array
  /** By id. Grows with every new base. Wider than the eight bits on the wire, so that an old one never looks current. */
  readonly generations: Uint32Array
  readonly #bases: (Tick | undefined)[]
  readonly #latest: (Tick | undefined)[]
  readonly #words: Int32Array
  readonly #view: DataView

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > maxSymbolId + 1) {
      throw new WireRangeError('capacity', capacity, `a whole number from 1 to ${maxSymbolId + 1}`)
    }
    this.versions = new Uint32Array(capacity)
    this.generations = new Uint32Array(capacity)
    this.#bases = new Array(capacity).fill(undefined)
    this.#latest = new Array(capacity).fill(undefined)
    this.#words = new Int32Array(capacity * slotWords)
    this.#view = new DataView(this.#words.buffer)
  }

  get capacity(): number {
    return this.versions.length
  }

  /** Takes the tick in if it is newer than what the symbol has, and says whether it did. Throws on one that does not fit the wire. */
  set(id: number, tick: Tick): boolean {
    this.#checkId(id)
    if (!isNewer(tick, this.#latest[id])) return false
    const at = id * slotWords * 4
    const base = this.#bases[id]
    const generation = this.generations[id] ?? 0
    if (base === undefined || !writeShort(this.#view, at + fullBytes, id, generation & 0xff, base, tick)) {
      writeFull(this.#view, at, id, (generation + 1) & 0xff, tick)
      this.generations[id] = generation + 1
      this.#bases[id] = tick
    }
    this.#latest[id] = tick
    this.versions[id] = (this.versions[id] ?? 0) + 1
    return true
  }

  latest(id: number): Tick | null {
    return this.#latest[id] ?? null
  }

  /** Forgets the symbol, so that the id can be given to another. */
  clear(id: number): void {
    this.#checkId(id)
    this.versions[id] = 0
    this.#bases[id] = undefined
    this.#latest[id] = undefined
  }

  /**
   * Writes the records that bring a client up to date, at word `at` of `target`, and answers how many words they are: the
   * short record where the client holds the base, otherwise the base and, if there is a later tick, the short record.
   * Only for a client whose version is behind. A client without any base holds generation 0.
   */
  copy(id: number, heldGeneration: number, target: Int32Array, at: number, snapshot = false): number {
    if (this.#latest[id] === undefined) return 0
    const from = id * slotWords
    const words = this.#words
    if (heldGeneration === this.generations[id]) {
      copyShort(words, from + fullWords, target, at)
      if (snapshot) target[at] = (target[at] ?? 0) | snapshotInWord
      return shortWords
    }
    for (let i = 0; i < fullWords; i += 1) target[at + i] = words[from + i] ?? 0
    if (snapshot) target[at] = (target[at] ?? 0) | snapshotInWord
    if (this.#latest[id] === this.#bases[id]) return fullWords
    copyShort(words, from + fullWords, target, at + fullWords)
    if (snapshot) target[at + fullWords] = (target[at + fullWords] ?? 0) | snapshotInWord
    return slotWords
  }

  #checkId(id: number): void {
    if (!(id >= 0 && id < this.versions.length)) {
      throw new WireRangeError('id', id, `a whole number from 0 to ${this.versions.length - 1}`)
    }
  }
}

function copyShort(from: Int32Array, at: number, to: Int32Array, target: number): void {
  to[target] = from[at] ?? 0
  to[target + 1] = from[at + 1] ?? 0
  to[target + 2] = from[at + 2] ?? 0
  to[target + 3] = from[at + 3] ?? 0
}
