/** The oEmbed address of a page, for its head. */
export function oembedHref(origin: string, address: string): string {
  return `${origin}/oembed?${new URLSearchParams({ url: address, format: 'json' })}`
}
