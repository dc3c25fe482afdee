import { findSettingProblems, type SettingDescription, type WidgetDescription } from '@bellwether/catalogue'
import { BadInputError } from '@bellwether/web'
import { type EmbedTheme, embedThemes } from '../layout/embedded-document.ts'

export interface EmbedChoices {
  readonly settings: Readonly<Record<string, unknown>>
  /** The widget's first blueprint where absent. */
  readonly blueprint?: string | undefined
  readonly theme?: EmbedTheme
}

export type EmbedQuery = EmbedChoices & Required<Pick<EmbedChoices, 'theme'>>

const maxTextLength = 100

/** Live prices need a token, and embeds link only to our pages. */
const excluded: readonly string[] = ['live', 'link']

/** The settings that the URL of an embed may have. */
export function embeddable(widget: WidgetDescription): readonly SettingDescription[] {
  return widget.settings.filter(({ name }) => !excluded.includes(name))
}

/** Settings by name, `theme`, and `blueprint` where the widget has several, each at most once; throws a BadInputError for the first problem. */
export function parseEmbedQuery(widget: WidgetDescription, query: URLSearchParams): EmbedQuery {
  const names = [...query.keys()]
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate !== undefined) throw new BadInputError(toField(duplicate), 'must not be repeated')
  const { theme = 'auto', blueprint, ...texts } = Object.fromEntries(query)
  if (!isTheme(theme)) throw new BadInputError('theme', `must be one of ${embedThemes.join(', ')}`)
  const blueprints = widget.blueprints.map(({ name }) => name)
  if (blueprint !== undefined && !blueprints.includes(blueprint))
    throw new BadInputError(
      'blueprint',
      `must be ${blueprints.length > 0 ? `one of ${blueprints.join(', ')}` : 'omitted'}`,
    )
  const allowed = embeddable(widget)
  const settings = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, toValue(allowed.find(one => one.name === name)?.kind, text)]),
  )
  const [problem] = findSettingProblems({ ...widget, settings: allowed }, settings)
  if (problem) throw new BadInputError(toField(problem.path.slice(1)), `must be ${problem.right}`)
  const tooLong = allowed.find(({ kind, name }) => kind === 'text' && (texts[name]?.length ?? 0) > maxTextLength)
  if (tooLong) throw new BadInputError(tooLong.name, `must have at most ${maxTextLength} characters`)
  return { theme, ...(blueprint !== undefined && blueprint !== blueprints[0] && { blueprint }), settings }
}

/** The reverse of `parseEmbedQuery`. */
export function toEmbedQuery(
  widget: WidgetDescription,
  { settings, blueprint, theme = 'auto' }: EmbedChoices,
): URLSearchParams {
  const query = new URLSearchParams()
  for (const { name } of embeddable(widget)) if (settings[name] !== undefined) query.set(name, String(settings[name]))
  if (blueprint !== undefined) query.set('blueprint', blueprint)
  if (theme !== 'auto') query.set('theme', theme)
  return query
}

/** Text that does not match the type is left as it is, and the setting's rule rejects it. */
function toValue(kind: SettingDescription['kind'] | undefined, text: string): unknown {
  if (kind === 'number' && /^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (kind === 'switch' && /^(true|false)$/.test(text)) return text === 'true'
  return kind === 'market-codes' ? text.split(',') : text
}

function isTheme(text: string): text is EmbedTheme {
  return (embedThemes as readonly string[]).includes(text)
}

function toField(name: string): string {
  return name === '' ? '(unnamed parameter)' : name.slice(0, 40)
}
