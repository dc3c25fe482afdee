import type { CdnFile, DrawnWidget } from '@bellwether/contract'
import type { SiteError } from '@bellwether/web'
import { tellHeight, toPreviewBody } from '../catalogue/preview-body.ts'
import type { Embed } from './find-embed.ts'
import { toHtmlText } from './html-text.ts'

export interface EmbedMarkup {
  /** For the end of the head. */
  readonly head: string
  readonly body: string
}

/** Our pages are in no frame of others: what is chosen in a search opens beside the host's page. */
const openChosen = `<script>
  addEventListener('bw-security-chosen', ({ detail }) => open(detail.href, '_blank', 'noopener'))
</script>`

/** Of little use where no script runs. */
const scripted: readonly string[] = ['security-search', 'cost-calculator', 'price-chart']

/** The loader's way, for a version that we cannot draw: without a script it is a link to our page. */
export function toLoadedMarkup(embed: Embed): EmbedMarkup {
  return { head: '', body: `${toPreviewBody(embed.subject, 'embed')}${openingOf(embed)}${toLinkInstead(embed)}` }
}

/** There before any script; hydrated by the modules, whose hashes stand in the head and which are on their way before the body is read. */
export function toDrawnMarkup(origin: string, embed: Embed, { tagName, html, modules }: DrawnWidget): EmbedMarkup {
  const addressOf = ({ path }: CdnFile) => `${origin}/cdn/${path}`
  const integrity = Object.fromEntries(modules.map(file => [addressOf(file), file.integrity]))
  const preloads = modules.map(
    file => `<link rel="modulepreload" href="${addressOf(file)}" integrity="${file.integrity}" crossorigin>`,
  )
  const hydrate = `<script type="module">
  import { element } from '${modules.slice(0, 1).map(addressOf)}'
  customElements.define('${tagName}', element)
</script>`
  const instead = scripted.includes(embed.subject.type) ? toLinkInstead(embed, 'No script runs here. ') : ''
  return {
    head: `<script type="importmap">${JSON.stringify({ integrity })}</script>${preloads.join('')}`,
    body: `<main>${html}</main>${tellHeight}${openingOf(embed)}${instead}${hydrate}`,
  }
}

/** Quiet: a visitor of the host's page can do nothing about it, who made the page can. */
export function toRefusedBody({ code, message }: SiteError): string {
  return `<main><p>This cannot be shown. <small>${toHtmlText(message)} (${code})</small></p></main>${tellHeight}`
}

function openingOf({ subject }: Embed): string {
  return subject.type === 'security-search' ? openChosen : ''
}

function toLinkInstead({ title, moreHref }: Embed, words = ''): string {
  return `<noscript><p>${words}<a href="${toHtmlText(moreHref)}">${toHtmlText(title)}, on Bellwether</a></p></noscript>`
}
