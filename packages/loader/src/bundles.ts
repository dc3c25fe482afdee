import type { ComponentEntry, ComponentsManifest, ComponentVersion } from '@bellwether/contract'
import { bundleNotFound } from './errors.ts'
import { once } from './once.ts'
import type { Styling, Working } from './session.ts'
import { findHighest } from './versions.ts'

/** One version of a component, and the name of its element. */
export interface Bundle extends ComponentVersion {
  readonly version: string
  readonly tagName: string
}

export interface ReadyBundle extends Bundle {
  /** Gives what its module exports. */
  run(): Promise<unknown>
}

/** A component type and the version or range asked for. */
export type Wish = readonly [type: string, range: string]
export type FindBundle = (...wish: Wish) => Bundle | undefined
/** Downloads the best version with its stylesheet, once. */
export type GetBundle = (entry: ComponentEntry) => Promise<ReadyBundle>
/** What was asked for so far, by wish. */
export type Bundles = Record<string, Promise<ReadyBundle>>

export function toWish(
  { type, version = '*' }: ComponentEntry,
  overrides: Readonly<Record<string, string>> | undefined,
): Wish {
  return [type, overrides?.[type] ?? version]
}

export function findBundle({ components }: ComponentsManifest, type: string, range: string): Bundle | undefined {
  const { tagName = '', versions = {} } = components[type] ?? {}
  const version = findHighest(Object.keys(versions), range) as string
  return versions[version] && { ...versions[version], version, tagName }
}

export function createBundles(
  { config, tell, prepare, download }: Working,
  { chunks: shared }: ComponentsManifest,
  find: FindBundle,
  bundles: Bundles,
  placing: Promise<Styling | undefined>,
): GetBundle {
  return entry => {
    const wish = toWish(entry, config.component.source.overrides)
    return once(bundles, `${wish}`, async () => {
      const [type, range] = wish
      const bundle = find(type, range)
      if (!bundle) throw bundleNotFound(type)
      const { version, stylesheet, files, chunks = [] } = bundle
      tell('resolved', { type, range, version })
      const hasStyle = stylesheet && !stylesheet.inlined && config.css.includeComponentCss !== false
      if (hasStyle) download(stylesheet).catch(() => {})
      const [run] = await Promise.all([
        // A chunk that the manifest does not have is a file without a hash, which prod refuses.
        prepare(
          files,
          chunks.map(path => shared?.[path] ?? { path }),
        ),
        hasStyle && placing.then(part => part?.loadStyle(stylesheet)),
      ])
      return { ...bundle, run }
    })
  }
}
