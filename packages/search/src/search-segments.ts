import { matchCodePrefix, matchIdentifier, matchInitials, matchTicker } from './match-codes.ts'
import { matchInfix, matchTypos } from './match-loosely.ts'
import { matchName, matchPrefix, matchWords } from './match-names.ts'
import type { Segment } from './segment.ts'
import { type SegmentHit, SegmentQuery } from './segment-query.ts'
import type { Term } from './term.ts'

/** Tries the ways of matching, best first, each given what room the ones before have left. */
export function searchSegments(segments: readonly Segment[], term: Term, limit: number, types: number): SegmentQuery[] {
  const queries = segments.map(segment => new SegmentQuery(segment, term, limit, types))
  for (const query of queries) {
    query.collect('IDENTIFIER', matchIdentifier)
    query.collect('TICKER', matchTicker)
    query.collect('NAME', matchName)
    query.collect('PREFIX', matchPrefix)
    query.collect('WORD', matchWords)
    query.collect('CODE', matchCodePrefix)
    query.collect('INITIALS', matchInitials)
    query.collect('INFIX', matchInfix)
  }
  if (
    !isTypedAsMeant(
      term,
      queries.flatMap(query => query.hits),
    )
  ) {
    for (const query of queries) query.collect('TYPO', matchTypos)
  }
  return queries
}

/** A whole name or identifier, three words that stand together, or three hits: similar names would only be in the way. */
function isTypedAsMeant(term: Term, hits: readonly SegmentHit[]): boolean {
  if (hits.some(({ kind }) => kind === 'IDENTIFIER' || kind === 'NAME')) return true
  return hits.length >= (term.words.length >= 3 ? 1 : 3)
}
