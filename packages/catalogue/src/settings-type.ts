import type { SettingDescription, WidgetDescription } from './widget-description.ts'

type ValueOf<S extends SettingDescription> = S extends { readonly kind: 'choice' }
  ? S['choices'][number]
  : {
      readonly text: string
      readonly number: number
      readonly switch: boolean
      readonly 'market-code': string
      readonly 'market-codes': readonly string[]
      readonly choice: string
    }[S['kind']]

type Keyed<S extends SettingDescription> = {
  readonly [Setting in S as Setting extends { readonly required: true } ? Setting['name'] : never]: ValueOf<Setting>
} & {
  readonly [Setting in S as Setting extends { readonly required: true } ? never : Setting['name']]?: ValueOf<Setting>
}

type Flat<T> = { readonly [Key in keyof T]: T[Key] }

/** `settings` of a widget, as a type: what its description says, and nothing else. */
export type SettingsOf<W extends WidgetDescription> = Flat<Keyed<W['settings'][number]>>
