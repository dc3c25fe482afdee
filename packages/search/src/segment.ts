import type { SearchEntry } from './entry.ts'
import { EntryReader, type EntryTable } from './entry-table.ts'
import { buildJoinedNames, type JoinedNames } from './joined-names.ts'
import { buildKeyTable, type KeyTable } from './key-table.ts'
import type { NameTable } from './name-table.ts'
import { sortInSlices } from './sliced-sort.ts'
import { countUp, forEachInSlices } from './slices.ts'
import { buildTrie, type TokenTrie } from './token-trie.ts'
import { buildTrigrams, type TokenTrigrams } from './token-trigrams.ts'
import { Uint32List } from './uint32-list.ts'

/** Bit of a document that has been removed; no question asks for it. */
export const removedType = 31

/** Entries by number: an array, or what makes them when they are asked for. */
export interface Documents {
  readonly length: number
  at(document: number): SearchEntry | undefined
}

/**
 * An index that does not change, but for removals. A document is an entry; a record is one of its names. Documents are
 * numbered by size, then name, then id, and records follow their documents: ascending numbers are ranking order, so the
 * best of a long list are its first.
 */
export interface Segment {
  readonly documents: Documents
  /** Index into `securityTypes` for each document, or `removedType`. */
  readonly types: Uint8Array
  /** Document of each record. */
  readonly documentOf: Uint32Array
  /** First record of each document, that of its current name; one more at the end. */
  readonly firstRecord: Uint32Array

  /** Distinct words in order, each with the records that have it. */
  readonly tokens: KeyTable<readonly string[]>
  readonly trie: TokenTrie
  readonly trigrams: TokenTrigrams

  /** Tokens of record r: `words[wordStarts[r]]` on; first its sequence, then its extras. */
  readonly words: Uint32Array
  readonly wordStarts: Uint32Array
  readonly sequenceLengths: Uint8Array
  readonly coreLengths: Uint8Array
  /** Records in order of their sequences. */
  readonly byName: Uint32Array
  readonly joinedNames: JoinedNames

  /** Keys of codes with their documents. */
  readonly codes: KeyTable
  /** Initials with their records. */
  readonly initials: KeyTable

  /** Ids in ascending order, and the document of each. */
  readonly ids: Float64Array
  readonly documentOfId: Uint32Array
}

const entriesPerSlice = 256

/** Takes entries with distinct ids. Yields every millisecond or so. */
export function* buildSegment(entries: readonly SearchEntry[]): Generator<void, Segment> {
  const reader = new EntryReader()
  for (const [i, entry] of entries.entries()) {
    reader.add(entry)
    if (i % entriesPerSlice === 0) yield
  }
  const { order, arranged } = yield* arrangeEntries(yield* reader.finish())
  return { documents: Array.from(order, from => entries[from] as SearchEntry), ...arranged }
}

/** A segment but for its documents, which are the entries in `order`. */
interface Arrangement {
  readonly order: Uint32Array
  readonly arranged: Omit<Segment, 'documents'>
}

export function* arrangeEntries(table: EntryTable): Generator<void, Arrangement> {
  const { names } = table
  const order = yield* rankEntries(table)
  const layout = yield* layOut(names, order)
  const tokens = yield* invert(names.tokens, layout)
  const arranged = {
    types: table.types.map((_, document) => table.types[order[document] as number] as number),
    ...layout,
    tokens,
    byName: yield* sortByName(layout),
    joinedNames: yield* buildJoinedNames(tokens.keys, layout),
    trie: yield* buildTrie(tokens.keys),
    trigrams: yield* buildTrigrams(tokens.keys),
    codes: yield* collectCodes(table, order),
    initials: yield* collectInitials(names, order, layout.firstRecord),
    ...(yield* numberIds(table.ids, order)),
  }
  return { order, arranged }
}

function* rankEntries({ ids, sizes, names }: EntryTable): Generator<void, Uint32Array> {
  const order = countUp(ids.length)
  yield* sortInSlices(order, (a, b) => {
    const left = sizes[a] as number
    const right = sizes[b] as number
    if (left !== right) return left > right ? -1 : 1
    const byName = compareSequences(names, names.firstRecord[a] as number, names.firstRecord[b] as number)
    return byName || (ids[a] as number) - (ids[b] as number) || a - b
  })
  return order
}

type Sequences = Pick<NameTable, 'words' | 'wordStarts' | 'sequenceLengths'>

function compareSequences(names: Sequences, left: number, right: number): number {
  const { words, wordStarts, sequenceLengths } = names
  const leftLength = sequenceLengths[left] as number
  const rightLength = sequenceLengths[right] as number
  const leftStart = wordStarts[left] as number
  const rightStart = wordStarts[right] as number
  const length = Math.min(leftLength, rightLength)
  for (let i = 0; i < length; i += 1) {
    const difference = (words[leftStart + i] as number) - (words[rightStart + i] as number)
    if (difference !== 0) return difference
  }
  return leftLength - rightLength
}

type Layout = Pick<Segment, 'documentOf' | 'firstRecord' | 'words' | 'wordStarts' | 'sequenceLengths' | 'coreLengths'>

/** The records of `names`, put into ranking order. */
function* layOut(names: NameTable, order: Uint32Array): Generator<void, Layout> {
  const count = names.sequenceLengths.length
  const layout = {
    documentOf: new Uint32Array(count),
    firstRecord: new Uint32Array(order.length + 1),
    words: new Uint32Array(names.words.length),
    wordStarts: new Uint32Array(count + 1),
    sequenceLengths: new Uint8Array(count),
    coreLengths: new Uint8Array(count),
  }
  let record = 0
  let word = 0
  yield* forEachInSlices(order.length, document => {
    const from = order[document] as number
    layout.firstRecord[document] = record
    const end = names.firstRecord[from + 1] as number
    for (let old = names.firstRecord[from] as number; old < end; old += 1) {
      const words = names.words.subarray(names.wordStarts[old], names.wordStarts[old + 1])
      layout.words.set(words, word)
      layout.wordStarts[record] = word
      layout.documentOf[record] = document
      layout.sequenceLengths[record] = names.sequenceLengths[old] as number
      layout.coreLengths[record] = names.coreLengths[old] as number
      word += words.length
      record += 1
    }
  })
  layout.firstRecord[order.length] = record
  layout.wordStarts[record] = word
  return layout
}

/** Records by token, from tokens by record. */
function* invert(keys: readonly string[], { words, wordStarts }: Layout): Generator<void, KeyTable<readonly string[]>> {
  const records = wordStarts.length - 1
  const starts = new Uint32Array(keys.length + 1)
  const lastRecord = new Int32Array(keys.length)
  const visit = (take: (token: number, record: number) => void) => {
    lastRecord.fill(-1)
    return forEachInSlices(records, record => {
      const end = wordStarts[record + 1] as number
      for (let at = wordStarts[record] as number; at < end; at += 1) {
        const token = words[at] as number
        if (lastRecord[token] === record) continue
        lastRecord[token] = record
        take(token, record)
      }
    })
  }
  yield* visit(token => {
    starts[token + 1] = (starts[token + 1] as number) + 1
  })
  for (let token = 1; token <= keys.length; token += 1) {
    starts[token] = (starts[token] as number) + (starts[token - 1] as number)
  }
  const values = new Uint32Array(starts[keys.length] as number)
  const next = starts.slice()
  yield* visit((token, record) => {
    const at = next[token] as number
    values[at] = record
    next[token] = at + 1
  })
  return { keys, starts, values }
}

function* sortByName(layout: Layout): Generator<void, Uint32Array> {
  const byName = countUp(layout.documentOf.length)
  yield* sortInSlices(byName, (a, b) => compareSequences(layout, a, b) || a - b)
  return byName
}

function* collectCodes({ codes, codeStarts }: EntryTable, order: Uint32Array): Generator<void, KeyTable> {
  const keys: string[] = []
  const numbers = new Uint32List()
  yield* forEachInSlices(order.length, document => {
    const from = order[document] as number
    const end = codeStarts[from + 1] as number
    for (let at = codeStarts[from] as number; at < end; at += 1) {
      keys.push(codes[at] as string)
      numbers.push(document)
    }
  })
  return yield* buildKeyTable(keys, numbers.toArray())
}

function* collectInitials(names: NameTable, order: Uint32Array, firstRecord: Uint32Array): Generator<void, KeyTable> {
  const keys: string[] = []
  const numbers = new Uint32List()
  yield* forEachInSlices(order.length, document => {
    const from = order[document] as number
    const first = names.firstRecord[from] as number
    const count = (names.firstRecord[from + 1] as number) - first
    for (let i = 0; i < count; i += 1) {
      for (const initials of names.initials[first + i] ?? []) {
        keys.push(initials)
        numbers.push((firstRecord[document] as number) + i)
      }
    }
  })
  return yield* buildKeyTable(keys, numbers.toArray())
}

function* numberIds(given: Float64Array, order: Uint32Array): Generator<void, Pick<Segment, 'ids' | 'documentOfId'>> {
  const idOf = (document: number) => given[order[document] as number] as number
  const documentOfId = countUp(order.length)
  yield* sortInSlices(documentOfId, (a, b) => idOf(a) - idOf(b))
  const ids = new Float64Array(order.length)
  yield* forEachInSlices(ids.length, i => {
    ids[i] = idOf(documentOfId[i] as number)
  })
  return { ids, documentOfId }
}
