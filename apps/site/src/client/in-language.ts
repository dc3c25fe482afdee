import type { IslandRegistry } from '@bellwether/islands/client'

/** Islands in the language that their page is drawn in; those of an en-GB page as they are, without a request more. */
export function inLanguage(lang: string, islands: IslandRegistry): IslandRegistry {
  if (lang === 'en-GB') return islands
  const load = async (loadOwn: IslandRegistry[string]) => {
    const [{ withLanguage }, component] = await Promise.all([import('./with-language.tsx'), loadOwn()])
    return withLanguage(lang, component)
  }
  return Object.fromEntries(Object.entries(islands).map(([name, loadOwn]) => [name, () => load(loadOwn)]))
}
