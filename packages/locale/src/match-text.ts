import { toPieces } from './fill.ts'

export interface Matched {
  readonly source: string
  readonly values: Readonly<Record<string, string>>
}

/** Source texts with values. The one with the most letters of its own comes first: it says most about what it fits. */
export function toTemplates(sources: readonly string[]): readonly string[] {
  const ownLength = (text: string) => text.replace(/\{\w+\}/g, '').length
  return sources.filter(text => text.includes('{')).sort((a, b) => ownLength(b) - ownLength(a))
}

/** The values that would make this text of the source; null if none do. One pass, without backtracking. */
export function matchText(source: string, text: string): Matched | null {
  const pieces = toPieces(source)
  const values: Record<string, string> = {}
  const [start = ''] = pieces
  if (!text.startsWith(start)) return null
  let at = start.length
  for (let index = 1; index < pieces.length; index += 2) {
    const after = pieces[index + 1] ?? ''
    const isLast = index + 2 >= pieces.length
    const end = isLast ? text.length - after.length : text.indexOf(after, at + 1)
    if (end <= at || (isLast && !text.endsWith(after))) return null
    const value = text.slice(at, end)
    const name = pieces[index] ?? ''
    if (!fits(name, value)) return null
    values[name] = value
    at = end + after.length
  }
  return { source, values }
}

/** Values of these names are figures; others may be any text. */
function fits(name: string, value: string): boolean {
  if (name === 'date') return /^\d{1,2} [A-Z][a-z]{2} \d{4}$/.test(value)
  return !/^(n|from|to|percent|money|score|scale)$/.test(name) || /^\D{0,4}[\d,.]+(%|m|bn|tn)?$/.test(value)
}
