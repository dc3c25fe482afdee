import { WidgetSettingError } from './errors.ts'
import { type Setting, text } from './setting.ts'

export type SettingRecord = Readonly<Record<string, Setting<unknown>>>

type Values<S extends SettingRecord> = { readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never }

/** In place of the widget's own; an empty one leaves it out. */
const everyWidgets = { heading: text(undefined) }

/** What a widget declares, and what every widget has. */
export type WidgetSettings<S extends SettingRecord> = Values<S> &
  Values<typeof everyWidgets> & {
    /** The blueprint compact. */
    readonly compact: boolean
  }

export function settingsOf(declared: SettingRecord): SettingRecord {
  return { ...declared, ...everyWidgets }
}

/** Such as market-code for marketCode. */
export function toAttribute(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** React writes the name of a property as an attribute where the element is not defined yet, and on a server. */
export function toAttributes(name: string): readonly [attribute: string, plain: string] {
  return [toAttribute(name), name.toLowerCase()]
}

export function parseWidgetSettings<S extends SettingRecord>(
  declared: S,
  given: Readonly<Record<string, unknown>>,
  blueprint: string | undefined,
): WidgetSettings<S> {
  if (blueprint !== undefined && blueprint !== 'standard' && blueprint !== 'compact')
    throw new WidgetSettingError('blueprint', 'standard or compact')
  const values = Object.entries(settingsOf(declared)).map(([name, setting]) => [name, read(name, setting, given[name])])
  return { ...Object.fromEntries(values), compact: blueprint === 'compact' }
}

function read(name: string, { wanted, standard, parse }: Setting<unknown>, given: unknown): unknown {
  const value = given === undefined ? standard : parse(given)
  if (value === null) throw new WidgetSettingError(name, wanted)
  return value
}
