import type { SecurityType } from '@bellwether/domain'
import type { SearchEntry } from './entry.ts'

/** How a term was found, best first; hits are ordered by this before anything else. */
export const matchKinds = [
  /** The term is the ISIN, the SEDOL or the whole market code. */
  'IDENTIFIER',
  /** The term is the ticker, its dots and hyphens aside. */
  'TICKER',
  /** The term is the whole name, legal forms such as plc aside, wherever its spaces are. */
  'NAME',
  /** The name begins with the term, or is shortened so: `M&S`. */
  'PREFIX',
  /** Every word of the term begins a word of the name, in any order. */
  'WORD',
  /** The ticker, ISIN or SEDOL begins with the term. */
  'CODE',
  /** The term is made of the first letters of the name: `BAT`. */
  'INITIALS',
  /** Every word of the term stands somewhere inside a word of the name. */
  'INFIX',
  /** Every word of the term is within a few edits of a word of the name, or lacks a space. Tried where little is found. */
  'TYPO',
] as const

export type MatchKind = (typeof matchKinds)[number]

/** UTF-16 offsets into the text, end exclusive: what `<mark>` goes around. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

export interface SearchHit<Entry extends SearchEntry = SearchEntry> {
  /** The very object that was put into the index; of a packed one, made from its text for this hit. */
  readonly entry: Entry
  readonly kind: MatchKind
  readonly field: 'name' | 'otherName' | 'ticker' | 'isin' | 'sedol' | 'marketCode'
  /** The name or code that matched, as the entry writes it. */
  readonly text: string
  /** In order, without overlap. */
  readonly ranges: readonly TextRange[]
}

export interface SearchOptions {
  /** Whole number; at most 1,000 hits are given however much more is asked for. */
  readonly limit: number
  /** Only these types; all when left out. */
  readonly types?: readonly SecurityType[]
}
