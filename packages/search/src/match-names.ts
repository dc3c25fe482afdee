import { forJoinedNames } from './joined-names.ts'
import { matchInitials } from './match-codes.ts'
import type { Segment } from './segment.ts'
import type { SegmentQuery } from './segment-query.ts'
import { findKey, findPrefixRange } from './sorted-keys.ts'

/** A stretch of tokens, end exclusive. */
export interface TokenRange {
  readonly from: number
  readonly to: number
}

/** The name with its spaces in other places comes after the name as it is written. */
const otherSpacesCost = 1

/** The term is the whole name but for legal forms, wherever its spaces are. */
export function matchName(query: SegmentQuery): void {
  const { segment, term } = query
  if (term.words.length === 0) return
  matchWrittenName(query)
  forJoinedNames(segment, term.words, record => query.offerRecord(otherSpacesCost, record))
}

function matchWrittenName(query: SegmentQuery): void {
  const { segment, term } = query
  const tokens = term.words.map(word => findKey(segment.tokens.keys, word))
  const last = tokens[tokens.length - 1]
  if (last === undefined || tokens.includes(-1)) return
  forNamesBeginning(segment, tokens.slice(0, -1), { from: last, to: last + 1 }, record => {
    if (tokens.length >= (segment.coreLengths[record] as number)) query.offerRecord(0, record)
  })
}

/** The name begins with the term, or is what people shorten so: the ampersand of `M&S` tells that it is no word. */
export function matchPrefix(query: SegmentQuery): void {
  const { segment, term } = query
  if (term.initials?.includes('&')) matchInitials(query)
  const complete = term.words.slice(0, -1).map(word => findKey(segment.tokens.keys, word))
  const last = term.words[term.words.length - 1]
  if (last === undefined || complete.includes(-1)) return
  const range = findPrefixRange(segment.tokens.keys, last)
  forNamesBeginning(segment, complete, range, record => query.offerRecord(0, record))
}

/** Every word of the term begins a word of the name. */
export function matchWords(query: SegmentQuery): void {
  const { keys } = query.segment.tokens
  offerWithAll(
    query,
    query.term.words.map(word => findPrefixRange(keys, word)),
    0,
  )
}

/** Offers records that have a word in each of the ranges; false when the search has looked at enough. */
export function offerWithAll(query: SegmentQuery, ranges: readonly TokenRange[], cost: number): boolean {
  const { segment } = query
  const { starts } = segment.tokens
  const count = ({ from, to }: TokenRange) => (starts[to] as number) - (starts[from] as number)
  const [rarest, ...others] = [...ranges].sort((a, b) => count(a) - count(b))
  for (let token = rarest?.from ?? 0; token < (rarest?.to ?? 0); token += 1) {
    const complete = forRecordsOf(query, token, cost, record => {
      if (others.every(range => hasWordIn(segment, record, range))) query.offerRecord(cost, record)
    })
    if (!complete) return false
  }
  return true
}

/** Visits records of a token that may still enter, best first; false when the search has looked at enough. */
export function forRecordsOf(
  query: SegmentQuery,
  token: number,
  cost: number,
  visit: (record: number) => void,
): boolean {
  const { tokens, documentOf } = query.segment
  const end = tokens.starts[token + 1] as number
  for (let at = tokens.starts[token] as number; at < end; at += 1) {
    const record = tokens.values[at] as number
    const document = documentOf[record] as number
    if (!query.admits(cost, document)) return true
    if (!query.isWanted(document)) continue
    if (!query.mayCheck()) return false
    visit(record)
  }
  return true
}

function hasWordIn(segment: Segment, record: number, { from, to }: TokenRange): boolean {
  const { words, wordStarts } = segment
  const end = wordStarts[record + 1] as number
  for (let at = wordStarts[record] as number; at < end; at += 1) {
    const token = words[at] as number
    if (token >= from && token < to) return true
  }
  return false
}

/** Visits the records whose sequence begins with these tokens and then one of the range. */
function forNamesBeginning(
  segment: Segment,
  complete: readonly number[],
  { from, to }: TokenRange,
  visit: (record: number) => void,
): void {
  const end = findName(segment, [...complete, to])
  for (let at = findName(segment, [...complete, from]); at < end; at += 1) visit(segment.byName[at] as number)
}

/** First place in `byName` whose sequence is not before the given one. */
function findName(segment: Segment, sequence: readonly number[]): number {
  let low = 0
  let high = segment.byName.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(segment, segment.byName[middle] as number, sequence)) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore(segment: Segment, record: number, sequence: readonly number[]): boolean {
  const start = segment.wordStarts[record] as number
  const length = segment.sequenceLengths[record] as number
  for (let i = 0; i < sequence.length; i += 1) {
    if (i >= length) return true
    const difference = (segment.words[start + i] as number) - (sequence[i] as number)
    if (difference !== 0) return difference < 0
  }
  return false
}
