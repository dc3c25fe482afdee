import type { AddedBinding, ApplicationContext, LoadStep, LoadStepName } from '@bellwether/contract'
import { getAddress } from './address.ts'
import { type Bundles, createBundles, findBundle } from './bundles.ts'
import { toApp } from './configuration.ts'
import { loadDesignSystem } from './design-system.ts'
import { tokenMissing } from './errors.ts'
import type { Extras } from './lazy/extras.ts'
import { prepareMissing } from './missing-features.ts'
import { openSession } from './open-session.ts'
import { getPage } from './page.ts'
import { createPlacements } from './placements.ts'
import { requestJson } from './request.ts'
import type { Tell, Working } from './session.ts'
import { settle } from './settle.ts'
import { gatewayToken, isFresh, type Tokens, toBearer } from './tokens.ts'

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

const stepNames = 'validate configuration design-system libraries resolve download bootstrap'.split(' ')

/** `self` is the address of the loader's own file. */
export function load(input: unknown, self: string): Loading {
  const leaving = new AbortController()
  const destroy = () => leaving.abort()
  const loader = ++getPage().loads
  const tell: Tell = (name, detail) =>
    document.dispatchEvent(new CustomEvent(`bellwether:${name}`, { detail: { ...detail, loader } }))
  const loading = begin(() => openSession(input, self, leaving.signal, loader, tell), input, destroy).catch(error => {
    // Nobody waits any more for what was ended on the way.
    if (leaving.signal.aborted) return new Promise<never>(() => {})
    // Before the listeners of this load end with it.
    tell('failed', { ...error, cause: error })
    destroy()
    throw error
  })
  return Object.assign(loading, { destroy })
}

/**
 * The seven steps of the specification: they end in that order and nothing runs before its turn, but whatever can be
 * fetched is fetched at once.
 */
async function begin(open: () => Working, input: unknown, destroy: () => void): Promise<LoaderHandle> {
  const session = open()
  const { config, signal, loader, tell, runPart } = session
  const { configuration, delivery } = config
  const { source } = configuration
  const tokens: Tokens = { ...config.apiTokens }
  const context: ApplicationContext = {
    contract: 1,
    ...config.runtime,
    ...config.userIdentity,
    locale: config.locale,
    api: delivery.api,
    async token(name = gatewayToken) {
      let token = tokens[name]
      // Where nobody can give one, there is no need for the part that asks.
      if (!(token || config.api)) throw tokenMissing(name)
      if (!isFresh(token)) token = await runPart('tokens', config, tokens, name)
      return toBearer(token as string)
    },
  }
  const extras = (session.isPlain || (await runPart('extras', input, session, context))) as Extras | undefined
  const configure = async () =>
    session.local ||
    (await extras?.fetch?.()) ||
    requestJson(
      session,
      [getAddress(delivery.configApi, source.environment).replace('{region}', source.region)],
      `${source.version}/${configuration.namespace}/${configuration.environment}`,
      { authorization: await context.token() },
    )
  let step = 0
  const done = async () => {
    const name = stepNames[step++] as LoadStepName
    await extras?.[name]?.()
    signal.throwIfAborted()
    performance.mark(`bellwether:${loader}:${name}`)
    tell('step', { step: step as LoadStep, name })
  }
  await done()

  const configuring = configure()
  const downloading = download(session, context, extras, configuring)
  // Whoever waits for it hears of a failure; until then nobody does.
  downloading.catch(() => {})
  const styling = loadDesignSystem(session)
  const polyfilling = prepareMissing(session)

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
    await runPart('after-paint', input, session, all)
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

/** Finds the bundles of what is placed at the start and begins to download them. */
async function download(
  session: Working,
  context: ApplicationContext,
  extras: Extras | undefined,
  configuring: Promise<unknown>,
) {
  const { config } = session
  const { components } = toApp(await configuring, config)
  const manifest = await session.manifest
  const bundles: Bundles = {}
  const find = (await extras?.find?.(components)) ?? ((...wish) => findBundle(manifest, ...wish))
  const getBundle = createBundles(session, manifest, find, bundles)
  // A binding may also name a type that the configuration does not have.
  const getEntry = (id: string) => components[id] ?? { type: id }
  const placements = createPlacements(session, context, getEntry, getBundle)
  const bindings = config.elementBindings ?? []
  const [first, loadBundle] = extras?.lazy?.(components, bindings, placements, getBundle, getEntry, find, bundles) ?? [
    bindings,
    (type: string) => getBundle(getEntry(type)),
  ]
  const downloads = first.map(binding => getBundle(getEntry(binding.morningstarComponentId)))
  return [first, placements, settle(downloads), loadBundle] as const
}
