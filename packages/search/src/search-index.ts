import { securityTypes } from '@bellwether/domain'
import type { SearchEntry } from './entry.ts'
import { sizeOf } from './entry-table.ts'
import { type MatchKind, matchKinds, type SearchHit, type SearchOptions } from './hit.ts'
import { locateCode, locateName } from './locate-match.ts'
import { toNameWords } from './name-words.ts'
import { searchSegments } from './search-segments.ts'
import { buildSegment, removedType, type Segment } from './segment.ts'
import type { SegmentHit } from './segment-query.ts'
import { parseTerm, type Term } from './term.ts'

export interface SearchIndex<Entry extends SearchEntry = SearchEntry> {
  /** How many securities are in it. */
  readonly size: number
  /** How many entries lie outside the main segment, removed ones included. Worth a `compact` from about 2,000 on. */
  readonly pending: number
  search(term: string, options: SearchOptions): SearchHit<Entry>[]
  /** Adds the entry, or puts it in place of the one with its id. Well under a millisecond on average, a few at most. */
  upsert(entry: Entry): void
  /** False when there was none. */
  remove(id: number): boolean
  /**
   * Brings all entries into one segment again. Works in slices of about a millisecond and calls `pause` between them;
   * searches and changes may go on meanwhile.
   */
  compact(pause: () => Promise<void>): Promise<void>
}

const maxLimit = 1_000
/** Building this many entries takes a millisecond or two: the longest that an `upsert` may hold its thread up. */
const maxMergedEntries = 256
const entriesPerPause = 4_096

export function createSearchIndex<Entry extends SearchEntry>(entries: Iterable<Entry>): SearchIndex<Entry> {
  return new SegmentedIndex<Entry>(finish(buildSegment(distinct(entries))))
}

/** The same, in slices of about a millisecond with a `pause` between them, for a process that must go on answering. */
export async function buildSearchIndex<Entry extends SearchEntry>(
  entries: Iterable<Entry>,
  pause: () => Promise<void>,
): Promise<SearchIndex<Entry>> {
  const byId = new Map<number, Entry>()
  for (const entry of entries) {
    byId.set(entry.id, entry)
    if (byId.size % entriesPerPause === 0) await pause()
  }
  return new SegmentedIndex<Entry>(await inSlices(buildSegment([...byId.values()]), pause))
}

/** The last of those that share an id. */
function distinct<Entry extends SearchEntry>(entries: Iterable<Entry>): Entry[] {
  return [...new Map(Array.from(entries, entry => [entry.id, entry])).values()]
}

/**
 * One large segment and, newest last, small ones for what changed since. Segments never change, so an update builds a
 * small one and merges those of like size, as in a log-structured store.
 */
export class SegmentedIndex<Entry extends SearchEntry> implements SearchIndex<Entry> {
  private segments: Segment[]
  private removed = 0
  private compacting: { readonly touched: Map<number, Entry | null> } | null = null

  constructor(segment: Segment) {
    this.segments = [segment]
  }

  get size(): number {
    return this.segments.reduce((sum, segment) => sum + segment.documents.length, 0) - this.removed
  }

  get pending(): number {
    const outside = this.segments.slice(1).reduce((sum, segment) => sum + segment.documents.length, 0)
    return outside + this.removed
  }

  search(text: string, { limit, types }: SearchOptions): SearchHit<Entry>[] {
    const count = Math.min(Math.floor(limit), maxLimit)
    const term = count > 0 ? parseTerm(text) : null
    if (term === null) return []
    const found = searchSegments(this.segments, term, count, toMask(types ?? securityTypes))
      .map(({ hits, segment }) => hits.map(hit => toRanked(segment, hit)))
      .filter(hits => hits.length > 0)
    const [only = []] = found
    const ranked = found.length === 1 ? only : found.flat().sort(compareRanked).slice(0, count)
    // Nothing but what was put in comes out, so an entry is of the caller's own type.
    return ranked.map(hit => toHit(hit, term) as SearchHit<Entry>)
  }

  upsert(entry: Entry): void {
    this.drop(entry.id)
    this.compacting?.touched.set(entry.id, entry)
    let entries: SearchEntry[] = [entry]
    while (this.segments.length > 1) {
      const last = this.segments[this.segments.length - 1]
      if (last === undefined || last.documents.length > entries.length) break
      if (last.documents.length + entries.length > maxMergedEntries) break
      const live = liveEntries(last)
      this.removed -= last.documents.length - live.length
      entries = [...live, ...entries]
      this.segments.pop()
    }
    this.segments.push(finish(buildSegment(entries)))
  }

  remove(id: number): boolean {
    this.compacting?.touched.set(id, null)
    return this.drop(id)
  }

  async compact(pause: () => Promise<void>): Promise<void> {
    if (this.compacting !== null || this.pending === 0) return
    const touched = new Map<number, Entry | null>()
    this.compacting = { touched }
    try {
      this.segments = [await inSlices(buildSegment(this.segments.flatMap(liveEntries)), pause)]
      this.removed = 0
    } finally {
      this.compacting = null
    }
    for (const [id, entry] of touched) {
      if (entry === null) this.drop(id)
      else this.upsert(entry)
    }
  }

  private drop(id: number): boolean {
    for (const segment of this.segments) {
      const document = findDocument(segment, id)
      if (document === -1) continue
      segment.types[document] = removedType
      this.removed += 1
      return true
    }
    return false
  }
}

function finish(build: Generator<void, Segment>): Segment {
  let step = build.next()
  while (!step.done) step = build.next()
  return step.value
}

export async function inSlices<T>(build: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let step = build.next()
  while (!step.done) {
    await pause()
    step = build.next()
  }
  return step.value
}

function toMask(types: readonly string[]): number {
  return securityTypes.reduce((mask, type, i) => (types.includes(type) ? mask | (1 << i) : mask), 0)
}

function liveEntries({ documents, types }: Segment): SearchEntry[] {
  const live: SearchEntry[] = []
  for (let document = 0; document < documents.length; document += 1) {
    if (types[document] !== removedType) live.push(documents.at(document) as SearchEntry)
  }
  return live
}

/** The document with this id that has not been removed, or -1. */
function findDocument({ ids, documentOfId, types }: Segment, id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[middle] as number) < id) low = middle + 1
    else high = middle
  }
  const document = ids[low] === id ? (documentOfId[low] as number) : -1
  return document !== -1 && types[document] !== removedType ? document : -1
}

interface Ranked {
  readonly entry: SearchEntry
  readonly kind: MatchKind
  readonly cost: number
  /** Index into the entry's names, the current one first; -1 when a code matched. */
  readonly name: number
}

function toRanked(segment: Segment, { kind, cost, document, record }: SegmentHit): Ranked {
  const entry = segment.documents.at(document) as SearchEntry
  return { entry, kind, cost, name: record === -1 ? -1 : record - (segment.firstRecord[document] as number) }
}

/** The order inside a segment, for hits of several. */
function compareRanked(a: Ranked, b: Ranked): number {
  if (a.kind !== b.kind) return matchKinds.indexOf(a.kind) - matchKinds.indexOf(b.kind)
  if (a.cost !== b.cost) return a.cost - b.cost
  return compareEntries(a.entry, b.entry)
}

/** Larger first, then by the words of the name, then by id. */
function compareEntries(a: SearchEntry, b: SearchEntry): number {
  const left = sizeOf(a)
  const right = sizeOf(b)
  if (left !== right) return left > right ? -1 : 1
  return compareWords(toNameWords(a.name).sequence, toNameWords(b.name).sequence) || a.id - b.id
}

function compareWords(left: readonly string[], right: readonly string[]): number {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i += 1) {
    const a = left[i] as string
    const b = right[i] as string
    if (a !== b) return a < b ? -1 : 1
  }
  return left.length - right.length
}

function toHit({ entry, kind, name }: Ranked, term: Term): SearchHit {
  if (name === -1) return { entry, kind, ...locateCode(entry, term) }
  const text = name === 0 ? entry.name : (entry.otherNames[name - 1] ?? '')
  return { entry, kind, field: name === 0 ? 'name' : 'otherName', text, ranges: locateName(text, kind, term) }
}
