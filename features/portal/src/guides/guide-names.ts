/** In reading order; each is `docs/guides/{name}.md`. */
export const guideNames = [
  'quick-start',
  'tags',
  'frameworks',
  'styling',
  'languages',
  'embeds',
  'tokens',
  'content-security-policy',
  'browsers',
  'performance',
  'versions',
  'errors',
  'analytics',
  'migrating',
] as const

export type GuideName = (typeof guideNames)[number]

export const guidesPath = '/developers/guides'

export function isGuideName(text: string): text is GuideName {
  return (guideNames as readonly string[]).includes(text)
}
