import type { SecurityType } from '@bellwether/domain'
import type { WidgetRoom } from './widget-room.ts'

interface Setting {
  /** In the configuration's `settings`, and as a property of the element. */
  readonly name: string
  /** On an element put on the page by hand. */
  readonly attribute: string
  /** One sentence, for a developer. */
  readonly words: string
  readonly required?: true
}

export interface TextSetting extends Setting {
  readonly kind: 'text'
  /** What applies without it. */
  readonly default?: string
  readonly example?: string
}

export interface NumberSetting extends Setting {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly whole: boolean
  readonly default?: number
}

export interface ChoiceSetting extends Setting {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  readonly default?: string
}

export interface SwitchSetting extends Setting {
  readonly kind: 'switch'
  readonly default: boolean
}

/** Several market codes; separated by spaces in an attribute. */
export interface MarketCodesSetting extends Setting {
  readonly kind: 'market-codes'
  readonly most: number
}

export interface MarketCodeSetting extends Setting {
  readonly kind: 'market-code'
}

export type SettingDescription =
  | TextSetting
  | NumberSetting
  | ChoiceSetting
  | SwitchSetting
  | MarketCodeSetting
  | MarketCodesSetting

export interface EventDescription {
  readonly name: string
  /** The fields of `event.detail`, as a type. */
  readonly detail: string
  readonly words: string
}

export interface WidgetDescription {
  /** The component type, and the folder under `widgets/`. */
  readonly type: string
  readonly tagName: `bw-${string}`
  readonly title: string
  /** One sentence: what an investor sees. */
  readonly summary: string
  /** Securities it has something to show for; empty for a widget that is of no single security. */
  readonly kinds: readonly SecurityType[]
  readonly settings: readonly SettingDescription[]
  readonly blueprints: readonly { readonly name: string; readonly words: string }[]
  /** Besides `bw-widget-drawn` and `bw-widget-failed`, which every widget has. */
  readonly events: readonly EventDescription[]
  /** Custom properties that it reads besides those of every widget. */
  readonly variables: readonly { readonly name: `--bw-${string}`; readonly words: string }[]
  readonly accessibility: readonly string[]
  readonly room: WidgetRoom
  /** Settings that show it well. */
  readonly example: Readonly<Record<string, unknown>>
}
