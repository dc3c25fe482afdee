import { type MarketCode, parseMarketCode, splitMarketCode } from '@bellwether/domain'
import type { SearchEntry } from './entry.ts'

const ignored = /[\s./-]/g

/** Capitals without dots and hyphens: `BP.` and `bp` are one key, so are `BT.A`, `BT-A` and `bta`. */
export function toCodeKey(code: string): string {
  return code.toUpperCase().replace(ignored, '')
}

/** Every key under which a security's codes are found. */
export function codeKeys(entry: SearchEntry): ReadonlySet<string> {
  const { code } = splitMarketCode(entry.marketCode)
  const keys = new Set([
    toCodeKey(entry.ticker),
    toCodeKey(code),
    toCodeKey(entry.isin ?? ''),
    toCodeKey(entry.sedol ?? ''),
  ])
  keys.delete('')
  return keys
}

/** A term read as a code. */
export interface CodeTerm {
  readonly key: string
  /** Given when the term names the exchange too. */
  readonly marketCode: MarketCode | null
}

const plainCode = /^[\x21-\x7e]{1,32}$/
const spacedIsin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/

/** Null when the term has the form of no code. ISINs are often copied in groups of four, so theirs may have spaces. */
export function parseCodeTerm(term: string): CodeTerm | null {
  const trimmed = term.trim()
  const marketCode = parseMarketCode(trimmed)
  if (marketCode !== null) return { key: toCodeKey(splitMarketCode(marketCode).code), marketCode }
  const joined = trimmed.length <= 32 ? trimmed.replace(/\s+/g, '') : ''
  if (spacedIsin.test(joined.toUpperCase())) return { key: joined.toUpperCase(), marketCode: null }
  if (!plainCode.test(trimmed) || trimmed.includes(':')) return null
  const key = toCodeKey(trimmed)
  return key === '' ? null : { key, marketCode: null }
}

/** Same exchange and same code, dots and hyphens aside. */
export function isSameMarketCode(left: MarketCode, right: MarketCode): boolean {
  if (left === right) return true
  const a = splitMarketCode(left)
  const b = splitMarketCode(right)
  return a.exchange === b.exchange && toCodeKey(a.code) === toCodeKey(b.code)
}
