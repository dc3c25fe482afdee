import type { ApplicationContext, ComponentEntry } from '@bellwether/contract'

/**
 * The chunk with the texts of the language that a component will be shown in, as the component itself chooses it: its own, or else that of
 * the configuration, or else that of the page; by its whole tag, or else by its language. None for English as in the components.
 */
export function findTexts(
  chunks: readonly string[] = [],
  { settings }: ComponentEntry,
  { locale }: Pick<ApplicationContext, 'locale'>,
  pageLanguage = '',
): string | undefined {
  const given = String(settings?.locale || locale || pageLanguage).replace(/[^a-z\d]+/gi, '-')
  const [language = ''] = given.split('-')
  const find = (tag: string) => chunks.find(key => new RegExp(`^locale-${tag}-\\w+$`, 'i').test(key))
  return find(given) ?? (/^en$/i.test(language) ? undefined : find(`${language}(-\\w+)?`))
}
