/** A part of a text, and whether it is what was typed. */
export interface MarkedPart {
  readonly text: string
  readonly marked: boolean
}

/** Splits a text where its words begin with words of the term, ignoring case. */
export function markWords(text: string, term: string): readonly MarkedPart[] {
  const words = term.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return [{ text, marked: false }]
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escapeRegExp).join('|')})`, 'giu')
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(found)) {
    if (index > end) parts.push({ text: text.slice(end, index), marked: false })
    parts.push({ text: match, marked: true })
    end = index + match.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false })
  return parts
}

function escapeRegExp(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
