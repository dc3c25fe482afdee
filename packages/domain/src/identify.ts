import { isIsin, looksLikeIsin } from './isin.ts'
import { isSedol, looksLikeSedol } from './sedol.ts'

export interface Identified {
  readonly kind: 'ISIN' | 'SEDOL'
  /** Upper case, without surrounding space. */
  readonly value: string
  readonly valid: boolean
  /** What to tell the person who typed it; null when valid. */
  readonly reason: string | null
}

/** What a typed search term looks like, so that a typing error is told at once, without a call. */
export function identify(text: string): Identified | null {
  const value = text.trim().toUpperCase()
  if (looksLikeIsin(value)) return verdict('ISIN', value, isIsin(value))
  if (looksLikeSedol(value)) return verdict('SEDOL', value, isSedol(value))
  return null
}

function verdict(kind: Identified['kind'], value: string, valid: boolean): Identified {
  return { kind, value, valid, reason: valid ? null : `That ${kind} has a typing error` }
}
