import { findSettingProblems, type SettingDescription, type WidgetDescription } from '@bellwether/catalogue'
import { BadInputError } from '@bellwether/web'
import { type FrameTheme, frameThemes } from '../layout/preview-document.ts'

export interface EmbedChoices {
  readonly settings: Readonly<Record<string, unknown>>
  /** The widget's first arrangement without it. */
  readonly blueprint?: string | undefined
  readonly theme?: FrameTheme
}

export type EmbedQuery = EmbedChoices & Required<Pick<EmbedChoices, 'theme'>>

const longestText = 100

/** Not by address: moving prices need a token, and a frame of ours leads nowhere but to us. */
const keptOut: readonly string[] = ['live', 'link']

/** The settings that the address of a frame may hold. */
export function embeddable(widget: WidgetDescription): readonly SettingDescription[] {
  return widget.settings.filter(({ name }) => !keptOut.includes(name))
}

/** Settings by their names, `theme`, `blueprint` where the widget has several, and nothing else, each once; throws a BadInputError that names the first fault. */
export function parseEmbedQuery(widget: WidgetDescription, query: URLSearchParams): EmbedQuery {
  const names = [...query.keys()]
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new BadInputError(toField(twice), 'is given twice; give it once')
  const { theme = 'auto', blueprint, ...texts } = Object.fromEntries(query)
  if (!isTheme(theme)) throw new BadInputError('theme', `should be one of ${frameThemes.join(', ')}`)
  const blueprints = widget.blueprints.map(({ name }) => name)
  if (blueprint !== undefined && !blueprints.includes(blueprint))
    throw new BadInputError(
      'blueprint',
      `should be ${blueprints.length > 0 ? `one of ${blueprints.join(', ')}` : 'left out'}`,
    )
  const allowed = embeddable(widget)
  const settings = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, toValue(allowed.find(one => one.name === name)?.kind, text)]),
  )
  const [problem] = findSettingProblems({ ...widget, settings: allowed }, settings)
  if (problem) throw new BadInputError(toField(problem.path.slice(1)), `should be ${problem.right}`)
  const long = allowed.find(({ kind, name }) => kind === 'text' && (texts[name]?.length ?? 0) > longestText)
  if (long) throw new BadInputError(long.name, `should be a text of ${longestText} characters at most`)
  return { theme, ...(blueprint !== undefined && blueprint !== blueprints[0] && { blueprint }), settings }
}

/** The reverse: what parses to these settings. */
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

/** A text that is not of the kind stays one, and the rule of its setting refuses it. */
function toValue(kind: SettingDescription['kind'] | undefined, text: string): unknown {
  if (kind === 'number' && /^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (kind === 'switch' && /^(true|false)$/.test(text)) return text === 'true'
  return kind === 'market-codes' ? text.split(',') : text
}

function isTheme(text: string): text is FrameTheme {
  return (frameThemes as readonly string[]).includes(text)
}

function toField(name: string): string {
  return name === '' ? 'a parameter without a name' : name.slice(0, 40)
}
