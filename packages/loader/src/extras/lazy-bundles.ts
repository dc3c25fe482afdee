import type { ComponentConfiguration, ComponentEntry, ComponentsManifest, ElementBinding } from '@bellwether/contract'
import { createBundles, findBundle, type GetBundle } from '../bundles.ts'
import type { Placements } from '../placements.ts'
import type { Working } from '../session.ts'

/** What is known once the configuration and the manifest are there. */
export type Loaded = [
  components: ComponentConfiguration['components'],
  bindings: readonly ElementBinding[],
  placements: Placements,
  getBundle: GetBundle,
  getEntry: (id: string) => ComponentEntry,
]

export interface LazyPlan {
  /** Placed at the start. */
  readonly first: readonly ElementBinding[]
  load(type: string): Promise<unknown>
}

/** Only the named bundles at the start, the others on demand. */
export function planLazily(session: Working, manifest: ComponentsManifest, ...loaded: Loaded): LazyPlan {
  const { lazy } = session.config
  const [components, bindings, placements, getBundle, getEntry] = loaded
  const named = lazy?.bundlesToDownload ?? []
  const typeOf = (binding: ElementBinding) => getEntry(binding.morningstarComponentId).type
  const findEntry = (type: string) => Object.values(components).find(entry => entry.type === type) ?? { type }
  for (const type of named) getBundle(findEntry(type)).catch(() => {})
  return {
    first: bindings.filter(binding => named.includes(typeOf(binding))),
    async load(type) {
      const isThere = Object.values(placements.all).some(({ detail }) => detail.type === type)
      await getBundle(findEntry(type))
      if (lazy?.forceRedownload && isThere) await downloadAgain(session, manifest, findEntry(type))
      const isWaiting = (binding: ElementBinding) => typeOf(binding) === type && !placements.all[binding.container]
      if (lazy?.initializeMarketsComponent) await Promise.all(bindings.filter(isWaiting).map(placements.place))
    },
  }
}

/** At another address, because for the same one the browser would answer with what it has. */
async function downloadAgain(session: Working, manifest: ComponentsManifest, entry: ComponentEntry): Promise<void> {
  const getAgain = createBundles(session, manifest, (...wish) => {
    const bundle = findBundle(manifest, ...wish)
    const [first, ...others] = bundle?.files ?? []
    return bundle && first && { ...bundle, files: [{ ...first, path: `${first.path}?${Date.now()}` }, ...others] }
  })
  await getAgain(entry)
}
