import { createContext, useContext } from 'react'
import { enGb } from './en-gb.ts'
import type { Locale } from './locale.ts'

/** The language of the blocks inside; that of our own pages without a provider. */
export const LocaleContext = createContext<Locale>(enGb)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}
