import { catalogue } from '../catalogue.ts'
import { commonEvents } from '../shared.ts'
import type { SettingDescription, WidgetDescription } from '../widget-description.ts'

/** Types of every widget as TypeScript that needs nothing else, with the sentences of the descriptions for editors. */
export function toElementTypesText(): string {
  const widgets = Object.values(catalogue)
  const map = (name: string, words: string, line: (widget: WidgetDescription) => string) =>
    `/** ${words} */\nexport interface ${name} {\n${widgets.map(widget => `  readonly ${line(widget)}\n`).join('')}}\n`
  return [
    '// Written by scripts/write-element-types.ts from the descriptions of the widgets: change those.\n',
    ...widgets.flatMap(widget => [
      toInterface(widget, 'Settings', ({ name }) => name, toValueType),
      toInterface(widget, 'Attributes', ({ attribute }) => `'${attribute}'`, toTextType),
    ]),
    map(
      'SettingsByType',
      'What `settings` may contain, by component type.',
      ({ type }) => `'${type}': ${toName(type)}Settings`,
    ),
    'export type WidgetType = keyof SettingsByType\n',
    map('AttributesByTag', 'Attributes by tag.', ({ type, tagName }) => `'${tagName}': ${toName(type)}Attributes`),
  ].join('\n')
}

function toInterface(
  { type, tagName, summary, settings, blueprints }: WidgetDescription,
  suffix: 'Settings' | 'Attributes',
  nameOf: (setting: SettingDescription) => string,
  typeOf: (setting: SettingDescription) => string,
): string {
  // JSX often gives undefined for what is not there.
  const absent = suffix === 'Attributes' ? ' | undefined' : ''
  const lines = settings.map(
    setting =>
      `  /** ${toWords(setting)} */\n  readonly ${nameOf(setting)}${setting.required ? '' : '?'}: ${typeOf(setting)}${setting.required ? '' : absent}\n`,
  )
  if (suffix === 'Attributes') {
    const names = blueprints.map(({ name }) => `'${name}'`).join(' | ')
    if (names) lines.push(`  /** Another look of the widget. */\n  readonly blueprint?: ${names} | undefined\n`)
    lines.push(
      '  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */\n  readonly api?: string | undefined\n',
    )
  }
  const what = suffix === 'Settings' ? `Settings of \`${type}\`` : `Attributes of \`<${tagName}>\``
  return `/** ${what}: ${summary} */\nexport interface ${toName(type)}${suffix} {\n${lines.join('')}}\n`
}

function toWords(setting: SettingDescription): string {
  const standard = 'default' in setting && setting.default !== undefined ? ` Default: ${setting.default}.` : ''
  return `${setting.words}${standard}`
}

/** As a configuration and a property have it. */
function toValueType(setting: SettingDescription): string {
  switch (setting.kind) {
    case 'choice':
      return setting.choices.map(choice => `'${choice}'`).join(' | ')
    case 'number':
      return 'number'
    case 'switch':
      return 'boolean'
    case 'market-codes':
      return 'readonly string[]'
    case 'text':
    case 'market-code':
      return 'string'
  }
}

/** As markup has it: a switch is on when it is there, a list is separated by spaces. */
function toTextType(setting: SettingDescription): string {
  switch (setting.kind) {
    case 'number':
      return 'number | string'
    case 'switch':
      return "boolean | '' | 'true' | 'false'"
    case 'market-codes':
      return 'string'
    default:
      return toValueType(setting)
  }
}

/** `quote-header` is `QuoteHeader`. */
export function toName(type: string): string {
  return type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Every event of a widget by name. */
export function eventsOf({ events }: WidgetDescription) {
  return [...commonEvents, ...events]
}
