interface NamedSetting {
  /** In the configuration's `settings`, and as a property of the element. */
  readonly name: string
  readonly required?: true
}

export interface TextSetting extends NamedSetting {
  readonly kind: 'text'
  readonly default?: string
  readonly example?: string
}

export interface NumberSetting extends NamedSetting {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly whole: boolean
  readonly default?: number
}

export interface ChoiceSetting extends NamedSetting {
  readonly kind: 'choice'
  readonly choices: readonly string[]
  readonly default?: string
}

export interface SwitchSetting extends NamedSetting {
  readonly kind: 'switch'
  readonly default: boolean
}

export interface MarketCodeSetting extends NamedSetting {
  readonly kind: 'market-code'
}

/** Several market codes; separated by spaces in an attribute. */
export interface MarketCodesSetting extends NamedSetting {
  readonly kind: 'market-codes'
  readonly max: number
}

/** A setting as its widget reads it. Its sentence for developers is elsewhere, to keep it out of browsers. */
export type Setting =
  | TextSetting
  | NumberSetting
  | ChoiceSetting
  | SwitchSetting
  | MarketCodeSetting
  | MarketCodesSetting

export const marketCode = {
  kind: 'market-code',
  name: 'marketCode',
  required: true,
} as const satisfies MarketCodeSetting

/** Every widget has it: replaces the widget's own heading; an empty one removes it. */
export const heading = { kind: 'text', name: 'heading' } as const satisfies TextSetting

/** Every widget has it: its language, such as de-DE. */
export const locale = { kind: 'text', name: 'locale', example: 'de-DE' } as const satisfies TextSetting

export const live = { kind: 'switch', name: 'live', default: false } as const satisfies SwitchSetting

export function limit(max: number, standard: number) {
  return { kind: 'number', name: 'limit', whole: true, min: 1, max, default: standard } as const satisfies NumberSetting
}

/** Such as market-code for marketCode. */
export function toAttribute(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
