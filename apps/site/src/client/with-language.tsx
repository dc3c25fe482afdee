import { findLocale } from '@bellwether/domain'
import { LocaleContext } from '@bellwether/locale'
import { loadLocale } from '@bellwether/locale/load'
import type { ComponentType, FunctionComponent } from 'react'

/** An island in the language of its page, with its texts loaded. */
export async function withLanguage<Props extends object>(
  lang: string,
  island: Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const [locale, Shown] = await Promise.all([loadLocale(findLocale(lang) ?? 'en-GB'), island])
  return props => (
    <LocaleContext value={locale}>
      <Shown {...props} />
    </LocaleContext>
  )
}
