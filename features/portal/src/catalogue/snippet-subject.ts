import type { LoaderConfig, PublicationSummary } from '@bellwether/contract'

export interface SnippetSubject {
  /** Where the public finds us. */
  readonly origin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity'>
  readonly type: string
  /** Of the component, as published. */
  readonly version: string
  readonly title: string
  /** The arrangement; the widget's first without it. */
  readonly blueprint?: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** Everything a page needs for one widget, without an account. */
export function toLoaderConfig({
  type,
  version,
  blueprint,
  settings,
}: Pick<SnippetSubject, 'type' | 'version' | 'blueprint' | 'settings'>) {
  const component = { type, version: `^${version}`, ...(blueprint !== undefined && { blueprint }), settings }
  return {
    configuration: { overrides: { components: { [type]: component } } },
    elementBindings: [{ morningstarComponentId: type, container: type }],
  } satisfies LoaderConfig
}
