import type { BundleMetadata } from '@bellwether/contract'
import { toCdnNamespace } from '../cdn-name.ts'
import { CdnNameError } from '../errors.ts'
import { openPublication, toShortHash } from './publication.ts'
import { buildWidgets, toSource } from './publish-widget.ts'
import { moduleOf, publishedWidgets } from './published-widgets.ts'
import { readRuntime } from './runtimes.ts'
import { publishSharedModules } from './shared-modules.ts'

export interface ClientBundleOptions {
  readonly folder: string
  readonly namespace: string
  readonly instid?: string | undefined
  readonly types: readonly string[]
}

/** One module with several widgets for one client. Its revision is a content hash; older revisions stay. */
export async function publishClientBundle(options: ClientBundleOptions): Promise<BundleMetadata> {
  const { folder, types } = options
  const { path, namespace } = toCdnNamespace(options.namespace, options.instid)
  if (types.length === 0)
    throw new CdnNameError('component type', '', `name one or more of ${publishedWidgets.join(', ')}`)
  for (const type of types) {
    if (!publishedWidgets.some(known => known === type))
      throw new CdnNameError('component type', type, `use ${publishedWidgets.join(', ')}`)
  }
  const publication = openPublication(folder, { replace: false })
  const shared = await publishSharedModules(publication, readRuntime(publication) ?? 'react')
  const elements = types.map((type, at) => `${JSON.stringify(type)}: e${at}`).join(', ')
  const source = toSource(types.map(moduleOf), `export const elements = { ${elements} }`)
  const { js, css, stylesheet, lazy } = await buildWidgets(source, types, `${path}revision`, shared)
  const revision = toShortHash(js + css)
  const bundle = {
    components: Object.fromEntries(types.map(type => [type, `bw-${type}`])),
    files: [publication.add(`${path}${revision}/bundle.js`, js), ...Object.values(shared.chunks), ...lazy],
    stylesheet: { ...publication.add(`${path}${revision}/${stylesheet}`, css), inlined: true },
  }
  const metadataPath = `${path}${namespace}-bundle.json`
  const before = publication.readJson<Partial<BundleMetadata>>(metadataPath, {})
  const metadata = { contract: 1, revision, revisions: { ...before.revisions, [revision]: bundle } } as const
  publication.put(metadataPath, `${JSON.stringify(metadata)}\n`)
  return metadata
}
