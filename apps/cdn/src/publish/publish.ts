import type { ComponentsManifest, ComponentVersion, PublishedComponent, WidgetRuntime } from '@bellwether/contract'
import { manifestPath } from '../manifest-path.ts'
import { openPublication } from './publication.ts'
import { publishDesign } from './publish-design.ts'
import { helperType, publishHelper } from './publish-helper.ts'
import { publishLibraries } from './publish-libraries.ts'
import { publishLoader } from './publish-loader.ts'
import { publishWidget } from './publish-widget.ts'
import { publishedWidgets, releasesOf, versionOf } from './published-widgets.ts'
import { refuseOtherRuntime, writeRuntimes } from './runtimes.ts'
import { publishSharedModules } from './shared-modules.ts'

const nothing: ComponentsManifest = { contract: 1, components: {} }

export interface PublishOptions {
  readonly folder: string
  /** Allows a published version to change, for development only. */
  readonly replace?: boolean
  /** What the widgets run on. Default React; Preact is smaller. */
  readonly runtime?: WidgetRuntime
}

/** Builds everything at its package version and adds it to the folder. The manifest is written last. */
export async function publish({
  folder,
  replace = false,
  runtime = 'react',
}: PublishOptions): Promise<ComponentsManifest> {
  const publication = openPublication(folder, { replace })
  const before = publication.readJson<ComponentsManifest>(manifestPath, nothing)
  if (!replace) refuseOtherRuntime(publication, runtime)
  const shared = await publishSharedModules(publication, runtime)
  const components: Record<string, PublishedComponent> = { ...before.components }
  for (const type of publishedWidgets) {
    const { current, earlier } = releasesOf(type)
    const versions: Record<string, ComponentVersion> = { ...before.components[type]?.versions }
    // With the current kit an earlier version would have different content; the published files stay.
    const missing = earlier.filter(({ version }) => replace || versions[version] === undefined)
    for (const release of [...missing, current]) {
      versions[release.version] = await publishWidget(publication, { ...release, shared })
    }
    components[type] = { tagName: `bw-${type}`, versions }
  }
  components[helperType] = await publishHelper(publication, before.components[helperType])
  const loaderVersion = versionOf('packages/loader')
  const { parts, polyfills } = await publishLoader(publication, loaderVersion)
  const designVersion = versionOf('packages/design')
  const manifest: ComponentsManifest = {
    ...before,
    contract: 1,
    components,
    chunks: { ...before.chunks, ...shared.chunks, ...shared.names },
    polyfills: { ...before.polyfills, ...polyfills },
    libraries: { ...before.libraries, ...publishLibraries(publication) },
    loader: { ...before.loader, [loaderVersion]: parts },
    designSystem: { ...before.designSystem, [designVersion]: publishDesign(publication, designVersion) },
  }
  await writeRuntimes(publication, runtime)
  publication.put(manifestPath, `${JSON.stringify(manifest)}\n`)
  return manifest
}
