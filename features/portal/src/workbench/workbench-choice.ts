import { catalogue, findWidget, type WidgetDescription } from '@bellwether/catalogue'
import { BadInputError } from '@bellwether/web'
import { type EmbedQuery, parseEmbedQuery } from '../embed/embed-query.ts'

/** Every state a widget can be in; `stale`: what it shows is being replaced. */
export const widgetStates = ['shown', 'loading', 'empty', 'error', 'stale'] as const
export type WidgetState = (typeof widgetStates)[number]

export interface WorkbenchChoice {
  readonly widget: WidgetDescription
  readonly state: WidgetState
  /** As given. */
  readonly texts: Readonly<Record<string, string>>
  /** Null: what was given is not right. */
  readonly query: EmbedQuery | null
  readonly problem: string | null
}

/** What an address of the workbench chooses. A form sends fields that were left empty, which choose nothing. */
export function readWorkbenchChoice(given: URLSearchParams): WorkbenchChoice {
  const {
    widget: type = '',
    state: named = '',
    ...texts
  } = Object.fromEntries([...given].filter(([, text]) => text !== ''))
  const [first] = Object.values(catalogue)
  const widget = findWidget(type) ?? (first as WidgetDescription)
  const state = widgetStates.find(known => known === named) ?? 'shown'
  try {
    const { settings, ...query } = parseEmbedQuery(widget, new URLSearchParams({ ...requiredOf(widget), ...texts }))
    const given = Object.fromEntries(Object.entries(settings).filter(([name]) => name in texts))
    return { widget, state, texts, query: { ...query, settings: given }, problem: null }
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error
    return { widget, state, texts, query: null, problem: error.message }
  }
}

/** What the example has for settings that every use must give. */
function requiredOf({ settings, example }: WidgetDescription): Record<string, string> {
  return Object.fromEntries(settings.flatMap(({ name, required }) => (required ? [[name, String(example[name])]] : [])))
}
