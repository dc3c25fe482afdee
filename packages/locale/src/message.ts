import type { SourceText } from './catalogues/source.ts'

/** A translation; one that depends on `{n}` has the plural forms of its language. */
export type Message = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>)

/** A language: every source text, and no other. */
export type Catalogue = Readonly<Record<SourceText, Message>>
