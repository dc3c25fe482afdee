import { commonEvents, commonVariables, ruleOf, type WidgetDescription } from '@bellwether/catalogue'
import type { PublicationSummary, WidgetReferenceView, WidgetSettingView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { securityTypePlurals } from '@bellwether/domain'
import { toIframeSnippets } from '../embed/iframe-snippet.ts'
import type { DevelopersContext } from '../layout/developers-context.ts'
import { toFramed } from './framed-widget.ts'
import { widgetsPath } from './preview-address.ts'
import { toSnippets } from './snippets.ts'
import { exampleMarketCode, findMarketCode, hasMarketCode, largestFor, toSubject } from './widget-subject.ts'

/** `given` is the market code in the URL, as entered. */
export async function widgetReferenceView(
  context: DevelopersContext,
  widget: WidgetDescription,
  given: string,
): Promise<WidgetReferenceView> {
  const { type, tagName, title, summary, blueprints, accessibility, kinds } = widget
  const needsSecurity = hasMarketCode(widget)
  const chosen = needsSecurity && given !== '' ? await findMarketCode(context, given) : null
  const marketCode = needsSecurity ? (chosen ?? (await exampleMarketCode(context, widget))) : null
  const isUnknown = needsSecurity && given !== '' && chosen === null
  const subject = toSubject(context, widget, marketCode)
  const examples = needsSecurity ? await largestFor(context, widget) : []
  return {
    simulated: await securities.isSimulated(context.db),
    type,
    tagName,
    title,
    summary,
    shownFor: kinds.map(kind => securityTypePlurals[kind]),
    preview: subject && {
      ...toFramed(widget, subject.settings, { marketCode: marketCode ?? undefined }),
      choice: needsSecurity
        ? {
            marketCode: given || (marketCode ?? ''),
            error: isUnknown ? `No match for “${given.slice(0, 40)}”. Enter a market code, for example LSE:HVL.` : null,
            examples: examples.map(({ name, marketCode: code }) => ({
              name,
              marketCode: code,
              href: `${widgetsPath}/${type}?${new URLSearchParams({ marketCode: code })}`,
            })),
          }
        : null,
    },
    snippets: subject ? [...toSnippets(subject), ...toIframeSnippets(widget, subject)] : [],
    settings: widget.settings.map(toSettingView),
    blueprints,
    events: [...widget.events, ...commonEvents],
    variables: [...widget.variables, ...commonVariables.filter(({ name }) => !isNamed(widget.variables, name))],
    accessibility,
    published: toPublished(context.published(), type),
  }
}

function isNamed(variables: WidgetDescription['variables'], name: string): boolean {
  return variables.some(variable => variable.name === name)
}

function toSettingView(setting: WidgetDescription['settings'][number]): WidgetSettingView {
  const standard = 'default' in setting ? setting.default : undefined
  return {
    name: setting.name,
    attribute: setting.attribute,
    words: setting.words,
    takes: ruleOf(setting).right,
    standard: standard === undefined ? null : String(standard),
    required: setting.required ?? false,
  }
}

/** What the shared code draws with, and what it would with the other runtime. */
function toRuntimeSizes(runtimes: PublicationSummary['runtimes']): PublishedSizes {
  if (!runtimes) return []
  const { published, sizes } = runtimes
  const words = {
    react: 'Not loaded if the widgets use the page’s own React.',
    preact: 'Published with --runtime preact: smaller, on a separate CDN.',
  }
  return (['react', 'preact'] as const).map(runtime => ({
    name: `${published === runtime ? 'Of that, ' : 'Instead, with '}${runtime === 'react' ? 'React' : 'Preact'}`,
    words: words[runtime],
    size: sizes[runtime],
  }))
}

type PublishedSizes = NonNullable<WidgetReferenceView['published']>['sizes']

function toPublished(summary: PublicationSummary | null, type: string): WidgetReferenceView['published'] {
  const widget = summary?.widgets[type]
  if (!summary || !widget) return null
  return {
    version: widget.version,
    versions: widget.versions,
    sizes: [
      { name: 'Widget code', words: 'With its styles; loaded for this widget only.', size: widget.code },
      { name: 'Shared code', words: 'React and the widget kit, loaded once per page.', size: widget.shared },
      ...toRuntimeSizes(summary.runtimes),
      { name: 'Loader', words: 'Loaded first, once per page.', size: summary.loader.size },
    ],
  }
}
