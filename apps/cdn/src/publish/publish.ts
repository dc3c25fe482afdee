import type { CdnFile, ComponentsManifest, ComponentVersion, PublishedComponent } from '@bellwether/contract'
import { manifestPath } from '../manifest-path.ts'
import { buildModule } from './build-module.ts'
import { openPublication, type Publication, toShortHash } from './publication.ts'
import { publishDesign } from './publish-design.ts'
import { publishLoader } from './publish-loader.ts'
import { publishedWidgets, versionOf } from './published-widgets.ts'

const nothing: ComponentsManifest = { contract: 1, components: {} }

export interface PublishOptions {
  readonly folder: string
  /** Let a version that is published take other bytes: for development, where nobody keeps it for a year. */
  readonly replace?: boolean
}

/** Builds everything at the versions of the packages and adds it to what the folder holds. The manifest comes last. */
export async function publish({ folder, replace = false }: PublishOptions): Promise<ComponentsManifest> {
  const publication = openPublication(folder, { replace })
  const before = publication.readJson<ComponentsManifest>(manifestPath, nothing)
  const react = await publishReact(publication)
  const components: Record<string, PublishedComponent> = { ...before.components }
  for (const type of publishedWidgets) {
    const version = versionOf(`widgets/${type}`)
    const built = await publishWidget(publication, { type, version, react })
    components[type] = {
      tagName: `bw-${type}`,
      versions: { ...before.components[type]?.versions, [version]: built },
    }
  }
  const loaderVersion = versionOf('packages/loader')
  const { parts, polyfills } = await publishLoader(publication, loaderVersion)
  const designVersion = versionOf('packages/design')
  const manifest: ComponentsManifest = {
    ...before,
    contract: 1,
    components,
    chunks: { ...before.chunks, [react.key]: react.file },
    polyfills: { ...before.polyfills, ...polyfills },
    loader: { ...before.loader, [loaderVersion]: parts },
    designSystem: { ...before.designSystem, [designVersion]: publishDesign(publication, designVersion) },
  }
  publication.put(manifestPath, `${JSON.stringify(manifest)}\n`)
  return manifest
}

export interface SharedReact {
  /** In `chunks` of the manifest. */
  readonly key: string
  readonly file: CdnFile
}

export async function publishReact(publication: Publication): Promise<SharedReact> {
  const { js } = await buildModule(`export * from '@bellwether/widget-kit/react'`, null)
  const version = versionOf('node_modules/react')
  const hash = toShortHash(js)
  // The hash is in the key too: what widgets use of React may grow, and older ones keep the chunk they were built with.
  const key = `react-${version}-${hash}`
  return { key, file: publication.add(`chunks/${key}.js`, js) }
}

async function publishWidget(
  publication: Publication,
  { type, version, react }: { readonly type: string; readonly version: string; readonly react: SharedReact },
): Promise<ComponentVersion> {
  const folder = `components/${type}/${version}`
  const { js, css } = await buildModule(
    toWidgetSource(`export { element } from '@bellwether/${type}'`),
    up(folder, react),
  )
  return {
    files: [publication.add(`${folder}/index.js`, js)],
    stylesheet: publication.add(`${folder}/style-${toShortHash(css)}.css`, css),
    chunks: [react.key],
  }
}

/** The kit first: its rules must stand before those of blocks, which are as strong and mean more. */
export function toWidgetSource(exports: string): string {
  return `import '@bellwether/widget-kit'\n${exports}\n`
}

/** The relative address of the shared React for a module in `folder`. */
export function up(folder: string, { file }: SharedReact): string {
  return '../'.repeat(folder.split('/').length) + file.path
}
