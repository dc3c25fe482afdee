export interface Citation {
  readonly id: string
  /** `file:line`, for messages. */
  readonly place: string
}

// A test name is the first string of it(...), test(...), describe(...) with modifiers, or of the second call in it.each(...)(...).
const testName = /(?:\b(?:it|test|describe)((?:\.\w+)*)|\))\s*\(\s*(['"`])((?:\\[\s\S]|(?!\2)[^\\])*)\2/g
const bracket = /\[([^\]]*)\]/g
// Wider than a well-formed id, so that a mistyped one is reported and not overlooked.
const citedId = /\b(?:RP|LD|IM)-[A-Za-z0-9-]+/g

/** Finds the rule ids in the names of the tests of one file. A skipped test, or one in a comment, cites nothing. */
export function findCitations(file: string, source: string): Citation[] {
  const citations: Citation[] = []
  for (const match of source.matchAll(testName)) {
    const [, modifiers = '', , name = ''] = match
    if (/\.(?:skip|todo)\b/.test(modifiers) || isCommented(source, match.index)) continue
    const place = `${file}:${source.slice(0, match.index).split('\n').length}`
    for (const [, inside = ''] of name.matchAll(bracket)) {
      for (const [id] of inside.matchAll(citedId)) citations.push({ id, place })
    }
  }
  return citations
}

function isCommented(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index) + 1, index)
  return /^\s*(?:\/\/|\/?\*)/.test(line)
}
