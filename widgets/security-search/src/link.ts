/** Where a selected security leads: by a template such as /quotes/{marketCode}, to our page without one, nowhere for `none`. */
export function toLink(
  template: string,
  { marketCode, href }: { readonly marketCode: string; readonly href: string },
  base: string,
): string | null {
  if (template === 'none') return null
  const address = template === '' ? href : template.replaceAll('{marketCode}', encodeURIComponent(marketCode))
  if (!URL.canParse(address, base)) return null
  const { protocol, href: link } = new URL(address, base)
  // A setting may come from a configuration that others can edit: it must not run a script.
  return /^https?:$/.test(protocol) ? link : null
}
