import { isSameMarketCode } from './code-key.ts'
import type { SearchEntry } from './entry.ts'
import type { SegmentQuery } from './segment-query.ts'
import { findKey, findPrefixRange } from './sorted-keys.ts'

/** The term is the ISIN, SEDOL or market code. */
export function matchIdentifier(query: SegmentQuery): void {
  const code = query.term.code
  if (code === null) return
  forExact(query, code.key, (entry, document) => {
    const matches =
      code.marketCode === null
        ? entry.isin === code.key || entry.sedol === code.key
        : isSameMarketCode(entry.marketCode, code.marketCode)
    if (matches) query.offer(0, document, -1)
  })
}

/** The term is the ticker, or the code part of the market code. */
export function matchTicker(query: SegmentQuery): void {
  const code = query.term.code
  if (code === null || code.marketCode !== null) return
  forExact(query, code.key, (_, document) => query.offer(0, document, -1))
}

/** A code begins with the term. */
export function matchCodePrefix(query: SegmentQuery): void {
  const code = query.term.code
  if (code === null || code.marketCode !== null) return
  const { keys, starts, values } = query.segment.codes
  const { from, to } = findPrefixRange(keys, code.key)
  const end = starts[to] as number
  for (let at = starts[from] as number; at < end; at += 1) query.offer(0, values[at] as number, -1)
}

/** The term is made of the first letters of a name. */
export function matchInitials(query: SegmentQuery): void {
  const { initials } = query.term
  const { keys, starts, values } = query.segment.initials
  const key = initials === null ? -1 : findKey(keys, initials)
  if (key === -1) return
  const end = starts[key + 1] as number
  for (let at = starts[key] as number; at < end; at += 1) query.offerRecord(0, values[at] as number)
}

function forExact(query: SegmentQuery, code: string, visit: (entry: SearchEntry, document: number) => void): void {
  const { keys, starts, values } = query.segment.codes
  const key = findKey(keys, code)
  if (key === -1) return
  const end = starts[key + 1] as number
  for (let at = starts[key] as number; at < end; at += 1) {
    const document = values[at] as number
    visit(query.segment.documents.at(document) as SearchEntry, document)
  }
}
