import { WireRangeError } from './errors.ts'
import { writeFull } from './full-record.ts'
import { fullBytes, marks, maxSymbolId, shortBytes } from './layout.ts'
import { writeShort } from './short-record.ts'
import { isNewer, type Tick } from './tick.ts'

const fullWords = fullBytes / 4
const shortWords = shortBytes / 4
const bothWords = fullWords + shortWords

/** The most that `copy` writes, in words of four bytes. */
export const maxCopyWords = bothWords

/** How many records stand in what `copy` wrote. */
export function recordsIn(words: number): number {
  return words === 0 ? 0 : words === bothWords ? 2 : 1
}

// The fourth byte of a record, as this machine sees it in a word.
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
const snapshotInWord = isLittleEndian ? marks.snapshot << 24 : marks.snapshot

/**
 * The server's side of docs/wire.md: for each symbol id the base and the latest short record, already in wire form.
 * Each tick is encoded once, in `set`; `copy` moves words. All that the caller remembers of a client and symbol is the
 * version it has sent: one that is behind the base's own has another base, or none.
 */
export class TickTable {
  /** By id. Grows with every tick taken in; 0 while there is none. */
  readonly versions: Uint32Array
  /** By id: the version that the base was. */
  readonly #baseVersions: Uint32Array
  readonly #generations: Uint8Array
  readonly #bases: (Tick | undefined)[]
  readonly #latest: (Tick | undefined)[]
  readonly #fulls: Int32Array
  // Apart from the bases, which are rarely looked at: all short records of a busy market then stay near the processor.
  readonly #shorts: Int32Array
  readonly #fullView: DataView
  readonly #shortView: DataView

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > maxSymbolId + 1) {
      throw new WireRangeError('capacity', capacity, `a whole number from 1 to ${maxSymbolId + 1}`)
    }
    this.versions = new Uint32Array(capacity)
    this.#baseVersions = new Uint32Array(capacity)
    this.#generations = new Uint8Array(capacity)
    this.#bases = new Array(capacity).fill(undefined)
    this.#latest = new Array(capacity).fill(undefined)
    this.#fulls = new Int32Array(capacity * fullWords)
    this.#shorts = new Int32Array(capacity * shortWords)
    this.#fullView = new DataView(this.#fulls.buffer)
    this.#shortView = new DataView(this.#shorts.buffer)
  }

  get capacity(): number {
    return this.versions.length
  }

  /** Takes the tick in if it is newer than what the symbol has, and says whether it did. Throws on one that does not fit the wire. */
  set(id: number, tick: Tick): boolean {
    this.#checkId(id)
    if (!isNewer(tick, this.#latest[id])) return false
    const version = (this.versions[id] ?? 0) + 1
    const base = this.#bases[id]
    const generation = this.#generations[id] ?? 0
    if (base === undefined || !writeShort(this.#shortView, id * shortBytes, id, generation, base, tick)) {
      const next = (generation + 1) & 0xff
      writeFull(this.#fullView, id * fullBytes, id, next, tick)
      this.#generations[id] = next
      this.#bases[id] = tick
      this.#baseVersions[id] = version
    }
    this.#latest[id] = tick
    this.versions[id] = version
    return true
  }

  latest(id: number): Tick | null {
    return this.#latest[id] ?? null
  }

  /** Forgets the symbol, so that the id can be given to another. */
  clear(id: number): void {
    this.#checkId(id)
    this.versions[id] = 0
    this.#baseVersions[id] = 0
    this.#bases[id] = undefined
    this.#latest[id] = undefined
  }

  /**
   * Writes the records that bring a client up to date, at word `at` of `target`, and answers how many words they are: the
   * short record where the client holds the base, otherwise the base and, if there is a later tick, the short record.
   * `sent` is the version that the client has, which must be behind; 0 for one that has none, whose records are marked as a snapshot.
   */
  copy(id: number, sent: number, target: Int32Array, at: number): number {
    const baseVersion = this.#baseVersions[id] as number
    if (sent !== 0 && sent >= baseVersion) {
      copyShort(this.#shorts, id * shortWords, target, at)
      return shortWords
    }
    if (baseVersion === 0) return 0
    const mark = sent === 0 ? snapshotInWord : 0
    const from = id * fullWords
    for (let i = 0; i < fullWords; i += 1) target[at + i] = this.#fulls[from + i] as number
    target[at] = (target[at] as number) | mark
    if (baseVersion === this.versions[id]) return fullWords
    const next = at + fullWords
    copyShort(this.#shorts, id * shortWords, target, next)
    target[next] = (target[next] as number) | mark
    return bothWords
  }

  #checkId(id: number): void {
    if (!(id >= 0 && id < this.versions.length)) {
      throw new WireRangeError('id', id, `a whole number from 0 to ${this.versions.length - 1}`)
    }
  }
}

function copyShort(from: Int32Array, at: number, to: Int32Array, target: number): void {
  to[target] = from[at] as number
  to[target + 1] = from[at + 1] as number
  to[target + 2] = from[at + 2] as number
  to[target + 3] = from[at + 3] as number
}
