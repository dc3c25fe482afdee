import type { ApplicationContext, ComponentConfiguration, ComponentsManifest, LoadStepName } from '@bellwether/contract'
import { warnOfConfig } from '../after-paint/warn-of-config.ts'
import type { FindBundle } from '../bundles.ts'
import { toApp } from '../configuration.ts'
import { startApplicationHelper } from '../extras/application-helper.ts'
import { checkConfig } from '../extras/check-config.ts'
import { fetchClientBundle } from '../extras/client-bundle.ts'
import { fetchConfiguration } from '../extras/configuration-source.ts'
import { loadCustomStyles } from '../extras/custom-styles.ts'
import { showDebugPanel } from '../extras/debug.ts'
import { type LazyPlan, type Loaded, planLazily } from '../extras/lazy-bundles.ts'
import { prepareLibraries } from '../extras/libraries.ts'
import { informProviders } from '../extras/providers.ts'
import { toggleStyles } from '../extras/toggle-styles.ts'
import { toUserId } from '../extras/user-id.ts'
import { isDictionary } from '../merge.ts'
import type { Working } from '../session.ts'

/** Functions named like a step run before it ends. */
export interface Extras extends Partial<Record<LoadStepName, () => Promise<unknown>>> {
  fetchConfiguration?(): Promise<unknown>
  findClientBundle?(components: ComponentConfiguration['components']): Promise<FindBundle>
  planLazily?(...loaded: Loaded): LazyPlan
}

/**
 * For configurations that are wrong, odd or rare: says what is wrong, where, and what was perhaps meant, and does what
 * most pages never ask for. It is there before the first step ends.
 */
export async function prepare(
  input: unknown,
  session: Working,
  context: ApplicationContext,
  manifesting: Promise<ComponentsManifest>,
): Promise<Extras> {
  const { config, skip, warn } = session
  const { source } = config.component
  if (config.debug) await showDebugPanel(session, manifesting)
  informProviders(session)
  try {
    checkConfig(input, config, warn)
    const { delivery, configuration } = config
    const local = delivery.configuration ?? {}
    // One that is still on its way is looked at when it is there.
    if (configuration.source.type === 'none' && isDictionary(local)) toApp(local, config)
  } catch (error) {
    // A typing error in a key may be the reason.
    warnOfConfig(input, session)
    throw error
  }
  if (config.userIdentity?.getUserIdFromToken) {
    Object.assign(context, { userId: toUserId(config.apiTokens.apiGatewayToken ?? '') })
  }
  const manifest = await manifesting
  if (config.css.toggleCssWithComponent) toggleStyles(session, manifest)
  for (const name of source.chunks ?? []) {
    const chunk = manifest.chunks?.[name] ?? { path: name }
    session.download(chunk).catch(() => skip(chunk.path))
  }
  const styling = loadCustomStyles(session)
  return {
    ...(config.configuration.source.type !== 'config-api' && { fetchConfiguration: () => fetchConfiguration(session) }),
    ...(source.useClientSpecificBundle && {
      findClientBundle: components => fetchClientBundle(session, components),
    }),
    ...(config.lazy && { planLazily: (...loaded) => planLazily(session, manifest, ...loaded) }),
    'design-system': () => styling,
    libraries: prepareLibraries(session, manifest),
    ...(config.mwc && { download: () => startApplicationHelper(session, manifest, context) }),
  }
}
