import type { BundleMetadata } from '@bellwether/contract'
import { toCdnNamespace } from '../cdn-name.ts'
import { CdnNameError } from '../errors.ts'
import { buildModule } from './build-module.ts'
import { openPublication, toShortHash } from './publication.ts'
import { publishReact, toWidgetSource, up } from './publish.ts'
import { publishedWidgets } from './published-widgets.ts'

export interface ClientBundleOptions {
  readonly folder: string
  readonly namespace: string
  readonly instid?: string | undefined
  readonly types: readonly string[]
}

/** One module with several widgets for one client. Its revision is a hash of its bytes; older revisions stay. */
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
  const react = await publishReact(publication)
  const source = toWidgetSource(
    `${types.map((type, at) => `import { element as e${at} } from '@bellwether/${type}'\n`).join('')}
export const elements = { ${types.map((type, at) => `${JSON.stringify(type)}: e${at}`).join(', ')} }`,
  )
  const { js, css } = await buildModule(source, up(`${path}revision`, react))
  const revision = toShortHash(js + css)
  const bundle = {
    components: Object.fromEntries(types.map(type => [type, `bw-${type}`])),
    files: [publication.add(`${path}${revision}/bundle.js`, js), react.file],
    stylesheet: publication.add(`${path}${revision}/style.css`, css),
  }
  const metadataPath = `${path}${namespace}-bundle.json`
  const before = publication.readJson<Partial<BundleMetadata>>(metadataPath, {})
  const metadata = { contract: 1, revision, revisions: { ...before.revisions, [revision]: bundle } } as const
  publication.put(metadataPath, `${JSON.stringify(metadata)}\n`)
  return metadata
}
