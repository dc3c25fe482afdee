import type { ComponentConfiguration, ComponentEntry, ComponentsManifest, ElementBinding } from '@bellwether/contract'
import { type Bundles, createBundles, type FindBundle, type GetBundle, toWish } from '../bundles.ts'
import { bundleNotFound } from '../errors.ts'
import type { Placements } from '../placing/placements.ts'
import type { Styling, Working } from '../session.ts'
import { settle } from '../settle.ts'

export type GetEntry = (id: string) => ComponentEntry

/** What is known once the configuration and the manifest are there. */
export type Loaded = [
  components: ComponentConfiguration['components'],
  bindings: readonly ElementBinding[],
  placements: Promise<Placements>,
  getBundle: GetBundle,
  getEntry: GetEntry,
  find: FindBundle,
  bundles: Bundles,
  placing: Promise<Styling | undefined>,
]

/** What handle.load() does. */
export type LoadLazily = (type: string) => Promise<unknown>

export interface LazyPlan {
  readonly load: LoadLazily
  /** The bundles named by lazy.bundlesToDownload. */
  readonly downloading: Promise<unknown>
}

/** Those whose bundles are named. */
export function chooseFirst(
  { lazy }: Pick<Working['config'], 'lazy'>,
  bindings: readonly ElementBinding[],
  getEntry: GetEntry,
): readonly ElementBinding[] {
  return bindings.filter(binding => lazy?.bundlesToDownload?.includes(getEntry(binding.morningstarComponentId).type))
}

/** Only the named bundles at the start, the others on demand. */
export function planLazily(session: Working, manifest: ComponentsManifest, ...loaded: Loaded): LazyPlan {
  const { lazy, component } = session.config
  const { bundlesToDownload: named = [], forceRedownload, initializeMarketsComponent } = lazy ?? {}
  const [components, bindings, placements, getBundle, getEntry, find, bundles, placing] = loaded
  const typeOf = (binding: ElementBinding) => getEntry(binding.morningstarComponentId).type
  const findEntry = (type: string) => Object.values(components).find(entry => entry.type === type) ?? { type }
  const toKey = (entry: ComponentEntry) => `${toWish(entry, component.source.overrides)}`
  const reload = (entry: ComponentEntry) => {
    delete bundles[toKey(entry)]
    return createBundles(session, manifest, withNewAddress(find), bundles, placing)(entry)
  }
  const load: LoadLazily = async type => {
    const entry = findEntry(type)
    const isLoaded = toKey(entry) in bundles
    const { run } = await (forceRedownload && isLoaded ? reload(entry) : getBundle(entry))
    if (forceRedownload) await run()
    if (!initializeMarketsComponent) return
    const { all, place } = await placements
    const isWaiting = (binding: ElementBinding) => typeOf(binding) === type && !all[binding.container]
    await Promise.all(bindings.filter(isWaiting).map(place))
  }
  const downloads = named.map(type =>
    getBundle(findEntry(type)).catch(error => {
      session.warn(bundleNotFound(type).message)
      throw error
    }),
  )
  return { load, downloading: settle(downloads) }
}

/** For the same address the browser would answer with the module it has: its code would not run again. */
function withNewAddress(find: FindBundle): FindBundle {
  return (...wish) => {
    const bundle = find(...wish)
    const [first, ...others] = bundle?.files ?? []
    return bundle && first && { ...bundle, files: [{ ...first, path: `${first.path}?${Date.now()}` }, ...others] }
  }
}
