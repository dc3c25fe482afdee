import type { GuideHtml, GuideView } from '@bellwether/contract'
import MarkdownIt, { type Token } from 'markdown-it'
import { type GuideFacts, toGuideHref, toRunnable } from './guide-addresses.ts'

export type RenderedGuide = Pick<GuideView, 'title' | 'lead' | 'html' | 'contents'>

/**
 * A guide as markup. A fence says what can be done with its code: `html run` is a page that runs, `json config` a configuration that is right,
 * `http policy` the policy that the pages of the guide run under. Tests do so.
 */
export function renderGuide(markdown: string, facts: GuideFacts): RenderedGuide {
  const parser = new MarkdownIt({ html: false, linkify: false })
  parser.renderer.rules.fence = (tokens, index) => toCodeMarkup(tokens[index], facts, parser.utils.escapeHtml)
  const tokens = parser.parse(markdown, {})
  // The first heading and the paragraph under it head the page.
  const [title, lead] = tokens.filter(({ type }) => type === 'inline').map(({ content }) => content)
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
  return { title: title ?? '', lead: (lead ?? '').replaceAll('`', ''), html, contents }
}

function toCodeMarkup(token: Token | undefined, facts: GuideFacts, toText: (text: string) => string): string {
  const [language = '', use = ''] = token?.info.split(/\s+/) ?? []
  const code = toText(toRunnable(token?.content ?? '', facts))
  return `<pre tabindex="0" data-language="${toText(language)}"${use ? ` data-use="${toText(use)}"` : ''}><code>${code}</code></pre>\n`
}

/** A link that leads nowhere on our pages is left as its text. */
function relink(children: Token[]): void {
  let isLeft = false
  for (const token of children) {
    if (token.type === 'link_open') {
      const href = toGuideHref(String(token.attrGet('href') ?? ''))
      isLeft = href === null
      if (href !== null) token.attrSet('href', href)
    }
    if (isLeft && (token.type === 'link_open' || token.type === 'link_close')) {
      isLeft = token.type === 'link_open'
      Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 })
    }
  }
}

/** The same ids that viewers of Markdown give to headings. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
