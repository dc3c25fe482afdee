import type { GuideHtml, GuideView } from '@bellwether/contract'
import MarkdownIt, { type Token } from 'markdown-it'
import { type GuideFacts, toGuideHref, toRunnable } from './guide-addresses.ts'

export type RenderedGuide = Pick<GuideView, 'title' | 'lead' | 'html' | 'contents'>

/**
 * Renders a guide as HTML. The info string of a code fence tells the tests what to do with it: `html run` is a page that must run, `json config` a
 * configuration that must be valid, `http policy` the CSP that the guide's pages run under.
 */
export function renderGuide(markdown: string, facts: GuideFacts): RenderedGuide {
  const parser = new MarkdownIt({ html: false, linkify: false })
  parser.renderer.rules.fence = (tokens, index) => toCodeMarkup(tokens[index], facts, parser.utils.escapeHtml)
  const tokens = parser.parse(markdown, {})
  // The first heading and paragraph are the page's title and lead.
  const [title = '', lead = ''] = tokens.filter(({ type }) => type === 'inline').map(toPlainText)
  const body = tokens.slice(6)
  const headings = body.flatMap((token, index) => (token.type === 'heading_open' ? [index] : []))
  const contents = headings.flatMap(index => {
    const [heading, text] = [body[index], body[index + 1]]
    if (!heading || !text) return []
    const id = toAnchor(text.content)
    heading.attrSet('id', id)
    return heading.tag === 'h2' ? [{ id, title: text.content }] : []
  })
  for (const token of body) relink(token.children ?? [])
  const html = parser.renderer.render(body, parser.options, {}) as GuideHtml
  return { title, lead, html, contents }
}

/** Without the marks of links and code, on one line. */
function toPlainText({ children }: Token): string {
  return (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}

function toCodeMarkup(token: Token | undefined, facts: GuideFacts, toText: (text: string) => string): string {
  const [language = '', use = ''] = token?.info.split(/\s+/) ?? []
  const code = toText(toRunnable(token?.content ?? '', facts))
  return `<pre tabindex="0" data-language="${toText(language)}"${use ? ` data-use="${toText(use)}"` : ''}><code>${code}</code></pre>\n`
}

/** Replaces a link without a page by its text. */
function relink(children: Token[]): void {
  let isRemoved = false
  for (const token of children) {
    if (token.type === 'link_open') {
      const href = toGuideHref(String(token.attrGet('href') ?? ''))
      isRemoved = href === null
      if (href !== null) token.attrSet('href', href)
    }
    if (isRemoved && (token.type === 'link_open' || token.type === 'link_close')) {
      isRemoved = token.type === 'link_open'
      Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 })
    }
  }
}

/** The heading ids that GitHub generates. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
