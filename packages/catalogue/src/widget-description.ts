import type { SecurityType } from '@bellwether/domain'
import type { Setting } from './setting.ts'
import type { WidgetBasics } from './widget-basics.ts'

export type SettingDescription = Setting & {
  /** On an element put on the page by hand. */
  readonly attribute: string
  /** One sentence, for a developer. */
  readonly words: string
}

export interface EventDescription {
  readonly name: string
  /** The fields of `event.detail`, as a type. */
  readonly detail: string
  readonly words: string
}

/** What the catalogue, the developer portal, the API and the tests need besides the basics. */
export interface WidgetDetails {
  /** In the portal, if that is not the heading. */
  readonly title?: string
  /** One sentence: what an investor sees. */
  readonly summary: string
  /** Types of securities it applies to; empty for a widget not tied to one security. */
  readonly kinds: readonly SecurityType[]
  /** A sentence for each setting of its own, and for a shared one that means something else here. */
  readonly words?: Readonly<Record<string, string>>
  readonly blueprints?: readonly { readonly name: string; readonly words: string }[]
  /** Besides `bw-widget-drawn` and `bw-widget-failed`, which every widget has. */
  readonly events?: readonly EventDescription[]
  /** Custom properties it reads besides those of every widget. */
  readonly variables?: readonly { readonly name: `--bw-${string}`; readonly words: string }[]
  readonly accessibility: readonly string[]
  /** Query parameters its API call takes besides `query` of the basics. */
  readonly parameters?: readonly string[]
  /** Settings that show it well. */
  readonly example: Readonly<Record<string, unknown>>
  /** Budget of its code with its styles, compressed with brotli. */
  readonly maxBytes: number
}

export type WidgetDescription = Omit<WidgetBasics, 'label' | 'settings' | 'query'> &
  Required<Omit<WidgetDetails, 'words' | 'parameters'>> & {
    readonly tagName: `bw-${string}`
    readonly label: string
    readonly settings: readonly SettingDescription[]
    /** Every query parameter of its API call. */
    readonly query: readonly string[]
  }
