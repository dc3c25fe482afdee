import type { KeyTable } from './key-table.ts'
import { sortInSlices } from './sliced-sort.ts'
import { countUp, forEachInSlices } from './slices.ts'
import { Uint32List } from './uint32-list.ts'

/** Names written without their spaces and ampersands, as hashes in ascending order, each with its record. */
export interface JoinedNames {
  readonly hashes: Uint32Array
  readonly records: Uint32Array
}

/** Tokens of record r: `words[wordStarts[r]]` on, as many as its sequence is long. */
interface Sequences {
  readonly words: Uint32Array
  readonly wordStarts: Uint32Array
  readonly sequenceLengths: Uint8Array
  readonly coreLengths: Uint8Array
}

interface JoinedIndex extends Sequences {
  readonly tokens: KeyTable<readonly string[]>
  readonly joinedNames: JoinedNames
}

/** A record has one for its core and one for each word that may follow: `natwest`, `natwestgroup`, `natwestgroupplc`. */
export function* buildJoinedNames(keys: readonly string[], layout: Sequences): Generator<void, JoinedNames> {
  const hashes = new Uint32List()
  const records = new Uint32List()
  yield* forEachInSlices(layout.coreLengths.length, record => {
    const start = layout.wordStarts[record] as number
    const core = layout.coreLengths[record] as number
    const length = layout.sequenceLengths[record] as number
    let hash = emptyHash
    for (let i = 0; i < length; i += 1) {
      hash = addToHash(hash, keys[layout.words[start + i] as number] as string)
      if (i + 1 < core) continue
      hashes.push(hash >>> 0)
      records.push(record)
    }
  })
  const unsorted = hashes.toArray()
  const order = countUp(unsorted.length)
  yield* sortInSlices(order, (a, b) => (unsorted[a] as number) - (unsorted[b] as number) || a - b)
  const numbers = records.toArray()
  return {
    hashes: order.map(at => unsorted[at] as number),
    records: order.map(at => numbers[at] as number),
  }
}

/** Visits records whose name is these words, wherever the spaces are; one that is so in two ways comes twice. */
export function forJoinedNames(segment: JoinedIndex, words: readonly string[], visit: (record: number) => void): void {
  const { hashes, records } = segment.joinedNames
  const hash = words.reduce(addToHash, emptyHash) >>> 0
  const sought = joinWords(words)
  for (let at = lowerBound(hashes, hash); hashes[at] === hash; at += 1) {
    const record = records[at] as number
    if (isJoinedName(segment, record, sought)) visit(record)
  }
}

function joinWords(words: readonly string[]): string {
  return words.join('').replaceAll('&', '')
}

/** Different names may share a hash. */
function isJoinedName(
  { tokens, words, wordStarts, sequenceLengths, coreLengths }: JoinedIndex,
  record: number,
  sought: string,
) {
  const start = wordStarts[record] as number
  const length = sequenceLengths[record] as number
  let joined = ''
  for (let i = 0; i < length && joined.length < sought.length; i += 1) {
    joined += (tokens.keys[words[start + i] as number] as string).replaceAll('&', '')
    if (i + 1 >= (coreLengths[record] as number) && joined === sought) return true
  }
  return false
}

function lowerBound(hashes: Uint32Array, hash: number): number {
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] as number) < hash) low = middle + 1
    else high = middle
  }
  return low
}

const emptyHash = 0x811c9dc5
const ampersand = 38

/** FNV-1a over UTF-16 units. */
function addToHash(hash: number, word: string): number {
  let mixed = hash
  for (let i = 0; i < word.length; i += 1) {
    const unit = word.charCodeAt(i)
    if (unit !== ampersand) mixed = Math.imul(mixed ^ unit, 0x01000193)
  }
  return mixed
}
