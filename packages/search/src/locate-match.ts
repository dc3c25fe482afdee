import { isSameMarketCode, toCodeKey } from './code-key.ts'
import { prefixDistances } from './edit-distance.ts'
import type { SearchEntry } from './entry.ts'
import type { MatchKind, SearchHit, TextRange } from './hit.ts'
import type { Term } from './term.ts'
import { allowedEdits, infixCost, typoCost } from './typo-rules.ts'
import { findOriginalEnd, toWords, type Word } from './words.ts'

type Located = Pick<SearchHit, 'field' | 'text' | 'ranges'>

/** Which code of the entry the term is, or begins. */
export function locateCode(entry: SearchEntry, term: Term): Located {
  const { key = '', marketCode = null } = term.code ?? {}
  if (marketCode !== null && isSameMarketCode(entry.marketCode, marketCode)) {
    return { field: 'marketCode', text: entry.marketCode, ranges: [{ start: 0, end: entry.marketCode.length }] }
  }
  const fields = [
    ['ticker', entry.ticker],
    ['isin', entry.isin ?? ''],
    ['sedol', entry.sedol ?? ''],
  ] as const
  const rank = (code: string) => (toCodeKey(code) === key ? 0 : toCodeKey(code).startsWith(key) ? 1 : 2)
  const [field, text] = fields.reduce((best, next) => (rank(next[1]) < rank(best[1]) ? next : best))
  if (rank(text) < 2) return { field, text, ranges: [{ start: 0, end: findCodeEnd(text, key.length) }] }
  // Only the code part of the market code has it.
  const start = entry.marketCode.indexOf(':') + 1
  const end = start + findCodeEnd(entry.marketCode.slice(start), key.length)
  return { field: 'marketCode', text: entry.marketCode, ranges: [{ start, end }] }
}

/** Where so many characters of the key end; the whole text when no more follow. */
function findCodeEnd(text: string, length: number): number {
  let seen = 0
  let end = 0
  for (let i = 0; i < text.length; i += 1) {
    if (toCodeKey(text.charAt(i)) === '') continue
    if (seen === length) return end
    seen += 1
    end = i + 1
  }
  return text.length
}

/** Where the words of the term stand in a name that is known to match. */
export function locateName(name: string, kind: MatchKind, term: Term): readonly TextRange[] {
  const words = toWords(name)
  if (kind === 'INITIALS') return locateInitials(name, words, term.initials ?? '')
  const found = term.words.flatMap((word, i) => locateWord(name, words, word, i === term.words.length - 1))
  return found.length === 0 ? locateInitials(name, words, term.initials ?? '') : merge(found)
}

function locateInitials(name: string, words: readonly Word[], initials: string): readonly TextRange[] {
  const letters = Array.from(initials).filter(letter => letter !== '&')
  const ranges: TextRange[] = []
  for (const word of words) {
    const letter = letters[ranges.length]
    const skipped = word.text === 'and' || (ranges.length === 0 && word.text === 'the' && words.length > 1)
    if (letter === undefined || skipped || !word.text.startsWith(letter)) continue
    ranges.push(beginningOf(name, word, letter.length))
  }
  return ranges
}

function locateWord(name: string, words: readonly Word[], sought: string, unfinished: boolean): TextRange[] {
  let best: { cost: number; range: TextRange } | null = null
  for (const word of words) {
    const candidate = compareWord(name, word, sought, unfinished)
    if (candidate !== null && (best === null || candidate.cost < best.cost)) best = candidate
    if (best?.cost === 0) break
  }
  return best === null ? locateParts(name, words, sought) : [best.range]
}

function compareWord(name: string, word: Word, sought: string, unfinished: boolean) {
  const whole = { start: word.start, end: word.end }
  const at = word.text.indexOf(sought)
  if (at === 0) return { cost: 0, range: beginningOf(name, word, sought.length) }
  if (withoutAmpersand(word).startsWith(sought)) return { cost: 0, range: whole }
  if (at > 0) {
    const start = findOriginalEnd(name, word, at)
    return { cost: infixCost, range: { start, end: findOriginalEnd(name, word, at + sought.length) } }
  }
  const edits = allowedEdits(sought)
  if (edits === 0) return null
  const distances = prefixDistances(sought, word.text.slice(0, sought.length + edits + 1))
  const full = word.text.length < distances.length ? (distances[word.text.length] ?? Infinity) : Infinity
  if (full <= edits) return { cost: typoCost(full, true), range: whole }
  const least = Math.min(...distances)
  return unfinished && least <= edits ? { cost: typoCost(least, false), range: whole } : null
}

/** A word of the term that is several of the name written together: `rollsroyce`, `jd`, `sp500`. */
function locateParts(name: string, words: readonly Word[], sought: string): TextRange[] {
  for (const left of words) {
    const text = withoutAmpersand(left)
    const rest = sought.slice(text.length)
    if (rest === '' || !sought.startsWith(text)) continue
    const others = words.filter(word => word !== left)
    const right = others.find(word => withoutAmpersand(word).startsWith(rest))
    const ranges = right ? [beginningOf(name, right, rest.length)] : locateParts(name, others, rest)
    if (ranges.length > 0) return [{ start: left.start, end: left.end }, ...ranges]
  }
  return []
}

function withoutAmpersand(word: Word): string {
  return word.text.replaceAll('&', '')
}

function beginningOf(name: string, word: Word, length: number): TextRange {
  return { start: word.start, end: findOriginalEnd(name, word, length) }
}

/** In order; ranges that touch or overlap become one. */
function merge(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged[merged.length - 1]
    if (last === undefined || range.start > last.end) merged.push(range)
    else if (range.end > last.end) merged[merged.length - 1] = { start: last.start, end: range.end }
  }
  return merged
}
