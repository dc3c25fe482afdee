import { findWidget, reservedHeight, reservedHeightRules } from '@bellwether/catalogue'
import type { LoaderConfig, SnippetView } from '@bellwether/contract'
import { escapeHtml } from '@bellwether/domain'
import { toScriptText } from '../layout/script-text.ts'
import { toFrameworkSnippets } from './framework-snippets.ts'
import { type SnippetSubject, toLoaderConfig } from './snippet-subject.ts'

export function toSnippets(subject: SnippetSubject): readonly SnippetView[] {
  const config = toLoaderConfig(subject)
  return [
    {
      id: 'one-tag',
      title: 'Script tag',
      words:
        'For any page: a container with its space reserved, the loader with its integrity hash, and one function call.',
      code: toReservedPlace(subject) + toOneTag(subject, config),
    },
    {
      id: 'es-module',
      title: 'ES module',
      words: 'The same without a global variable, for pages that use ES modules.',
      code: toReservedPlace(subject) + toModule(subject, config),
      folded: true,
    },
    ...toFrameworkSnippets(subject),
  ]
}

/** Styles with the reserved height of the widget, until it is there. */
export function toReservedPlace({ type, settings, blueprint }: SnippetSubject): string {
  const widget = findWidget(type)
  if (!widget) return ''
  const rules = reservedHeightRules([
    { selector: `#${type}:empty`, height: reservedHeight(widget, settings, blueprint) },
  ])
  return `<style>
  /* Reserves the space until the widget is there: nothing on the page moves. */
${rules.replaceAll(/^/gm, '  ')}
</style>
`
}

export function toOneTag(subject: SnippetSubject, config: LoaderConfig): string {
  return toTag(subject, [subject.type], config)
}

/** Any configuration, with the containers of its element bindings. */
export function toPageTag(
  place: Pick<SnippetSubject, 'origin' | 'loader'>,
  config: Readonly<Record<string, unknown>>,
): string {
  const bindings = Array.isArray(config.elementBindings) ? config.elementBindings : []
  return toTag(
    place,
    bindings.map(binding => String(binding?.container)),
    config,
  )
}

function toTag(
  { origin, loader }: Pick<SnippetSubject, 'origin' | 'loader'>,
  containers: readonly string[],
  config: object,
): string {
  const divs = containers.map(id => `<div id="${escapeHtml(id)}"></div>\n`)
  return `${divs.join('')}<script src="${origin}/cdn/loader/${loader.version}/bellwether.js"
  integrity="${loader.integrity}" crossorigin></script>
<script>
  bellwether.load(${toScriptText(config, '  ')})
</script>`
}

function toModule({ origin, loader, type }: SnippetSubject, config: LoaderConfig): string {
  return `<div id="${type}"></div>
<script type="module">
  import { load } from '${origin}/cdn/loader/${loader.version}/bellwether.mjs'

  const handle = await load(${toScriptText(config, '  ')})
</script>`
}
