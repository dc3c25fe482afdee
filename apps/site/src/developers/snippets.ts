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
  ]
}

export function toOneTag({ origin, loader, type }: SnippetSubject, config: LoaderConfig): string {
  return `<div id="${type}"></div>
<script src="${origin}/cdn/loader/${loader.version}/bellwether.js"
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
