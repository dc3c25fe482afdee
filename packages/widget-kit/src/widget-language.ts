import type { WidgetElement } from '@bellwether/contract'
import { explainLocale, findLocale, type OfferedLocale } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'
import { loadLocale } from '@bellwether/locale/load'

const warnings = new Set<string>()

/** Of the widget, or else of the configuration, or else of the page; en-GB where none of them is offered. */
export function findLanguage(
  { bellwether, ownerDocument }: WidgetElement,
  own: string | undefined,
): { readonly tag: OfferedLocale; readonly dir: Locale['dir'] } {
  const asked = own || bellwether?.locale
  // The language of a page is no request of ours: one that is not offered is not worth a warning.
  const warning = asked ? explainLocale(asked) : null
  if (warning) warnOnce(warning)
  const tag = findLocale(asked || ownerDocument.documentElement.lang) ?? 'en-GB'
  return { tag, dir: tag === 'ar' ? 'rtl' : 'ltr' }
}

/** Never rejects: a widget whose texts cannot be loaded is shown in en-GB. */
export async function loadLanguage(tag: OfferedLocale): Promise<Locale> {
  try {
    return await loadLocale(tag)
  } catch (error) {
    warnOnce(`The texts in ${tag} could not be loaded; en-GB is used. ${error}`)
    return enGb
  }
}

function warnOnce(text: string): void {
  if (warnings.has(text)) return
  warnings.add(text)
  console.warn(text)
}
