import type {
  ApplicationContext,
  CdnFile,
  ComponentConfiguration,
  ElementBinding,
  LoadStepName,
} from '@bellwether/contract'
import { getAddress } from '../address.ts'
import { warnOfConfig } from '../after-paint/warn-of-config.ts'
import { type FindBundle, findBundle } from '../bundles.ts'
import { toApp } from '../configuration.ts'
import { startApplicationHelper } from '../extras/application-helper.ts'
import { checkConfig } from '../extras/check-config.ts'
import { fetchClientBundle } from '../extras/client-bundle.ts'
import { fetchConfiguration } from '../extras/configuration-source.ts'
import { loadCustomStyles } from '../extras/custom-styles.ts'
import { showDebugPanel } from '../extras/debug.ts'
import { chooseFirst, type GetEntry, type Loaded, type LoadLazily, planLazily } from '../extras/lazy-bundles.ts'
import { isHostReact, prepareLibraries } from '../extras/libraries.ts'
import { informProviders } from '../extras/providers.ts'
import { toggleStyles } from '../extras/toggle-styles.ts'
import { toUserId } from '../extras/user-id.ts'
import { isDictionary } from '../merge.ts'
import { offersReact } from '../offers-react.ts'
import type { Working } from '../session.ts'

declare module '../session.ts' {
  interface Parts {
    readonly extras: typeof run
  }
}

/** Functions named like a step run before it ends. */
export interface Extras extends Partial<Record<LoadStepName, () => Promise<unknown>>> {
  /** The configuration of another source than the configuration API. */
  fetch?(): Promise<unknown>
  /** Resolves the client-specific bundle, and the page's own React. */
  find?(components: ComponentConfiguration['components']): Promise<FindBundle>
  /** Those of the bindings that are placed at the start. */
  first?(bindings: readonly ElementBinding[], getEntry: GetEntry): readonly ElementBinding[]
  /** What `handle.load()` does. */
  lazy?(...loaded: Loaded): LoadLazily
}

/**
 * For configurations that are wrong, odd or rare: reports what is wrong, where, and what was probably meant, and does what
 * most pages never ask for. It is there before the first step ends.
 */
export async function run(input: unknown, session: Working, context: ApplicationContext): Promise<Extras> {
  const { config } = session
  const { source } = config.component
  if (config.debug) await showDebugPanel(session)
  informProviders(session)
  check(input, session)
  if (config.userIdentity?.getUserIdFromToken) {
    Object.assign(context, { userId: toUserId(config.apiTokens.apiGatewayToken ?? '') })
  }
  const manifest = await session.manifest
  let find: FindBundle = (...wish) => findBundle(manifest, ...wish)
  if (config.css.toggleCssWithComponent) toggleStyles(session, (...wish) => find(...wish))
  downloadChunks(session, manifest.chunks)
  const styling = loadCustomStyles(session)
  let downloading: Promise<unknown> | undefined
  const runLibraries = prepareLibraries(session, manifest)
  let tellRun = () => {}
  const librariesRan = new Promise<void>(resolve => {
    tellRun = resolve
  })
  const asksForReact = config.libraries?.some(isHostReact)
  const usesHostReact = asksForReact || offersReact()
  return {
    ...(config.configuration.source.type !== 'config-api' && { fetch: () => fetchConfiguration(session) }),
    ...((source.useClientSpecificBundle || usesHostReact) && {
      async find(components) {
        if (source.useClientSpecificBundle) find = await fetchClientBundle(session, components)
        if (usesHostReact) {
          // One of them may bring it.
          await librariesRan
          find = (await session.runPart('host-react', session, manifest, find, asksForReact)) ?? find
        }
        return find
      },
    }),
    ...(config.lazy && {
      first: (bindings, getEntry) => chooseFirst(config, bindings, getEntry),
      lazy(...loaded) {
        const lazily = planLazily(session, manifest, ...loaded)
        downloading = lazily.downloading
        return lazily.load
      },
    }),
    'design-system': () => styling,
    libraries: () => runLibraries().then(tellRun),
    async download() {
      await downloading
      if (config.mwc) await startApplicationHelper(session, manifest, context)
    },
  }
}

function check(input: unknown, session: Working): void {
  const { config, warn } = session
  const { delivery, configuration, component } = config
  try {
    checkConfig(input, config, warn)
    getAddress(delivery.cdn, component.source.environment)
    const local = delivery.configuration ?? {}
    // One that is still on its way is looked at when it is there.
    if (configuration.source.type === 'none' && isDictionary(local)) toApp(local, config)
  } catch (error) {
    // A typing error in a key may be the reason.
    warnOfConfig(input, session)
    throw error
  }
}

function downloadChunks({ config, download, skip }: Working, chunks: Readonly<Record<string, CdnFile>> = {}): void {
  for (const name of config.component.source.chunks ?? []) {
    const chunk = chunks[name] ?? { path: name }
    download(chunk).catch(() => skip(chunk.path))
  }
}
