import { escapeHtml } from '@bellwether/domain'
import type { XmlElement } from '../reading/xml.ts'

/** Names of NITF and XHTML that mean something on a page, and what they become. */
const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td a b strong i em u sub sup'
      .split(' ')
      .map(name => [name, name]),
  ),
  hl1: 'h3',
  hl2: 'h4',
  byline: 'p',
  dateline: 'p',
  bq: 'blockquote',
  'nitf-table': 'table',
}
/** Their text is code, or a control's inside. */
const left = new Set([
  'script',
  'style',
  'title',
  'head',
  'media',
  'object',
  'iframe',
  'template',
  'form',
  'svg',
  'math',
])
const alone = new Set(['br', 'hr'])
const web = /^https?:\/\//i

/** What is inside an element, as HTML of the few names above; all other names are left out and their words kept. */
export function toHtml({ content = [] }: XmlElement): string {
  return content
    .map(node => (typeof node === 'string' ? escapeHtml(node) : elementToHtml(node)))
    .join('')
    .trim()
}

function elementToHtml(element: XmlElement): string {
  const given = element.name.toLowerCase()
  if (left.has(given)) return ''
  const name = Object.hasOwn(kept, given) ? kept[given] : undefined
  const inside = toHtml(element)
  if (name === undefined) return inside
  if (alone.has(name)) return `<${name}>`
  const { href = '' } = element.attributes
  return name === 'a' && web.test(href) ? `<a href="${escapeHtml(href)}">${inside}</a>` : `<${name}>${inside}</${name}>`
}

/** Plain text: a paragraph for each that a blank line ends. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => `<p>${escapeHtml(part)}</p>`)
    .join('\n')
}

/** A link to where an item is whole; nothing where the address is none of the web. */
export function readMore(url: string, where: string): string {
  return web.test(url) ? `<p><a href="${escapeHtml(url)}">Read it at ${escapeHtml(where)}</a></p>` : ''
}
