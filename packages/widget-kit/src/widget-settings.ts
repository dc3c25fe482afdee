import {
  expectedOf,
  heading,
  locale,
  readSetting,
  type Setting,
  type SettingValues,
  toAttribute,
  type WidgetBasics,
} from '@bellwether/catalogue/basics'
import { WidgetSettingError } from './errors.ts'

/** The settings of a widget as read, and those that every widget has. */
export type WidgetSettings<B extends WidgetBasics> = SettingValues<
  B['settings'][number] | typeof heading | typeof locale
> & {
  /** The blueprint compact. */
  readonly compact: boolean
}

export function allSettingsOf({ settings }: Pick<WidgetBasics, 'settings'>): readonly Setting[] {
  return [...settings, heading, locale]
}

/** React writes the name of a property as an attribute where the element is not defined yet, and on a server. */
export function toAttributes(name: string): readonly [attribute: string, plain: string] {
  return [toAttribute(name), name.toLowerCase()]
}

export function parseWidgetSettings<B extends Pick<WidgetBasics, 'settings'>>(
  basics: B,
  given: Readonly<Record<string, unknown>>,
  blueprint: string | undefined,
): WidgetSettings<B & WidgetBasics> {
  if (blueprint !== undefined && blueprint !== 'standard' && blueprint !== 'compact')
    throw new WidgetSettingError('blueprint', 'standard or compact')
  const values = allSettingsOf(basics).map(setting => [setting.name, read(setting, given[setting.name])])
  return { ...Object.fromEntries(values), compact: blueprint === 'compact' }
}

function read(setting: Setting, given: unknown): unknown {
  if (given === undefined && !setting.required) return 'default' in setting ? setting.default : undefined
  const value = readSetting(setting, given)
  if (value === null) throw new WidgetSettingError(setting.name, expectedOf(setting))
  return value
}
