/** Longhands whose names do not begin with that of their shorthand. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  gap: ['row-gap', 'column-gap'],
  inset: ['top', 'right', 'bottom', 'left'],
}

const quoted = `"[^"]*"|'[^']*'`
const inBrackets = (inside: string) => String.raw`\((?:[^()"']|${quoted}|${inside})*\)`
/** One declaration: a semicolon in quotes or brackets does not end it. */
const declaration = new RegExp(`(?:[^;"'(]|${quoted}|${inBrackets(inBrackets(inBrackets('$^')))})+`, 'g')

/** A selector and what stands in its braces, if that is no other rule. */
const rule = new RegExp(String.raw`((?:[^{}"']|${quoted})+)\{((?:[^{}"']|${quoted})*)\}`, 'g')

/**
 * Widgets take their rules over from the page as the browser writes them. A shorthand with var() is written as nothing at
 * all when the same rule has one of its longhands too, and `all` as a list of what this browser knows: hence that longhand
 * gets a rule of its own.
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
