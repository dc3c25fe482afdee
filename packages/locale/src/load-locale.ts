import type { OfferedLocale } from '@bellwether/domain'
import { enGb } from './en-gb.ts'
import type { Locale } from './locale.ts'

interface Loaded {
  readonly locale: Locale
}

/** Each is a chunk of its own, which a page downloads only if it shows a widget in that language. */
const catalogues: Readonly<Record<Exclude<OfferedLocale, 'en-GB'>, () => Promise<Loaded>>> = {
  'en-US': () => import('./catalogues/en-US.ts'),
  'de-DE': () => import('./catalogues/de-DE.ts'),
  'fr-FR': () => import('./catalogues/fr-FR.ts'),
  'es-ES': () => import('./catalogues/es-ES.ts'),
  'it-IT': () => import('./catalogues/it-IT.ts'),
  'nl-NL': () => import('./catalogues/nl-NL.ts'),
  'pl-PL': () => import('./catalogues/pl-PL.ts'),
  'sv-SE': () => import('./catalogues/sv-SE.ts'),
  ar: () => import('./catalogues/ar.ts'),
  ja: () => import('./catalogues/ja.ts'),
}

export async function loadLocale(tag: OfferedLocale): Promise<Locale> {
  return tag === 'en-GB' ? enGb : (await catalogues[tag]()).locale
}
