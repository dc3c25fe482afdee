import type { MatchKind } from './hit.ts'
import type { Segment } from './segment.ts'
import type { Term } from './term.ts'
import { TopHits } from './top-hits.ts'

/**
 * How many records one search may look at closely. Far more than a term needs that people type; reached only by terms
 * of several very common parts that never stand together, and then the rest is left unsearched.
 */
const maxChecks = 100_000

export interface SegmentHit {
  readonly kind: MatchKind
  readonly cost: number
  readonly document: number
  /** -1 when a code matched. */
  readonly record: number
}

/** One search of one segment: what was asked, what is found so far, and what it has cost. */
export class SegmentQuery {
  readonly segment: Segment
  readonly term: Term
  readonly hits: SegmentHit[] = []
  top: TopHits
  private readonly limit: number
  private readonly types: number
  private readonly taken = new Set<number>()
  private checks = 0

  /** `types` has a bit for every index into `securityTypes` that is asked for. */
  constructor(segment: Segment, term: Term, limit: number, types: number) {
    this.segment = segment
    this.term = term
    this.limit = limit
    this.types = types
    this.top = new TopHits(limit)
  }

  /** Runs one way of matching, unless better ones have found enough. */
  collect(kind: MatchKind, match: (query: SegmentQuery) => void): void {
    const room = this.limit - this.hits.length
    if (room <= 0) return
    this.top = new TopHits(room)
    match(this)
    this.top.documents.forEach((document, i) => {
      this.taken.add(document)
      this.hits.push({ kind, cost: this.top.costs[i] as number, document, record: this.top.records[i] as number })
    })
  }

  admits(cost: number, document: number): boolean {
    return this.top.admits(cost, document)
  }

  /** Asked for, not removed, and not found in a better way. */
  isWanted(document: number): boolean {
    return ((this.types >>> (this.segment.types[document] as number)) & 1) === 1 && !this.taken.has(document)
  }

  offerRecord(cost: number, record: number): void {
    this.offer(cost, this.segment.documentOf[record] as number, record)
  }

  offer(cost: number, document: number, record: number): void {
    if (this.top.admits(cost, document) && this.isWanted(document)) this.top.offer(cost, document, record)
  }

  /** False once the search has looked at enough. */
  mayCheck(): boolean {
    this.checks += 1
    return this.checks <= maxChecks
  }
}
