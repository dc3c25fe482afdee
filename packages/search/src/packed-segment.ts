import type { SearchEntry } from './entry.ts'
import type { KeyTable } from './key-table.ts'
import type { Arrays } from './packed-arrays.ts'
import { PackedStrings, packStrings } from './packed-strings.ts'
import type { Documents, Segment } from './segment.ts'
import type { Keys } from './sorted-keys.ts'

/** How an entry is written as text, and read again. */
export interface EntryFormat<Entry extends SearchEntry = SearchEntry> {
  toText(entry: Entry): string
  fromText(text: string): Entry
}

/** The segment as arrays of numbers, its entries as texts; `fromArrays` makes it again without a look at any entry. */
export function* toArrays(segment: Omit<Segment, 'documents'>, texts: PackedStrings): Generator<void, Arrays> {
  const { tokens, codes, initials, trie, trigrams, joinedNames, ...plain } = segment
  return {
    ...plain,
    ...named('documents', texts),
    ...(yield* tableArrays('tokens', tokens)),
    ...(yield* tableArrays('codes', codes)),
    ...(yield* tableArrays('initials', initials)),
    ...named('trie', trie),
    ...named('trigrams', trigrams),
    ...named('joinedNames', joinedNames),
  }
}

export function fromArrays<Entry extends SearchEntry>(arrays: Arrays, format: EntryFormat<Entry>): Segment {
  const u8 = (name: string) => arrays[name] as Uint8Array
  const u32 = (name: string) => arrays[name] as Uint32Array
  const strings = (name: string) => new PackedStrings(u8(`${name}.bytes`), u32(`${name}.starts`))
  const table = <K extends Keys>(name: string, keys: K): KeyTable<K> => ({
    keys,
    starts: u32(`${name}.starts`),
    values: u32(`${name}.values`),
  })
  return {
    documents: new PackedDocuments(strings('documents'), format),
    types: u8('types'),
    documentOf: u32('documentOf'),
    firstRecord: u32('firstRecord'),
    // As strings: few, and every search reads thousands of them.
    tokens: table('tokens', unpack(strings('tokens.keys'))),
    trie: { nodes: u32('trie.nodes'), first: u32('trie.first'), tokenLengths: u8('trie.tokenLengths') },
    trigrams: { starts: u32('trigrams.starts'), tokens: u32('trigrams.tokens') },
    words: u32('words'),
    wordStarts: u32('wordStarts'),
    sequenceLengths: u8('sequenceLengths'),
    coreLengths: u8('coreLengths'),
    byName: u32('byName'),
    joinedNames: { hashes: u32('joinedNames.hashes'), records: u32('joinedNames.records') },
    codes: table('codes', strings('codes.keys')),
    initials: table('initials', strings('initials.keys')),
    ids: arrays.ids as Float64Array,
    documentOfId: u32('documentOfId'),
  }
}

/** Entries that are made when they are found. */
class PackedDocuments<Entry extends SearchEntry> implements Documents {
  private readonly texts: PackedStrings
  private readonly format: EntryFormat<Entry>

  constructor(texts: PackedStrings, format: EntryFormat<Entry>) {
    this.texts = texts
    this.format = format
  }

  get length(): number {
    return this.texts.length
  }

  at(document: number): Entry | undefined {
    const text = this.texts.at(document)
    return text === undefined ? undefined : this.format.fromText(text)
  }
}

function* tableArrays(name: string, { keys, starts, values }: KeyTable): Generator<void, Arrays> {
  return { ...named(`${name}.keys`, yield* packStrings(keys)), ...named(name, { starts, values }) }
}

/** Its arrays under names such as `trie.nodes`. */
function named(name: string, arrays: object): Arrays {
  return Object.fromEntries(Object.entries(arrays).map(([part, array]) => [`${name}.${part}`, array]))
}

function unpack(strings: PackedStrings): readonly string[] {
  return Array.from({ length: strings.length }, (_, index) => strings.at(index) as string)
}
