import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createPublicationReader } from '@bellwether/cdn'
import { publish } from '@bellwether/cdn/publish'
import type { CdnFile, ComponentsManifest, PublishedComponent, WidgetRuntime } from '@bellwether/contract'
import { recordViews } from './recorded-views.ts'
import { toRuntimeBytes } from './runtime-bytes.ts'

export const componentCount = 10
const repository = join(import.meta.dirname, '../..')
export const cache = join(repository, '.cache/bench-loader')

export interface Component {
  /** Also its id in the configuration and the name of its container. */
  readonly type: string
  /** The type that it is a copy of. */
  readonly widget: string
  readonly version: string
  readonly tagName: string
  readonly script: CdnFile
  /** What it asks for itself once it needs it. */
  readonly lazy: readonly CdnFile[]
  /** Keys of the manifest. */
  readonly chunks: readonly string[]
  /** Where it asks for what it shows first. */
  readonly data: string | undefined
  readonly settings: { readonly marketCode: string }
}

/** Ten components as published, the same bytes for everybody, and the data they ask for. */
export interface Published {
  readonly manifest: ComponentsManifest
  /** Texts by path. */
  readonly files: ReadonlyMap<string, string>
  readonly components: readonly Component[]
  /** What all of them import at once. */
  readonly shared: readonly CdnFile[]
  readonly design: { readonly style: CdnFile; readonly icons: CdnFile }
  /** JSON by path of the API. */
  readonly views: ReadonlyMap<string, string>
  /** All files of the ten on each runtime, compressed with gzip. */
  readonly bytes: Readonly<Record<WidgetRuntime, number>>
}

export async function publishComponents(runtime: WidgetRuntime): Promise<Published> {
  const folder = join(cache, 'cdn')
  rmSync(folder, { recursive: true, force: true })
  const manifest = await publish({ folder, runtime })
  const paths = globSync('**/*.{js,mjs,css,svg}', { cwd: folder })
  const files = new Map(paths.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
  const recorded = await recordViews(Object.keys(manifest.components), componentCount)
  const components = recorded.map(({ widget, marketCode }, rank) => {
    const { versions = {}, tagName = '' } = manifest.components[widget] ?? {}
    const [version = '', published] = Object.entries(versions).at(-1) ?? []
    const [script, ...lazy] = published?.files ?? []
    if (!script || !published) throw new Error(`${widget} is not published with a module`)
    const type = `${widget}-${rank}`
    // A type of its own each, so that ten modules are fetched and run wherever fewer widgets are published.
    const copy = ({ path, ...file }: CdnFile): CdnFile => {
      const target = path.replace(`/${widget}/`, `/${type}/`)
      files.set(target, files.get(path) ?? '')
      return { path: target, ...file }
    }
    return {
      type,
      widget,
      version,
      tagName: `${tagName}-${rank}`,
      script: copy(script),
      lazy,
      chunks: published.chunks ?? [],
      data: published.data,
      settings: { marketCode },
    }
  })
  const summary = createPublicationReader(folder)()
  if (!summary) throw new Error('The loader is not published')
  const design = Object.values(manifest.designSystem ?? {}).at(-1)
  if (!design?.style || !design.icons) throw new Error('The design system is not published with a style and icons')
  return {
    manifest: {
      ...manifest,
      components: Object.fromEntries(components.map(component => [component.type, toEntry(component)])),
    },
    files,
    components,
    shared: [...new Set(components.flatMap(({ chunks }) => chunks))]
      .flatMap(key => manifest.chunks?.[key] ?? [])
      .filter(({ lazy }) => !lazy),
    design: { style: design.style, icons: design.icons },
    views: new Map(recorded.map(({ path, body }) => [path, body])),
    bytes: toRuntimeBytes(
      summary,
      recorded.map(({ widget }) => widget),
    ),
  }
}

function toEntry({ tagName, version, script, lazy, chunks, data }: Component): PublishedComponent {
  const published = { files: [script, ...lazy], chunks, ...(data && { data }) }
  return { tagName, versions: { [version]: published } }
}
