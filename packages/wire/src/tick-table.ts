import type { MarketCode } from '@bellwether/domain'
import { WireRangeError } from './errors.ts'
import { createMutableTick, readFull, writeFull } from './full-record.ts'
import { readInt64 } from './int64.ts'
import { fullBytes, marks, maxSymbolId, shortBytes } from './layout.ts'
import { applyShort, createShortRecord, readShort, writeShort } from './short-record.ts'
import type { Tick } from './tick.ts'

const fullWords = fullBytes / 4
const shortWords = shortBytes / 4
const bothWords = fullWords + shortWords

/** The maximum that `copy` writes, in words of four bytes. */
export const maxCopyWords = bothWords

/** How many records `copy` wrote. */
export function recordsIn(words: number): number {
  return words === 0 ? 0 : words === bothWords ? 2 : 1
}

// The fourth byte of a record, as part of a word on this machine.
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
const snapshotInWord = isLittleEndian ? marks.snapshot << 24 : marks.snapshot

/**
 * The server's side of docs/wire.md: for each symbol id the base and the latest short record, already in wire form.
 * Each tick is encoded once, in `set` or `take`; `copy` moves words. Symbols have no object of their own: of a thousand symbols that tick while
 * thousands of clients are written to, each object would have left the processor's cache by the next tick (decision 022). The caller keeps only, for each client and symbol, the
 * version it has sent: a client with a version before the base's own has another base, or none.
 */
export class TickTable {
  /** By id. Increases with every tick; 0 before the first. */
  readonly versions: Uint32Array
  /** Ticks stored so far, and the time of the last one. */
  taken = 0
  lastTime = 0
  /** Told of every tick stored, by the id of its symbol. */
  onTaken: ((id: number) => void) | null = null
  /** By id: the version of the base. */
  readonly #baseVersions: Uint32Array
  readonly #fulls: Int32Array
  // Apart from the bases, which are rarely read: all short records of a busy market then stay in the cache.
  readonly #shorts: Int32Array
  readonly #fullView: DataView
  readonly #shortView: DataView
  /** Scratch ticks for writing and for reading. */
  readonly #given = new DataView(new ArrayBuffer(fullBytes))
  readonly #short = createShortRecord()

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > maxSymbolId + 1) {
      throw new WireRangeError('capacity', capacity, `a whole number from 1 to ${maxSymbolId + 1}`)
    }
    this.versions = new Uint32Array(capacity)
    this.#baseVersions = new Uint32Array(capacity)
    this.#fulls = new Int32Array(capacity * fullWords)
    this.#shorts = new Int32Array(capacity * shortWords)
    this.#fullView = new DataView(this.#fulls.buffer)
    this.#shortView = new DataView(this.#shorts.buffer)
  }

  get capacity(): number {
    return this.versions.length
  }

  /** Stores the tick if it is newer than the symbol's current one, and returns whether it was. Throws on one that does not fit the wire. */
  set(id: number, tick: Tick): boolean {
    this.#checkId(id)
    writeFull(this.#given, 0, 0, 0, tick)
    return this.take(id, this.#given, 0)
  }

  /** As `set`, from a checked full record. */
  take(id: number, view: DataView, at: number): boolean {
    const version = this.versions[id] as number
    if (version !== 0 && !this.#isNews(id, version, view, at)) return false
    const base = id * fullBytes
    if (version === 0 || !writeShort(this.#shortView, id * shortBytes, this.#fullView, base, view, at)) {
      this.#setBase(id, view, at)
      this.#baseVersions[id] = version + 1
    }
    this.versions[id] = version + 1
    this.taken += 1
    this.lastTime = readInt64(view, at + 24)
    if (this.onTaken !== null) this.onTaken(id)
    return true
  }

  /** A new object: the table holds only bytes. */
  latest(id: number, marketCode: MarketCode): Tick | null {
    const version = this.versions[id] ?? 0
    if (version === 0) return null
    const tick = createMutableTick(marketCode)
    readFull(this.#fullView, id * fullBytes, tick)
    if (version === this.#baseVersions[id]) return tick
    readShort(this.#shortView, id * shortBytes, this.#short)
    applyShort(this.#short, tick, tick)
    return tick
  }

  /** Forgets the symbol, so that its id can be reused. */
  clear(id: number): void {
    this.#checkId(id)
    this.versions[id] = 0
    this.#baseVersions[id] = 0
  }

  /**
   * Writes the records that bring a client up to date, at word `at` of `target`, and returns their length in words: the
   * short record where the client holds the base, otherwise the base and, if there is a later tick, the short record.
   * `sent` is the version the client has, which must be older; 0 for a client without one, whose records are marked as a snapshot.
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

  /** By the order of ticks: the symbol's current tick is its base, or the base plus the offsets of its short record. */
  #isNews(id: number, version: number, view: DataView, at: number): boolean {
    const base = id * fullBytes
    const epoch = readInt64(view, at + 8)
    const lastEpoch = readInt64(this.#fullView, base + 8)
    if (epoch !== lastEpoch) return epoch > lastEpoch
    const added = version === this.#baseVersions[id] ? 0 : this.#shortView.getUint16(id * shortBytes + 4, true)
    return readInt64(view, at + 16) > readInt64(this.#fullView, base + 16) + added
  }

  #setBase(id: number, view: DataView, at: number): void {
    const base = id * fullBytes
    const generation = this.#fullView.getUint8(base + 2)
    for (let i = 4; i < fullBytes; i += 4) this.#fullView.setInt32(base + i, view.getInt32(at + i, true), true)
    this.#fullView.setUint16(base, id, true)
    this.#fullView.setUint8(base + 2, generation + 1)
    this.#fullView.setUint8(base + 3, view.getUint8(at + 3))
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
