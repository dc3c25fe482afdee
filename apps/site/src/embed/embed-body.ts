import { tellHeight, toPreviewBody } from '../developers/preview-body.ts'
import type { SiteError } from '../errors.ts'
import type { Embed } from './find-embed.ts'
import { toHtmlText } from './html-text.ts'

/** Our pages are in no frame of others: what is chosen in a search opens beside the host's page. */
const openChosen = `<script>
  addEventListener('bw-security-chosen', ({ detail }) => open(detail.href, '_blank', 'noopener'))
</script>`

export function toEmbedBody({ subject, title, moreHref }: Embed): string {
  const isSearch = subject.type === 'security-search'
  const settings = isSearch ? { ...subject.settings, link: 'none' } : subject.settings
  const instead = `<noscript><p><a href="${toHtmlText(moreHref)}">${toHtmlText(title)}, on Bellwether</a></p></noscript>`
  return `${toPreviewBody({ ...subject, settings }, 'embed')}${isSearch ? openChosen : ''}${instead}`
}

/** Quiet: a visitor of the host's page can do nothing about it, who made the page can. */
export function toRefusedBody({ code, message }: SiteError): string {
  return `<main><p>This cannot be shown. <small>${toHtmlText(message)} (${code})</small></p></main>${tellHeight}`
}
