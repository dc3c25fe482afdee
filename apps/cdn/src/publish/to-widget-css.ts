import { splitShorthands } from './split-shorthands.ts'

const ownPrefix = '--bw-own-'

/**
 * Styles for a shadow root on anybody's page. Every token is read from the page and has our value where the page has none;
 * rem is the reader's text size, not what the page has made of it.
 */
export function toWidgetCss(css: string, tokens: ReadonlyMap<string, string>): string {
  const used = new Set<string>()
  const rules = css.replace(/var\((--bw-[\w-]+)\)/g, (whole, name: string) => {
    if (!tokens.has(name)) return whole
    used.add(name)
    return `var(${toOwn(name)})`
  })
  const own = [...used].sort().map(name => `${toOwn(name)}:var(${name},${tokens.get(name)})`)
  // On the box that holds a widget, and on nothing else: a host's value set on any ancestor has been inherited there.
  return splitShorthands(replaceRem(own.length > 0 ? `:host>div{${own.join(';')}}${rules}` : rules))
}

function toOwn(name: string): string {
  return name.replace('--bw-', ownPrefix)
}

function replaceRem(css: string): string {
  return css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, count: string) => `calc(${count}*var(--bw-rem,1rem))`)
}

/** Names and values of a sheet of custom properties. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/(--bw-[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}
