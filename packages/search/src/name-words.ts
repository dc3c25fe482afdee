import { toWords } from './words.ts'

/** Legal forms: no reason to prefer one security, so a term's last one need not match. */
const legalForms = new Set(
  `ab ad ag aktiengesellschaft as asa bhd bv co company corp corporation gmbh inc incorporated kgaa kk limited llc llp lp
  ltd nv oyj plc pjsc pte pty publ public sa sab saica se spa srl tbk the`.split(/\s+/),
)
/** May follow the part that people know a company by. */
const weakEndings = new Set([...legalForms, 'group', 'holding', 'holdings', 'investment', 'trust'])
/** Often left out where a name is shortened to its first letters. */
const smallWords = new Set(['de', 'di', 'du', 'for', 'in', 'of', 'the'])

const maxWords = 64
const maxInitials = 6

/** A name in the form in which it is indexed. */
export interface NameWords {
  /** In order, without "and" and without a leading "the", unless nothing else is there. */
  readonly sequence: readonly string[]
  /** How many of the sequence remain once legal forms, "group" and "trust" are taken off the end; at least 1. */
  readonly core: number
  /** Further words that may be searched for: "and", "the", `S&P` without its ampersand, `J D` without its space. */
  readonly extras: readonly string[]
  readonly initials: readonly string[]
}

export function toNameWords(name: string): NameWords {
  const all = toWords(name)
    .slice(0, maxWords)
    .map(word => word.text)
  const sequence = toSequence(all)
  const core = coreLength(sequence, weakEndings)
  return { sequence, core, extras: findExtras(all, sequence), initials: findInitials(all, sequence, core) }
}

/** The words of a term that a name must have. */
export function toRequiredWords(term: string): readonly string[] {
  const sequence = toSequence(toWords(term).map(word => word.text))
  return sequence.slice(0, coreLength(sequence, legalForms))
}

function toSequence(all: readonly string[]): readonly string[] {
  const rest = all.filter((word, i) => word !== 'and' && !(i === 0 && word === 'the'))
  return rest.length === 0 ? all : rest
}

function coreLength(sequence: readonly string[], weak: ReadonlySet<string>): number {
  let length = sequence.length
  while (length > 1 && weak.has(sequence[length - 1] ?? '')) length -= 1
  return length
}

function findExtras(all: readonly string[], sequence: readonly string[]): readonly string[] {
  const extras: string[] = []
  if (all.length > sequence.length) extras.push(...all.filter(word => word === 'and' || word === 'the'))
  let letters = ''
  for (const word of sequence) {
    if (word.includes('&')) extras.push(word.replaceAll('&', ''))
    if (letters.length > 1 && word.length > 1) extras.push(letters)
    letters = word.length === 1 ? letters + word : ''
  }
  if (letters.length > 1) extras.push(letters)
  return extras.length > 1 ? [...new Set(extras)] : extras
}

/** First letters, "and" as an ampersand: of all words but legal forms, and of the core alone; with small words and without. */
function findInitials(all: readonly string[], sequence: readonly string[], core: number): readonly string[] {
  if (sequence.length < 2) return []
  const legal = coreLength(sequence, legalForms)
  const found: string[] = []
  for (const length of legal === core ? [core] : [core, legal]) {
    if (length < 2 || length > maxInitials) continue
    let initials = ''
    let short = ''
    let taken = 0
    for (let i = 0; i < all.length && taken < length; i += 1) {
      const word = all[i] ?? ''
      const isAnd = word === 'and' && taken > 0
      if (!isAnd && word !== sequence[taken]) continue
      const letter = isAnd ? '&' : String.fromCodePoint(word.codePointAt(0) ?? 0)
      initials += letter
      if (taken === 0 || !smallWords.has(word)) short += letter
      if (!isAnd) taken += 1
    }
    found.push(initials)
    if (short !== initials && short.length > 1) found.push(short)
  }
  return found
}
