import type { AddedBinding, ApplicationContext, CdnFile, LoadStep, LoadStepName } from '@bellwether/contract'
import { getAddress } from './address.ts'
import { createBundles, findBundle, toWish } from './bundles.ts'
import { toApp } from './configuration.ts'
import { createFiles, type Files } from './files.ts'
import { fillConfig } from './fill-config.ts'
import type { Extras } from './lazy/extras.ts'
import { fetchManifest } from './manifest.ts'
import { isDictionary } from './merge.ts'
import { wait } from './once.ts'
import { getPage } from './page.ts'
import { createPlacements } from './placements.ts'
import { requestJson } from './request.ts'
import type { Session, Tell, Working } from './session.ts'
import { gatewayToken, isUsable, type Tokens, toBearer } from './tokens.ts'
import { loaderVersion } from './version.ts'
import { findHighest } from './versions.ts'

export interface LoaderHandle {
  /** Places a component, of the configuration or with an entry of its own; one that fails says so in its container. */
  add(binding: AddedBinding): Promise<void>
  /** Takes away the component and its container. */
  remove(containerId: string): void
  /** Downloads the bundle of a component type. */
  load(bundle: string): Promise<unknown>
  /** Replaces a token; default the gateway's. */
  update(token: string, name?: string): void
  /** Takes away all that this load has put into the page, but not the host's containers. */
  destroy(): void
}

/** Can be ended before it is done; it then never settles. */
export type Loading = Promise<LoaderHandle> & Pick<LoaderHandle, 'destroy'>

/** The parts of the loader that a plain page does not need before it is painted, by file name. */
interface Parts {
  readonly extras: typeof import('./lazy/extras.ts')
  readonly tokens: typeof import('./lazy/tokens.ts')
  readonly icons: typeof import('./lazy/icons.ts')
  readonly polyfills: typeof import('./lazy/polyfills.ts')
  readonly 'after-paint': typeof import('./lazy/after-paint.ts')
}

const stepNames = 'validate configuration design-system libraries resolve download bootstrap'.split(' ')
/** How long what is there waits for what is not. */
const patienceMs = 2000

/** From the last paint on the agent may take so long to load and to send. */
const agentLimitMs = 30_000

/** `self` is the address of the loader's own file. */
export function load(input: unknown, self: string): Loading {
  const leaving = new AbortController()
  const destroy = () => leaving.abort()
  const loading = begin(input, self, leaving.signal, destroy).catch(error => {
    // Nobody waits any more for what was ended on the way.
    if (leaving.signal.aborted) return new Promise<never>(() => {})
    destroy()
    throw error
  })
  return Object.assign(loading, { destroy })
}

/**
 * The seven steps of the specification: they end in that order and nothing runs before its turn, but whatever can be
 * fetched is fetched at once.
 */
async function begin(input: unknown, self: string, signal: AbortSignal, destroy: () => void): Promise<LoaderHandle> {
  const [config, isPlain] = fillConfig(input, self)
  const { delivery, configuration, component, css } = config
  const { environment, overrides } = component.source
  const { source } = configuration
  const tokens: Tokens = { ...config.apiTokens }
  const loader = ++getPage().loads
  const tell: Tell = (name, detail) =>
    document.dispatchEvent(new CustomEvent(`bellwether:${name}`, { detail: { ...detail, loader } }))
  const warn = (message: string) => {
    console.warn(message)
    tell('warning', { message })
  }
  const skip = (name: string) => signal.aborted || warn(`Skipped ${name}`)
  let step = 0
  let extras: Extras | undefined
  const done = async () => {
    const name = stepNames[step++] as LoadStepName
    await extras?.[name]?.()
    signal.throwIfAborted()
    performance.mark(`bellwether:${loader}:${name}`)
    tell('step', { step: step as LoadStep, name })
  }
  const cdns = [delivery.cdn, delivery.fallbackCdn].flatMap(place => (place ? getAddress(place, environment) : []))
  const bare: Session = { config, signal, cdns, loader, tell, warn, skip }
  const session: Working = { ...bare, ...createFiles(bare) }

  const local = delivery.configuration ?? (source.type === 'none' && {})
  const known = isPlain && isDictionary(local) ? Object.values(toApp(local, config).components) : []
  const manifesting = fetchManifest(
    session,
    known.map(entry => toWish(entry, overrides)),
  )
  const runPart = async <Name extends keyof Parts>(name: Name, { prepare }: Files = session): Promise<Parts[Name]> => {
    const { loader: published } = await manifesting
    return import(await prepare([published?.[loaderVersion]?.[name] ?? { path: name }]))
  }
  const context: ApplicationContext = {
    contract: 1,
    ...config.runtime,
    ...config.userIdentity,
    api: delivery.api,
    async token(name = gatewayToken) {
      let token = tokens[name]
      if (!isUsable(name, token)) {
        const part = await runPart('tokens')
        token = await part.refresh(config, tokens, name)
      }
      return toBearer(token)
    },
  }
  if (!isPlain) extras = await (await runPart('extras')).prepare(input, session, context, manifesting)
  await done()

  const configure = async () =>
    local ||
    (await extras?.fetchConfiguration?.()) ||
    requestJson(
      session,
      [getAddress(delivery.configApi, source.environment).replace('{region}', source.region)],
      `${source.version}/${configuration.namespace}/${configuration.environment}`,
      { authorization: await context.token() },
    )
  const configuring = configure()
  const downloading = Promise.all([configuring, manifesting]).then(async ([answer, manifest]) => {
    const { components } = toApp(answer, config)
    const find = await extras?.findClientBundle?.(components)
    const getBundle = createBundles(session, manifest, find ?? ((...wish) => findBundle(manifest, ...wish)))
    // A binding may also name a type that the configuration does not have.
    const getEntry = (id: string) => components[id] ?? { type: id }
    const placements = createPlacements(session, context, getEntry, getBundle)
    const bindings = config.elementBindings ?? []
    const lazy = extras?.planLazily?.(components, bindings, placements, getBundle, getEntry)
    const first = lazy?.first ?? bindings
    return [
      first,
      placements,
      settle(first.map(binding => getBundle(getEntry(binding.morningstarComponentId)))),
      lazy?.load ?? ((type: string) => getBundle(getEntry(type))),
    ] as const
  })
  // Whoever waits for it hears of a failure; until then nobody does.
  downloading.catch(() => {})
  const loadIcons = async (icons: CdnFile) => {
    // Beside the part that then finds it there.
    session.download(icons).catch(() => {})
    const part = await runPart('icons')
    return part.loadIcons(session, icons)
  }
  const styling = manifesting.then(({ designSystem = {} }) => {
    const { mds } = css
    const { style, icons } = designSystem[findHighest(Object.keys(designSystem), mds.version) as string] ?? {}
    return Promise.all([
      style && mds.style !== false && session.loadStyle(style),
      icons && mds.icons !== false && loadIcons(icons),
    ])
  })

  const polyfilling = manifesting.then(async ({ polyfills = {} }) =>
    Object.keys(polyfills).some(isMissing)
      ? (await runPart('polyfills')).preparePolyfills(session, polyfills, isMissing)
      : undefined,
  )

  await configuring
  await done()
  await settle([configuring, styling])
  await done()
  await (await polyfilling)?.()
  await done()
  const [first, { all, place, remove }, downloaded, loadBundle] = await downloading
  await done()
  await downloaded
  await done()
  const placing = first.map(place)
  await settle(placing)
  await done()
  const finish = async () => {
    await Promise.all(placing)
    for (const { painted } of Object.values(all)) await painted
    signal.throwIfAborted()
    tell('ready', {})
    const brief = { ...bare, signal: AbortSignal.any([signal, AbortSignal.timeout(agentLimitMs)]) }
    const part = await runPart('after-paint', createFiles(brief))
    part.start(input, brief, all)
  }
  finish().catch(() => {})

  return {
    add: place,
    remove,
    load: loadBundle,
    update(token, name = gatewayToken) {
      tokens[name] = token
    },
    destroy,
  }
}

/** `Promise.try` is there if globalThis has a Promise and that has a try. */
function isMissing(name: string): boolean {
  return !name.split('.').reduce<unknown>((at, key) => at && (at as Record<string, unknown>)[key], globalThis)
}

/** All of them, however they end; but once one is there it waits for the others only a while. */
function settle(work: readonly Promise<unknown>[]): Promise<unknown> {
  const patience = Promise.any(work).then(() => wait(patienceMs))
  return Promise.race([Promise.allSettled(work), patience.catch(() => {})])
}
