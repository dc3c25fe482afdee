/** The first is the source. */
export const offeredLocales = [
  'en-GB',
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'sv-SE',
  'ar',
  'ja',
] as const

export type OfferedLocale = (typeof offeredLocales)[number]

/** By its whole tag, or else by its language: de-AT is shown in de-DE. Null where nothing is near. */
export function findLocale(tag: string): OfferedLocale | null {
  const given = tag.replace('_', '-').toLowerCase()
  const [language = ''] = given.split('-')
  return (
    offeredLocales.find(one => one.toLowerCase() === given) ??
    offeredLocales.find(one => one.startsWith(`${language}-`) || one === language) ??
    null
  )
}

/** What is wrong with a locale that somebody asked for; null for one that is offered, by its language alone too. */
export function explainLocale(tag: string): string | null {
  const found = findLocale(tag)
  const given = tag.replace('_', '-').toLowerCase()
  if (found && (found.toLowerCase() === given || !given.includes('-'))) return null
  return `No texts in ${tag}; ${found ?? offeredLocales[0]} is used. Offered: ${offeredLocales.join(', ')}.`
}
