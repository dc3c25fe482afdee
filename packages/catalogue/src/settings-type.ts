import type { Setting } from './setting.ts'
import type { WidgetBasics } from './widget-basics.ts'

export type SettingValue<S extends Setting> = S extends { readonly kind: 'choice' }
  ? S['choices'][number]
  : {
      readonly text: string
      readonly number: number
      readonly switch: boolean
      readonly 'market-code': string
      readonly 'market-codes': readonly string[]
      readonly choice: string
    }[S['kind']]

/** What a widget reads of its settings: with their defaults, undefined for one that has none and is not given. */
export type SettingValues<S extends Setting> = {
  readonly [One in S as One['name']]: One extends { readonly required: true } | { readonly default: unknown }
    ? SettingValue<One>
    : SettingValue<One> | undefined
}

type Keyed<S extends Setting> = {
  readonly [One in S as One extends { readonly required: true } ? One['name'] : never]: SettingValue<One>
} & {
  readonly [One in S as One extends { readonly required: true } ? never : One['name']]?: SettingValue<One>
}

type Flat<T> = { readonly [Key in keyof T]: T[Key] }

/** `settings` of a widget in a configuration, as a type. */
export type SettingsOf<W extends WidgetBasics> = Flat<
  Keyed<W['settings'][number]> & { readonly heading?: string; readonly locale?: string }
>
