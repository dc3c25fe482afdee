import {
  type ComponentConfiguration,
  type ComponentEntry,
  toBundleMetadataPath,
  toCdnConfigurationPath,
} from '@bellwether/contract'
import {
  type Bundle,
  type FindBundle,
  type FullConfig,
  findBundle,
  getAddress,
  toApp,
  toClientBundle,
  toWish,
} from '@bellwether/loader/rules'
import type { Collected } from './collect-requests.ts'
import type { KnownFacts } from './known-facts.ts'

type Components = ComponentConfiguration['components']

/** The request for the configuration, and the components that will be in it as far as that is known. */
export function planConfiguration(config: FullConfig, known: KnownFacts, plan: Collected): Components {
  const { configuration, delivery } = config
  const { source, namespace } = configuration
  const local = delivery.configuration ?? (source.type === 'none' ? {} : undefined)
  if (local !== undefined) return toApp(local, config).components
  if (source.type === 'config-api') plan.origin(getAddress(delivery.configApi, source.environment))
  if (source.type === 'url') plan.fetch(source.url ?? '')
  if (source.type === 'mwc-cdn')
    plan.fetch(getAddress(delivery.cdn, source.environment) + toCdnConfigurationPath(namespace ?? ''))
  if (known.configuration !== undefined) return toApp(known.configuration, config).components
  plan.note(
    `Which components there are is known to the source ${source.type} alone: without its answer their files are left out.`,
  )
  return toApp({ components: {} }, config).components
}

/** A component placed at the start, and its bundle. */
export interface PlannedBundle {
  readonly entry: ComponentEntry
  readonly bundle: Bundle
}

/** The bundles downloaded at the start, as load.ts and lazy-bundles.ts of the loader choose them. */
export function planBundles(
  config: FullConfig,
  known: KnownFacts,
  components: Components,
  plan: Collected,
): PlannedBundle[] {
  const { source } = config.component
  const findAll = (find: FindBundle) =>
    toFirstEntries(config, components).flatMap(entry => {
      const bundle = find(...toWish(entry, source.overrides))
      return bundle ? { entry, bundle } : []
    })
  if (!source.useClientSpecificBundle) {
    const manifest = config.delivery.manifest ?? known.manifest
    return findAll((...wish) => findBundle(manifest, ...wish))
  }
  plan.fetch(plan.cdn + toBundleMetadataPath(config.configuration.namespace ?? '', source.instid))
  if (known.bundle === undefined) {
    plan.note('Which files the client-specific bundle has is known to its metadata file alone: they are left out.')
    return []
  }
  return findAll(toClientBundle(known.bundle, source.clientSpecificBundleVersion))
}

function toFirstEntries({ lazy, elementBindings = [] }: FullConfig, components: Components): ComponentEntry[] {
  // A binding may also name a type that the configuration does not have.
  if (!lazy) return elementBindings.map(({ morningstarComponentId: id }) => components[id] ?? { type: id })
  return (lazy.bundlesToDownload ?? []).map(
    type => Object.values(components).find(entry => entry.type === type) ?? { type },
  )
}
