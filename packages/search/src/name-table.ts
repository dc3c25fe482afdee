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

const entriesPerSlice = 256

export function* readNames(entries: readonly SearchEntry[]): Generator<void, NameTable> {
  const provisional = new Map<string, number>()
  const words = new Uint32List()
  const wordStarts = new Uint32List()
  const firstRecord = new Uint32List()
  const sequenceLengths: number[] = []
  const coreLengths: number[] = []
  const initials: (readonly string[])[] = []

  const add = (word: string) => {
    const known = provisional.get(word)
    if (known === undefined) provisional.set(word, provisional.size)
    words.push(known ?? provisional.size - 1)
  }
  const addName = (name: NameWords) => {
    wordStarts.push(words.length)
    sequenceLengths.push(name.sequence.length)
    coreLengths.push(name.core)
    initials.push(name.initials)
    name.sequence.forEach(add)
    name.extras.forEach(add)
  }

  for (let i = 0; i < entries.length; i += 1) {
    const entry = entries[i] as SearchEntry
    firstRecord.push(sequenceLengths.length)
    addName(toNameWords(entry.name))
    for (const name of entry.otherNames) addName(toNameWords(name))
    if (i % entriesPerSlice === 0) yield
  }
  firstRecord.push(sequenceLengths.length)
  wordStarts.push(words.length)

  const unsorted = [...provisional.keys()]
  const order = countUp(unsorted.length)
  yield* sortInSlices(order, (a, b) => ((unsorted[a] as string) < (unsorted[b] as string) ? -1 : 1))
  const final = new Uint32Array(order.length)
  order.forEach((from, to) => {
    final[from] = to
  })
  const sorted = words.toArray()
  yield* forEachInSlices(sorted.length, at => {
    sorted[at] = final[sorted[at] as number] as number
  })
  return {
    tokens: Array.from(order, from => unsorted[from] as string),
    firstRecord: firstRecord.toArray(),
    words: sorted,
    wordStarts: wordStarts.toArray(),
    sequenceLengths: Uint8Array.from(sequenceLengths),
    coreLengths: Uint8Array.from(coreLengths),
    initials,
  }
}
