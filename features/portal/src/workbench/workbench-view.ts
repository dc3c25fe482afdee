import { catalogue, type SettingDescription } from '@bellwether/catalogue'
import type { WorkbenchFieldView, WorkbenchView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { offeredLocales } from '@bellwether/domain'
import { widgetsPath } from '../catalogue/preview-address.ts'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'
import { exampleMarketCode, toSubject } from '../catalogue/widget-subject.ts'
import { embeddable } from '../embed/embed-query.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { embedThemes } from '../layout/embedded-document.ts'
import { type WorkbenchChoice, widgetStates } from './workbench-choice.ts'

export const workbenchPath = '/developers/workbench'

/** The widget with its example's settings, and those chosen; null where that cannot be shown. */
export async function workbenchSubject(
  context: DevelopersContext,
  { widget, query }: WorkbenchChoice,
): Promise<SnippetSubject | null> {
  const subject = toSubject(context, widget, await exampleMarketCode(context, widget))
  if (!subject || !query) return null
  const { settings, blueprint } = query
  return { ...subject, settings: { ...subject.settings, ...settings }, ...(blueprint !== undefined && { blueprint }) }
}

export async function workbenchView(
  context: DevelopersContext,
  choice: WorkbenchChoice,
  search: string,
): Promise<WorkbenchView> {
  const { widget, state, texts, problem } = choice
  const subject = await workbenchSubject(context, choice)
  return {
    simulated: await securities.isSimulated(context.db),
    fields: [
      chosen(
        'widget',
        widget.type,
        Object.values(catalogue).map(({ type, title }) => ({ value: type, label: title })),
      ),
      chosen('state', state, toOptions(widgetStates)),
      chosen('theme', texts.theme ?? 'auto', toOptions(embedThemes)),
      ...(widget.blueprints.length > 0
        ? [chosen('blueprint', texts.blueprint ?? '', withNone(widget.blueprints.map(({ name }) => name)))]
        : []),
      ...embeddable(widget).map(setting => toField(setting, texts[setting.name] ?? '')),
    ],
    title: widget.title,
    problem: problem ?? (subject ? null : `${widget.title} is not published on this CDN.`),
    frameHref: subject && `${workbenchPath}/frame${search}`,
    widgetHref: `${widgetsPath}/${widget.type}`,
  }
}

function toField(setting: SettingDescription, value: string): WorkbenchFieldView {
  const { name, words: hint } = setting
  const field = { name, label: name, value, hint, options: null }
  if (name === 'locale') return { ...field, options: withNone(offeredLocales) }
  if (setting.kind === 'choice') return { ...field, options: withNone(setting.choices) }
  return setting.kind === 'switch' ? { ...field, options: withNone(['true', 'false']) } : field
}

function chosen(name: string, value: string, options: WorkbenchFieldView['options']): WorkbenchFieldView {
  return { name, label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, value, hint: null, options }
}

function toOptions(values: readonly string[]) {
  return values.map(value => ({ value, label: value }))
}

function withNone(values: readonly string[]) {
  return [{ value: '', label: 'Default' }, ...toOptions(values)]
}
