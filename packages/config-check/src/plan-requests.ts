import type { ComponentsManifest, LoaderConfig } from '@bellwether/contract'
import {
  type FullConfig,
  findHighest,
  findTexts,
  isExact,
  isHostReact,
  toAsk,
  toBatchUrl,
  toConfigurationAddress,
  toManifestPath,
  toManifestValidity,
  toWish,
  type Wish,
} from '@bellwether/loader/rules'
import { type Collected, collectRequests, toRequest } from './collect-requests.ts'
import { fillSoundConfig } from './fill-sound-config.ts'
import type { KnownFacts } from './known-facts.ts'
import { getLoaderFile } from './loader-file.ts'
import { type PlannedBundle, planBundles, planConfiguration } from './plan-components.ts'
import { planHostFiles } from './plan-host-files.ts'
import { planReservedHeight } from './plan-reserved-height.ts'
import type { AskedAhead, RequestPlan } from './planned-request.ts'

/**
 * Every request that the loader will make for a configuration until the components are painted, in a browser that lacks
 * no feature. Throws the loader's error if the configuration is wrong.
 */
export function planRequests(input: unknown, known: KnownFacts): RequestPlan {
  const loader = getLoaderFile(known.manifest, known)
  const self = known.cdn + loader.file.path
  const [config, isPlain] = fillSoundConfig(input, self)
  const plan = collectRequests(config, self)
  const { component, configuration, delivery } = config
  const manifest = delivery.manifest ?? known.manifest

  const components = planConfiguration(config, known, plan)
  const isKnownAtOnce = isPlain && (delivery.configuration !== undefined || configuration.source.type === 'none')
  const wishes = isKnownAtOnce ? Object.values(components).map(entry => toWish(entry, component.source.overrides)) : []
  if (!delivery.manifest) planManifest(wishes, known.now, plan)
  if (!isPlain) plan.file('module', loader.parts.extras)
  if (config.debug) plan.file('module', loader.parts['debug-panel'])
  // Small, and the loader waits for both before it begins with a component.
  plan.file('module', loader.parts.placing)
  planDesignSystem(config, manifest, plan)
  const bundles = planBundles(config, known, components, plan)
  for (const { entry, bundle } of bundles) {
    const { files, chunks = [], stylesheet } = bundle
    const texts = findTexts(chunks, entry, config)
    for (const file of [...files, ...chunks.map(name => manifest.chunks?.[name])]) {
      // Which React the page will use is known in the browser only.
      const isLeft = file?.lazy || (file?.hosted && config.libraries?.some(isHostReact))
      if (!isLeft) plan.file('module', file)
    }
    if (texts !== undefined) plan.file('module', manifest.chunks?.[texts])
    if (config.css.includeComponentCss !== false && !stylesheet?.inlined) plan.file('style', stylesheet)
  }
  for (const name of component.source.chunks ?? []) plan.file('module', manifest.chunks?.[name])
  // Fetched beside the manifest by the address every exact version has, whether a binding names it or not.
  const early = delivery.manifest ? [] : wishes.filter(([, range]) => isExact(range))
  for (const [type, range] of early) plan.fetch(`${plan.cdn}components/${type}/${range}/index.js`)
  planHostFiles(config, manifest, plan)

  const hasManifest = !delivery.manifest && known.now !== undefined
  return {
    loader: toRequest(self, loader.file.path.endsWith('.mjs') ? 'module' : 'script', loader.file.integrity, true),
    requests: plan.requests(),
    // What is not plain may have another place for its token, or other components at the start.
    ahead: isPlain ? planAhead(input as LoaderConfig, config, bundles) : null,
    origins: plan.origins(),
    reservedHeight: planReservedHeight(config, components),
    validSeconds: hasManifest ? Math.floor(toManifestValidity(wishes, known.now) / 1000) : null,
    notes: plan.notes,
  }
}

function planAhead(
  { configuration, elementBindings }: LoaderConfig,
  config: FullConfig,
  bundles: readonly PlannedBundle[],
): AskedAhead | null {
  const asks = bundles.flatMap(({ entry }) => toAsk(entry))
  const isAtApi = config.configuration.source.type === 'config-api' && !config.delivery.configuration
  if (asks.length === 0 && !isAtApi) return null
  return {
    ...(isAtApi && { configuration: toConfigurationAddress(config).join('') }),
    ...(asks.length > 0 && { firstData: toBatchUrl(config.delivery.api, asks) }),
    given: JSON.stringify([configuration, elementBindings]),
  }
}

function planManifest(wishes: readonly Wish[], now: number | undefined, plan: Collected): void {
  if (now !== undefined) plan.fetch(plan.cdn + toManifestPath(wishes, now))
  else
    plan.note(
      'components.json is asked for with the time in its address, so it is left out unless the page is made for each visit.',
    )
}

function planDesignSystem(
  { css: { mds } }: FullConfig,
  { designSystem = {} }: ComponentsManifest,
  plan: Collected,
): void {
  const { style, icons } = designSystem[findHighest(Object.keys(designSystem), mds.version) ?? ''] ?? {}
  if (mds.style !== false) plan.file('style', style)
  if (mds.icons !== false) plan.file('fetch', icons)
}
