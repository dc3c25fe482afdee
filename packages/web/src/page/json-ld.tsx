import { toScriptJson } from '@bellwether/domain'

/** Structured data for search engines. */
export function JsonLd({ data }: { readonly data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
}
