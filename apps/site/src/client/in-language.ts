import type { IslandRegistry } from '@bellwether/islands/client'

/** Islands in the language that their page is drawn in; those of an en-GB page as they are, without a request more. */
export function inLanguage(lang: string, islands: IslandRegistry): IslandRegistry {
  if (lang === 'en-GB') return islands
  const entries = Object.entries(islands).map(
    ([name, load]) => [name, async () => (await import('./with-language.tsx')).withLanguage(lang, load())] as const,
  )
  return Object.fromEntries(entries)
}
