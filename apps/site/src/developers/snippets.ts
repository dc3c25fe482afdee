import type { LoaderConfig, PublicationSummary, SnippetView } from '@bellwether/contract'
import { toScriptText } from './script-text.ts'

export interface SnippetSubject {
  /** Where the public finds us. */
  readonly origin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity'>
  readonly type: string
  /** Of the component, as published. */
  readonly version: string
  readonly title: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** Everything a page needs for one widget, without an account. */
export function toLoaderConfig({ type, version, settings }: Pick<SnippetSubject, 'type' | 'version' | 'settings'>) {
  return {
    configuration: { overrides: { components: { [type]: { type, version: `^${version}`, settings } } } },
    elementBindings: [{ morningstarComponentId: type, container: type }],
  } satisfies LoaderConfig
}

export function toSnippets(subject: SnippetSubject): readonly SnippetView[] {
  return [
    {
      id: 'one-tag',
      title: 'One tag',
      words: 'For any page: a container, the loader with its hash, one call.',
      code: toOneTag(subject, toLoaderConfig(subject)),
    },
    {
      id: 'es-module',
      title: 'ES module',
      words: 'The same without a global, for pages that are made of modules.',
      code: toModule(subject),
    },
    {
      id: 'react',
      title: 'React',
      words: 'React 18 or 19: there when it is mounted, gone when it is not.',
      code: toReact(subject),
    },
  ]
}

export function toOneTag(subject: SnippetSubject, config: LoaderConfig): string {
  return toTag(subject, [subject.type], config)
}

/** Any configuration with the containers it binds; one without bindings has none. */
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
  const divs = containers.map(id => `<div id="${id.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>\n`)
  return `${divs.join('')}<script src="${origin}/cdn/loader/${loader.version}/bellwether.js"
  integrity="${loader.integrity}" crossorigin></script>
<script>
  bellwether.load(${toScriptText(config, '  ')})
</script>`
}

function toModule(subject: SnippetSubject): string {
  const { origin, loader, type } = subject
  return `<div id="${type}"></div>
<script type="module">
  import { load } from '${origin}/cdn/loader/${loader.version}/bellwether.mjs'

  const handle = await load(${toScriptText(toLoaderConfig(subject), '  ')})
</script>`
}

function toReact({ origin, loader, type, version, settings }: SnippetSubject): string {
  const name = type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const props = `type="${type}" version="^${version}"`
  // Not as one text: tools that look for imports would take it for one of this file.
  const react = '@bellwether/react'
  return `import { load } from '${origin}/cdn/loader/${loader.version}/bellwether.mjs'
import { Bellwether, Widget } from '${react}'

// Components that are kept in a configuration stand here; a widget with settings of its own needs none.
const config = { configuration: { overrides: { components: {} } } }

export function ${name}() {
  return (
    <Bellwether load={load} config={config}>
      <Widget ${props} settings={${toScriptText(settings, '      ')}} />
    </Bellwether>
  )
}`
}
