import type { CdnFile, DrawnWidget } from '@bellwether/contract'
import { escapeHtml } from '@bellwether/domain'
import type { SiteError } from '@bellwether/web'
import { reportHeight, toPreviewBody } from '../catalogue/preview-body.ts'
import type { Embed } from './find-embed.ts'

export interface EmbedMarkup {
  /** Appended to the head. */
  readonly head: string
  readonly body: string
}

/** Our pages cannot be embedded elsewhere, so a selected security opens in a new tab. */
const openOnSelect = `<script>
  addEventListener('bw-security-chosen', ({ detail }) => open(detail.href, '_blank', 'noopener'))
</script>`

/** Widgets that are of little use without scripts. */
const scripted: readonly string[] = ['security-search', 'cost-calculator', 'price-chart']

/** Rendered by the loader, for versions that cannot be rendered on the server; a link to our page without scripts. */
export function toLoadedMarkup(embed: Embed): EmbedMarkup {
  return { head: '', body: `${toPreviewBody(embed.subject, 'embed')}${openScriptOf(embed)}${toNoscriptLink(embed)}` }
}

/** Rendered on the server and hydrated by modules that the head preloads with their integrity hashes. */
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
  const instead = scripted.includes(embed.subject.type) ? toNoscriptLink(embed, 'Scripts are disabled. ') : ''
  return {
    head: `<script type="importmap">${JSON.stringify({ integrity })}</script>${preloads.join('')}`,
    body: `<main>${html}</main>${reportHeight}${openScriptOf(embed)}${instead}${hydrate}`,
  }
}

/** Discreet: only the developer of the host page can fix it. */
export function toErrorBody({ code, message }: SiteError): string {
  return `<main><p>Unavailable. <small>${escapeHtml(message)} (${code})</small></p></main>${reportHeight}`
}

function openScriptOf({ subject }: Embed): string {
  return subject.type === 'security-search' ? openOnSelect : ''
}

function toNoscriptLink({ title, moreHref }: Embed, lead = ''): string {
  return `<noscript><p>${lead}<a href="${escapeHtml(moreHref)}">${escapeHtml(title)} on Bellwether</a></p></noscript>`
}
