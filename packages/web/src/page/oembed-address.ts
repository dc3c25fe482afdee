/** Where consumers find what an address of ours is as a frame; for the head of a page. */
export function oembedHref(origin: string, address: string): string {
  return `${origin}/oembed?${new URLSearchParams({ url: address, format: 'json' })}`
}
