import { forRecordsOf, offerWithAll } from './match-names.ts'
import type { SegmentQuery } from './segment-query.ts'
import { findKey, findPrefixRange } from './sorted-keys.ts'
import { longerNameCost, minSplitLetters, missingSpaceCost } from './typo-rules.ts'
import { WordCandidates } from './word-candidates.ts'

/** Terms of more words are not tried with typing errors: each word costs about as much as a whole plain search. */
const maxTypoWords = 8

// Searches never overlap, so all share one set; a list of costs for every token is too much to make each time.
const pool: WordCandidates[] = []

/** Every word stands inside a word of the name. */
export function matchInfix(query: SegmentQuery): void {
  withCandidates(query, candidates => matchCandidates(query, candidates, false))
}

/** Every word is within a few edits of a word of the name, or two of them without the space. */
export function matchTypos(query: SegmentQuery): void {
  const { segment, term } = query
  const { words } = term
  if (words.length > maxTypoWords) return
  matchMissingSpaces(query)
  withCandidates(query, candidates => {
    // Words found nowhere first: if they resemble nothing either, the others need not be looked at.
    const order = [...candidates.keys()].sort((a, b) => countOf(candidates, a) - countOf(candidates, b))
    for (const i of order) {
      candidates[i]?.addSimilar(segment, words[i] as string, i === words.length - 1)
      if (countOf(candidates, i) === 0) return
    }
    matchCandidates(query, candidates, true)
  })
}

/** Runs with the tokens that begin with or contain each word of the term. */
function withCandidates(query: SegmentQuery, run: (candidates: readonly WordCandidates[]) => void): void {
  const { words } = query.term
  while (pool.length < words.length) pool.push(new WordCandidates())
  const candidates = pool.slice(0, words.length)
  try {
    candidates.forEach((candidate, i) => {
      candidate.addExact(query.segment, words[i] as string)
    })
    run(candidates)
  } finally {
    for (const candidate of candidates) candidate.clear()
  }
}

function countOf(candidates: readonly WordCandidates[], at: number): number {
  return candidates[at]?.records ?? 0
}

/** Offers records that have a candidate for every word; `weighs` when the sum of their costs decides their order. */
function matchCandidates(query: SegmentQuery, candidates: readonly WordCandidates[], weighs: boolean): void {
  const { documentOf } = query.segment
  const [rarest, ...others] = [...candidates].sort((a, b) => a.records - b.records)
  const rest = others.reduce((sum, candidate) => sum + candidate.least, 0)
  for (const token of rarest?.tokens ?? []) {
    const least = weighs ? rest + (rarest?.costOf(token) ?? 0) : 0
    const complete = forRecordsOf(query, token, least, record => {
      const place = weighs ? placeCost(query, candidates, record) : 0
      // It cannot cost less by way of this token.
      if (!query.admits(least + place, documentOf[record] as number)) return
      const words = sumOfCosts(query, candidates, record)
      if (words !== -1) query.offerRecord(weighs ? words + place : 0, record)
    })
    if (!complete) return
  }
}

function placeCost({ segment }: SegmentQuery, candidates: readonly WordCandidates[], record: number): number {
  const first = segment.words[segment.wordStarts[record] as number] as number
  const isWhole = candidates[0]?.costOf(first) !== -1 && candidates.length >= (segment.coreLengths[record] as number)
  return isWhole ? 0 : longerNameCost
}

/** Sum of each word's least cost in the record; -1 when a word has none. */
function sumOfCosts({ segment }: SegmentQuery, candidates: readonly WordCandidates[], record: number): number {
  const { words, wordStarts } = segment
  const start = wordStarts[record] as number
  const end = wordStarts[record + 1] as number
  let sum = 0
  for (const candidate of candidates) {
    let least = -1
    for (let at = start; at < end && least !== 0; at += 1) {
      const cost = candidate.costOf(words[at] as number)
      if (cost !== -1 && (least === -1 || cost < least)) least = cost
    }
    if (least === -1) return -1
    sum += least
  }
  return sum
}

/** One word of the term is two of the name written together (`rollsroyce`); the others begin words. */
function matchMissingSpaces(query: SegmentQuery): void {
  const { words } = query.term
  const { keys } = query.segment.tokens
  const ranges = words.map(word => findPrefixRange(keys, word))
  for (const [i, word] of words.entries()) {
    const others = ranges.toSpliced(i, 1)
    if (word.length < minSplitLetters || others.some(({ from, to }) => from === to)) continue
    for (let split = 1; split <= word.length - 2; split += 1) {
      const left = findKey(keys, word.slice(0, split))
      if (left === -1) continue
      const halves = [{ from: left, to: left + 1 }, findPrefixRange(keys, word.slice(split))]
      if (!offerWithAll(query, [...others, ...halves], missingSpaceCost)) return
    }
  }
}
