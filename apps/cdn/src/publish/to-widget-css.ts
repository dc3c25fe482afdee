import { splitShorthands } from './split-shorthands.ts'

const ownPrefix = '--bw-own-'

/**
 * Styles for a shadow root on a host page. Every token is read from the page, with our value as the fallback; rem is replaced
 * by the reader's text size. What `shared`, the styles before these, has read already is not read again.
 */
export function toWidgetCss(css: string, tokens: ReadonlyMap<string, string>, shared = ''): string {
  const used = new Set<string>()
  const rules = css.replace(/var\((--bw-[\w-]+)\)/g, (whole, name: string) => {
    if (!tokens.has(name)) return whole
    used.add(name)
    return `var(${toOwn(name)})`
  })
  const unread = [...used].filter(name => !shared.includes(`${toOwn(name)}:`))
  const own = unread.sort().map(name => `${toOwn(name)}:${toValue(name, tokens)}`)
  // Only on the widget's host element, which inherits values set on any ancestor.
  return splitShorthands(replaceRem(own.length > 0 ? `:host>div{${own.join(';')}}${rules}` : rules))
}

/** One that follows another, such as the first line of a chart the accent, follows the page's value of that. */
function toValue(name: string, tokens: ReadonlyMap<string, string>): string {
  const ours = tokens.get(name)?.replace(/var\((--bw-[\w-]+)\)/g, (_, other: string) => toValue(other, tokens))
  return `var(${name},${ours})`
}

function toOwn(name: string): string {
  return name.replace('--bw-', ownPrefix)
}

function replaceRem(css: string): string {
  return css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, count: string) => `calc(${count}*var(--bw-rem,1rem))`)
}

/** The custom properties of a stylesheet. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/(--bw-[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}
