import type { SearchEntry } from './entry.ts'
import { type NameWords, toNameWords } from './name-words.ts'
import { sortInSlices } from './sliced-sort.ts'
import { countUp, forEachInSlices } from './slices.ts'
import { Uint32List } from './uint32-list.ts'

/** The words of every name, as numbers that sort as the words do. Entries and records as they came. */
export interface NameTable {
  /** Distinct words in order. */
  readonly tokens: readonly string[]
  /** First record of each entry; one more at the end. */
  readonly firstRecord: Uint32Array
  readonly words: Uint32Array
  readonly wordStarts: Uint32Array
  readonly sequenceLengths: Uint8Array
  readonly coreLengths: Uint8Array
  readonly initials: readonly (readonly string[])[]
}

/** Takes the names of entries, one entry after the other. */
export class NameReader {
  private readonly provisional = new Map<string, number>()
  private readonly words = new Uint32List()
  private readonly wordStarts = new Uint32List()
  private readonly firstRecord = new Uint32List()
  private readonly sequenceLengths: number[] = []
  private readonly coreLengths: number[] = []
  private readonly initials: (readonly string[])[] = []

  add({ name, otherNames }: Pick<SearchEntry, 'name' | 'otherNames'>): void {
    this.firstRecord.push(this.sequenceLengths.length)
    this.addName(toNameWords(name))
    for (const other of otherNames) this.addName(toNameWords(other))
  }

  *finish(): Generator<void, NameTable> {
    this.firstRecord.push(this.sequenceLengths.length)
    this.wordStarts.push(this.words.length)
    const unsorted = [...this.provisional.keys()]
    const order = countUp(unsorted.length)
    yield* sortInSlices(order, (a, b) => ((unsorted[a] as string) < (unsorted[b] as string) ? -1 : 1))
    const final = new Uint32Array(order.length)
    order.forEach((from, to) => {
      final[from] = to
    })
    const sorted = this.words.toArray()
    yield* forEachInSlices(sorted.length, at => {
      sorted[at] = final[sorted[at] as number] as number
    })
    return {
      tokens: Array.from(order, from => unsorted[from] as string),
      firstRecord: this.firstRecord.toArray(),
      words: sorted,
      wordStarts: this.wordStarts.toArray(),
      sequenceLengths: new Uint8Array(this.sequenceLengths),
      coreLengths: new Uint8Array(this.coreLengths),
      initials: this.initials,
    }
  }

  private addName(name: NameWords): void {
    this.wordStarts.push(this.words.length)
    this.sequenceLengths.push(name.sequence.length)
    this.coreLengths.push(name.core)
    this.initials.push(name.initials)
    for (const word of name.sequence) this.addWord(word)
    for (const word of name.extras) this.addWord(word)
  }

  private addWord(word: string): void {
    const known = this.provisional.get(word)
    if (known === undefined) this.provisional.set(word, this.provisional.size)
    this.words.push(known ?? this.provisional.size - 1)
  }
}
