import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyPage } from '../page/page-of.ts'
import { createPageCache, type NewPage, type PageCacheOptions, type StalePlace } from './page-cache/page-cache.ts'
import { fixedVersions } from './page-cache/page-versions.ts'
import { type CachedAnswer, createPageDrawing, type Instead, type PageDrawingOptions } from './page-drawing.ts'
import type { PageMaker } from './page-maker.ts'
import { sendPage, toSmallerPage } from './page-response.ts'
import { toPageUrl } from './page-url.ts'
import type { Renderer } from './renderer.ts'
import { signalOf } from './request-signal.ts'
import { type PolicyOptions, pagePolicy } from './security-headers.ts'

/**
 * Sends pages, by value or from the cache by URL. The methods do not return the reply: Fastify's reply is thenable, so a promise of it would resolve to
 * undefined. Only guests' pages are cached.
 */
export interface PageSender<Page extends AnyPage = AnyPage> {
  send(request: FastifyRequest, reply: FastifyReply, page: Page, path: string, status?: number): Promise<void>
  /** Whether there is a page of this URL to send to this visitor, in memory or in the store, or it is being made. */
  isAtHand(request: FastifyRequest): Promise<boolean>
  /** Sends the last page of this URL, however old, if there is one: better than none while no new one can be made. */
  sendStale(request: FastifyRequest, reply: FastifyReply, where: StalePlace): Promise<boolean>
  /** Sends the cached page of this URL, or makes it. `make` may be asked again later, to renew it: it must not depend on who is asking. */
  sendCached(request: FastifyRequest, reply: FastifyReply, make: () => Promise<CachedAnswer<Page>>): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** More than memory holds: before it waits for its turn, a page is looked up in the store; a new one is made by the page maker, where there is one. */
    readonly manyPages?: boolean
  }
}

export interface PageSenderOptions
  extends PolicyOptions,
    PageDrawingOptions,
    Partial<Pick<PageCacheOptions, 'versions' | 'store' | 'turn' | 'isBusy' | 'run' | 'now'>> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Makes guests' pages of routes with `manyPages`; they are made here unless given. */
  readonly pageMaker?: PageMaker | null
}

export function createPageSender(
  renderer: Renderer,
  { assertAvailable = () => {}, log, pageMaker = null, versions = fixedVersions, ...options }: PageSenderOptions,
): PageSender {
  const cache = createPageCache<Instead>({
    versions,
    store: options.store ?? null,
    toSmaller: async page => (await pageMaker?.toSmaller(page)) ?? toSmallerPage(page),
    turn: options.turn ?? (async () => () => {}),
    onError: err => log.warn({ err }, 'page cache'),
    ...(options.isBusy && { isBusy: options.isBusy }),
    ...(options.run && { run: options.run }),
    ...(options.now && { now: options.now }),
  })
  const policy = pagePolicy(options)
  const { draw, makeNew } = createPageDrawing(renderer, { ...options, assertAvailable })
  const makeForGuests = async (
    request: FastifyRequest,
    make: () => Promise<CachedAnswer<AnyPage>>,
    signal: AbortSignal | null,
  ): Promise<NewPage | Instead> => {
    const maker = request.routeOptions.config.manyPages ? pageMaker : null
    const made = (await maker?.make(toPageUrl(request), versions.of(null), signal)) ?? null
    return made ?? makeNew(request, make)
  }
  return {
    async send(request, reply, page, path, status = 200) {
      if (status === 200 && request.method === 'GET') assertAvailable(request)
      sendPage(request, reply, await draw(request, page, path), { policy, status })
    },
    async isAtHand(request) {
      if (request.account || request.method !== 'GET') return false
      const url = toPageUrl(request)
      if (!cache.has(url) && request.routeOptions.config.manyPages) await cache.lookUp(url)
      return cache.has(url)
    },
    async sendStale(request, reply, where) {
      const stale = await cache.stale(toPageUrl(request), where)
      if (stale) sendPage(request, reply.header('warning', '110 - "Response is Stale"'), stale, { policy })
      return stale !== null
    },
    async sendCached(request, reply, make) {
      if (request.account || options.dev) {
        const made = await makeNew(request, make)
        if (typeof made === 'function') await made(request, reply)
        else sendPage(request, reply, made.page, { policy })
        return
      }
      const answer = await cache.get(
        toPageUrl(request),
        signal => makeForGuests(request, make, signal),
        signalOf(request, reply),
      )
      if (typeof answer === 'function') await answer(request, reply)
      else sendPage(request, reply, answer, { policy })
    },
  }
}
