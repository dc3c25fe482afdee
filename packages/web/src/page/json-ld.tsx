/** Structured data for search engines. "<" is escaped so that no value can close the element. */
export function JsonLd({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
