import { codeKeys, isSameMarketCode } from '../src/code-key.ts'
import { type MatchKind, matchKinds, type SearchEntry, type SearchOptions } from '../src/index.ts'
import { type NameWords, toNameWords } from '../src/name-words.ts'
import { parseTerm, type Term } from '../src/term.ts'

export interface ReferenceHit {
  readonly id: number
  readonly kind: MatchKind
  readonly text: string | null
}

interface Found {
  readonly entry: SearchEntry
  readonly kind: MatchKind
  readonly cost: number
  /** The name that matched, null for a code. */
  readonly text: string | null
}

/** The rules of ranking, word for word: every entry is tried in every way and the list is sorted. */
export function referenceSearch(
  entries: readonly SearchEntry[],
  text: string,
  { limit, types }: SearchOptions,
): readonly ReferenceHit[] {
  const term = parseTerm(text)
  if (term === null) return []
  const found = entries
    .filter(entry => types === undefined || types.includes(entry.type))
    .map(entry => findBest(entry, term))
    .filter(found => found !== null)
  const exact = found.filter(({ kind }) => kind !== 'TYPO')
  const isTypedAsMeant =
    exact.some(({ kind }) => kind === 'IDENTIFIER' || kind === 'NAME') ||
    exact.length >= (term.words.length < 3 ? 3 : 1)
  return (isTypedAsMeant ? exact : found)
    .sort(compareFound)
    .slice(0, limit)
    .map(({ entry, kind, text }) => ({ id: entry.id, kind, text }))
}

function compareFound(a: Found, b: Found): number {
  return (
    matchKinds.indexOf(a.kind) - matchKinds.indexOf(b.kind) ||
    a.cost - b.cost ||
    compareNumbers(sizeOf(b.entry), sizeOf(a.entry)) ||
    // U+0000 sorts before anything in a word, so joining by it compares word by word.
    compareText(sortName(a.entry), sortName(b.entry)) ||
    a.entry.id - b.entry.id
  )
}

const sizeOf = ({ size }: SearchEntry) => (size === null || Number.isNaN(size) ? -Infinity : size)
const sortName = (entry: SearchEntry) => toNameWords(entry.name).sequence.join('\0')
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

function findBest(entry: SearchEntry, term: Term): Found | null {
  const names = [entry.name, ...entry.otherNames].map(text => ({ text, words: toNameWords(text) }))
  for (const kind of matchKinds) {
    if (kind === 'IDENTIFIER' || kind === 'TICKER' || kind === 'CODE') {
      if (matchesCode(entry, term, kind)) return { entry, kind, cost: 0, text: null }
      continue
    }
    let best: Found | null = null
    for (const { text, words } of names) {
      const cost = nameCost(words, term, kind)
      if (cost < (best?.cost ?? Infinity)) best = { entry, kind, cost, text }
    }
    if (best !== null) return best
  }
  return null
}

function matchesCode(entry: SearchEntry, { code }: Term, kind: 'IDENTIFIER' | 'TICKER' | 'CODE'): boolean {
  if (code === null) return false
  if (code.marketCode !== null) return kind === 'IDENTIFIER' && isSameMarketCode(entry.marketCode, code.marketCode)
  if (kind === 'IDENTIFIER') return entry.isin === code.key || entry.sedol === code.key
  const keys = [...codeKeys(entry)]
  return kind === 'TICKER' ? keys.includes(code.key) : keys.some(key => key.startsWith(code.key))
}

/** Infinity when the name does not match in this way. */
function nameCost(name: NameWords, term: Term, kind: MatchKind): number {
  const { words } = term
  const { sequence } = name
  const all = [...sequence, ...name.extras]
  const when = (matches: boolean) => (matches && words.length > 0 ? 0 : Infinity)
  if (kind === 'NAME') {
    if (words.length >= name.core && words.every((word, i) => sequence[i] === word)) return when(true)
    const lengths = Array.from({ length: sequence.length - name.core + 1 }, (_, i) => name.core + i)
    return when(lengths.some(length => letters(sequence.slice(0, length)) === letters(words))) + 1
  }
  if (kind === 'PREFIX') {
    const last = words.length - 1
    const begins = words.every((word, i) => (i < last ? sequence[i] === word : (sequence[i] ?? '').startsWith(word)))
    return when(begins || (term.initials?.includes('&') === true && name.initials.includes(term.initials)))
  }
  if (kind === 'WORD') return when(words.every(word => all.some(token => token.startsWith(word))))
  if (kind === 'INITIALS') return when(name.initials.some(initials => initials === term.initials))
  if (kind === 'INFIX') return when(words.every(word => all.some(token => isInside(word, token))))
  return words.length === 0 ? Infinity : Math.min(typoCost(name, all, words), missingSpaceCost(all, words))
}

const letters = (words: readonly string[]) => words.join('').replaceAll('&', '')

function isInside(word: string, token: string): boolean {
  return token.startsWith(word) || (word.length >= 3 && token.includes(word))
}

function typoCost(name: NameWords, all: readonly string[], words: readonly string[]): number {
  const isLast = (i: number) => i === words.length - 1
  const sum = words
    .map((word, i) => Math.min(...all.map(token => wordCost(word, token, isLast(i)))))
    .reduce((total, cost) => total + cost, 0)
  const [first = ''] = words
  const [beginning = ''] = name.sequence
  const isWhole = wordCost(first, beginning, words.length === 1) !== Infinity && words.length >= name.core
  return isWhole ? sum : sum + 0.25
}

function wordCost(word: string, token: string, unfinished: boolean): number {
  if (token.startsWith(word)) return 0
  if (isInside(word, token)) return 1
  const allowed = /\d/.test(word) || word.length < 4 || word.length > 29 ? 0 : word.length < 8 ? 1 : 2
  if (allowed === 0) return Infinity
  const whole = distance(word, token)
  const costs = whole <= allowed ? [2 * whole] : []
  const longest = Math.min(token.length, word.length + allowed)
  for (let length = word.length - allowed; length <= longest && unfinished; length += 1) {
    const edits = distance(word, token.slice(0, length))
    if (edits <= allowed) costs.push(2 * edits + 1)
  }
  return Math.min(...costs, Infinity)
}

/** Optimal string alignment, straight from its definition. */
function distance(a: string, b: string): number {
  const table: number[][] = []
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = []
    table.push(row)
    for (let j = 0; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (same ? 0 : 1),
              swapped ? at(i - 2, j - 2) + 1 : Infinity,
            )
    }
  }
  return at(a.length, b.length)
}

function missingSpaceCost(all: readonly string[], words: readonly string[]): number {
  const begins = (part: string) => all.some(token => token.startsWith(part))
  const found = words.some((word, i) => {
    if (word.length < 5 || !words.every((other, j) => i === j || begins(other))) return false
    return Array.from({ length: word.length - 2 }, (_, cut) => cut + 1).some(
      cut => all.includes(word.slice(0, cut)) && begins(word.slice(cut)),
    )
  })
  return found ? 2 : Infinity
}
