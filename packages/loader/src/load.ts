import type { AddedBinding, ComponentEntry, LoadStep, LoadStepName } from '@bellwether/contract'
import { type Bundles, createBundles, findBundle, toWish } from './bundles.ts'
import { toApp, toConfigurationAddress } from './configuration.ts'
import { loadDesignSystem } from './design-system.ts'
import { bundleNotFound, tokenMissing } from './errors.ts'
import { createNotice, tellFailure } from './failure.ts'
import { type Asking, askFirst } from './first-data.ts'
import type { Extras } from './lazy/extras.ts'
import type { Placing } from './lazy/placing.ts'
import { openSession } from './open-session.ts'
import { getPage } from './page.ts'
import type { Placements } from './placing/placements.ts'
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
  const tokens: Tokens = { ...config.apiTokens }
  const context: Asking = {
    contract: 1,
    ...config.runtime,
    ...config.userIdentity,
    locale: config.locale,
    api: config.delivery.api,
    asked: {},
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
    requestJson(session, ...toConfigurationAddress(config), { authorization: await context.token() })
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
  const placing = runPart('placing', input, session, context)
  const downloading = download(session, context, extras, configuring, placing)
  // Whoever waits for it hears of a failure; until then nobody does.
  downloading.catch(() => {})
  const styling = loadDesignSystem(session, placing)

  await configuring
  await done()
  await settle([configuring, styling])
  await done()
  await (await placing)?.runPolyfills()
  await done()
  const [first, placements, downloaded, loadBundle] = await downloading
  await done()
  await downloaded
  const { place, remove, finish } = await placements
  await done()
  const placed = first.map(place)
  await settle(placed)
  await done()
  finish(placed).catch(() => {})
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
  context: Asking,
  extras: Extras | undefined,
  configuring: Promise<unknown>,
  placing: Promise<Placing | undefined>,
) {
  const { config } = session
  const { components } = toApp(await configuring, config)
  // A binding may also name a type that the configuration does not have.
  const getEntry = (id: string) => components[id] ?? { type: id }
  const bindings = config.elementBindings ?? []
  const first = extras?.first?.(bindings, getEntry) ?? bindings
  const entries = first.map(({ morningstarComponentId }) => getEntry(morningstarComponentId))
  // Before the code: the answer whether it may be asked for, and then the data itself, would come behind all of that.
  const answer = askFirst(context, entries, session.signal)
  const manifest = await session.manifest
  const bundles: Bundles = {}
  const find = (await extras?.find?.(components)) ?? ((...wish) => findBundle(manifest, ...wish))
  const getBundle = createBundles(session, manifest, find, bundles, placing)
  const placements = placing.then(part => (part ? part.start(getEntry, getBundle) : placeNothing(session, getEntry)))
  const loadBundle =
    extras?.lazy?.(components, bindings, placements, getBundle, getEntry, find, bundles, placing) ??
    ((type: string) => getBundle(getEntry(type)))
  if (answer)
    placing.then(part =>
      part?.splitBatch(answer, entries, entry => find(...toWish(entry, config.component.source.overrides))),
    )
  return [first, placements, settle(entries.map(getBundle)), loadBundle] as const
}

/** Where the part that places components cannot be loaded, and most likely nothing else. */
function placeNothing({ tell }: Working, getEntry: (id: string) => ComponentEntry): Placements {
  return {
    all: {},
    async place({ morningstarComponentId: componentId, container, entry = getEntry(componentId) }) {
      const { type } = entry
      tellFailure(tell, bundleNotFound(type), { componentId, container, type, version: '' })
      document.getElementById(container)?.replaceChildren(createNotice())
    },
    remove: container => document.getElementById(container)?.remove(),
    finish: async () => tell('ready', {}),
  }
}
