import type {
  formatChange,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceNumber,
  formatRatio,
  formatTime,
} from '@bellwether/domain'
import type { ReactNode } from 'react'
import type { SourceText } from './catalogues/source.ts'

export type Values = Readonly<Record<string, string | number>>

/** What a block needs to write in a language: texts by their en-GB source, and the formats of the domain in its manner. */
export interface Locale {
  /** As in `lang`: de-DE. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** A text of ours. With `one` the text that en-GB has for n = 1; other languages have all their plural forms in the catalogue. */
  readonly t: (text: SourceText, values?: Values, one?: string) => string
  /** The same as children of an element, each value a node of its own. */
  readonly parts: (text: SourceText, values: Readonly<Record<string, ReactNode>>) => ReactNode[]
  /** A text of a view, which the API sends in en-GB. A name, or another text that no catalogue has, stays as it is. */
  readonly sent: (text: string) => string
  readonly formatChange: typeof formatChange
  readonly formatCount: typeof formatCount
  readonly formatDate: typeof formatDate
  readonly formatDateTime: typeof formatDateTime
  readonly formatMoney: typeof formatMoney
  readonly formatMoneyShort: typeof formatMoneyShort
  /** Without decimals: £10,000. */
  readonly formatMoneyWhole: typeof formatMoney
  readonly formatNumber: typeof formatNumber
  readonly formatPercent: typeof formatPercent
  readonly formatPrice: typeof formatPrice
  readonly formatPriceNumber: typeof formatPriceNumber
  readonly formatRatio: typeof formatRatio
  readonly formatTime: typeof formatTime
  /** Day and time to the minute, in a zone. */
  readonly formatMinute: typeof formatDateTime
}
