/** Longhands whose names do not start with their shorthand. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  gap: ['row-gap', 'column-gap'],
  inset: ['top', 'right', 'bottom', 'left'],
}

const quoted = `"[^"]*"|'[^']*'`
const inBrackets = (inside: string) => String.raw`\((?:[^()"']|${quoted}|${inside})*\)`
/** One declaration; semicolons in quotes or brackets do not end it. */
const declaration = new RegExp(`(?:[^;"'(]|${quoted}|${inBrackets(inBrackets(inBrackets('$^')))})+`, 'g')

/** A selector and its declarations, without nested rules. */
const rule = new RegExp(String.raw`((?:[^{}"']|${quoted})+)\{((?:[^{}"']|${quoted})*)\}`, 'g')

/**
 * Widgets copy their rules from the page's stylesheet as the browser serialises them. A shorthand with var() is serialised as
 * empty when the same rule also has one of its longhands, and `all` as a list of properties: so that longhand gets its own rule.
 */
export function splitShorthands(css: string): string {
  return css.replace(rule, (_, selector: string, body: string) =>
    toParts(body)
      .map(part => `${selector}{${part}}`)
      .join(''),
  )
}

function toParts(body: string): readonly string[] {
  const parts: string[][] = [[]]
  let shorthands: string[] = []
  for (const one of body.match(declaration) ?? []) {
    const name = one.slice(0, one.indexOf(':')).trim()
    if (shorthands.some(shorthand => isPartOf(name, shorthand))) {
      parts.push([])
      shorthands = []
    }
    parts.at(-1)?.push(one)
    if (name === 'all' || (!name.startsWith('--') && one.includes('var('))) shorthands.push(name)
  }
  return parts.map(part => part.join(';'))
}

function isPartOf(name: string, shorthand: string): boolean {
  return shorthand === 'all' || name.startsWith(`${shorthand}-`) || (elsewhere[shorthand]?.includes(name) ?? false)
}
