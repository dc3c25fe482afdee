import { type CodeTerm, parseCodeTerm } from './code-key.ts'
import { toRequiredWords } from './name-words.ts'

// No security has a longer name; such a term could only cost time.
const maxCharacters = 256
const maxWords = 24

export interface Term {
  readonly code: CodeTerm | null
  /** All must match; the last may be half typed. */
  readonly words: readonly string[]
  /** The term read as first letters, null unless it is one short word. */
  readonly initials: string | null
}

/** Null when the term can match nothing. */
export function parseTerm(text: string): Term | null {
  if (text.length > maxCharacters) return null
  const words = toRequiredWords(text)
  if (words.length > maxWords) return null
  const code = parseCodeTerm(text)
  if (words.length === 0 && code === null) return null
  const [first = ''] = words
  return { code, words, initials: words.length === 1 && first.length >= 2 && first.length <= 8 ? first : null }
}
