import { matchCodePrefix, matchIdentifier, matchInitials, matchTicker } from './match-codes.ts'
import { matchLoosely } from './match-loosely.ts'
import { matchName, matchPrefix, matchWords } from './match-names.ts'
import type { Segment } from './segment.ts'
import { type SegmentHit, SegmentQuery } from './segment-query.ts'
import type { Term } from './term.ts'

/** The ways of matching, best first, each given what room the ones before have left. */
export function searchSegment(segment: Segment, term: Term, limit: number, types: number): readonly SegmentHit[] {
  const query = new SegmentQuery(segment, term, limit, types)
  query.collect('IDENTIFIER', matchIdentifier)
  query.collect('TICKER', matchTicker)
  query.collect('NAME', matchName)
  query.collect('PREFIX', matchPrefix)
  query.collect('WORD', matchWords)
  query.collect('CODE', matchCodePrefix)
  query.collect('INITIALS', matchInitials)
  if (query.hits.length < limit && term.words.length > 0) matchLoosely(query)
  return query.hits
}
