export type { SourceText } from './catalogues/source.ts'
export { enGb } from './en-gb.ts'
export type { Locale, Values } from './locale.ts'
export { LocaleContext, useLocale } from './locale-context.ts'
