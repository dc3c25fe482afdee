import type { LoaderConfig, PublicationSummary } from '@bellwether/contract'

export interface SnippetSubject {
  /** The public origin. */
  readonly origin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity'>
  readonly type: string
  /** The published version of the component. */
  readonly version: string
  readonly title: string
  /** The widget's first blueprint where absent. */
  readonly blueprint?: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** To be replaced by the name of the site that uses a snippet. */
export const exampleNamespace = 'my.site'

/** A complete configuration for one widget, without an account. */
export function toLoaderConfig({
  type,
  version,
  blueprint,
  settings,
  namespace = exampleNamespace,
}: Pick<SnippetSubject, 'type' | 'version' | 'blueprint' | 'settings'> & { readonly namespace?: string }) {
  const component = { type, version: `^${version}`, ...(blueprint !== undefined && { blueprint }), settings }
  return {
    configuration: { namespace, source: { type: 'none' }, overrides: { components: { [type]: component } } },
    elementBindings: [{ morningstarComponentId: type, container: type }],
  } satisfies LoaderConfig
}
