import type { SanitisedHtml } from '@bellwether/contract'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

export interface NewsBody {
  readonly html: SanitisedHtml
  /** The body was longer than we show. */
  readonly shortened: boolean
  readonly picturesLeftOut: boolean
}

/** The longest annual results are a third of this; more would hold up every other request while it is cleaned. */
const maxCharacters = 1_500_000

/** Words and tables of an announcement as received, and nothing that runs, loads, submits, hides or names itself. */
export function sanitiseNews(received: string): NewsBody {
  const shortened = received.length > maxCharacters
  const taken = shortened ? received.slice(0, maxCharacters) : received
  const clean = isTooDeep(taken) ? wordsOf(taken) : sanitizeHtml(taken, rules)
  return {
    html: scrollTables(clean) as SanitisedHtml,
    shortened,
    picturesLeftOut: /<(?:img|svg|picture|image)\b/i.test(received),
  }
}

const rules: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'code'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    td: ['colspan', 'rowspan', 'data-align'],
    th: ['colspan', 'rowspan', 'scope', 'data-align'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their text is code, a fallback or a control's inside: never words of the announcement.
  nonTextTags: [
    ...['script', 'style', 'title', 'textarea', 'option', 'select', 'button', 'noscript', 'noembed', 'noframes'],
    ...['iframe', 'object', 'template', 'xmp', 'plaintext', 'svg', 'math', 'audio', 'video', 'canvas', 'datalist'],
  ],
  // Far beyond any real document, and short of what slows a browser.
  nestingLimit: 100,
  parseStyleAttributes: false,
  transformTags: {
    // The page has its own first and second headings.
    h1: 'h3',
    h2: 'h3',
    strike: 's',
    center: 'div',
    a: (_tag, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes) }),
    td: (_tag, attributes) => ({ tagName: 'td', attribs: cellAttributes(attributes) }),
    th: (_tag, attributes) => ({ tagName: 'th', attribs: cellAttributes(attributes) }),
    ol: (_tag, { start }) => ({ tagName: 'ol', attribs: wholeNumber('start', start, 100_000) }),
  },
}

/** The parser's time grows with the square of the depth: a hundred thousand boxes in one another take it ten seconds. */
const maxDepth = 1_000
const closedByThemselves = new Set(
  'area base body br col dd dt embed head hr html img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (closedByThemselves.has(name.toLowerCase())) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) return true
  }
  return false
}

/** What no honest author writes is shown without any of its markup. */
function wordsOf(html: string): string {
  const words = html.replace(/<[^<>]*>/g, ' ').replaceAll('<', ' ')
  return `<p>${sanitizeHtml(words, { allowedTags: [], allowedAttributes: {} }).trim()}</p>`
}

/** Only whole addresses elsewhere: a relative one would lead into this site, where its author has no business. */
function linkAttributes({ href }: Attributes): Attributes {
  const url = href === undefined ? null : URL.parse(href.trim())
  if (!url || !['https:', 'http:', 'mailto:'].includes(url.protocol)) return {}
  return { href: url.href, rel: 'noopener noreferrer nofollow' }
}

const sides = /^(left|right|center)\b/i

/** Numbers stay right-aligned; a cell of a billion columns does not stay. */
function cellAttributes({ colspan, rowspan, scope, align, style = '' }: Attributes): Attributes {
  const declared = style.split(';').map(one => one.split(':').map(part => part.trim().toLowerCase()))
  const textAlign = declared.find(([property]) => property === 'text-align')?.[1]
  const aligned = sides.exec(align ?? '') ?? sides.exec(textAlign ?? '')
  const side = aligned?.[1]?.toLowerCase()
  return {
    ...wholeNumber('colspan', colspan, 50),
    ...wholeNumber('rowspan', rowspan, 500),
    ...(scope && /^(?:row|col|rowgroup|colgroup)$/.test(scope) ? { scope } : {}),
    ...(side && side !== 'left' ? { 'data-align': side } : {}),
  }
}

function wholeNumber(name: string, text: string | undefined, most: number): Attributes {
  return text && /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? { [name]: text } : {}
}

/** Wide tables scroll inside their own frame, by keyboard too. Exact text is safe to look for: no table keeps an attribute. */
function scrollTables(html: string): string {
  let count = 0
  return html
    .replaceAll('<table>', () => {
      count += 1
      return `<section aria-label="Table ${count}" tabindex="0"><table>`
    })
    .replaceAll('</table>', '</table></section>')
}
