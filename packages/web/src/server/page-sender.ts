import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Stars } from '@bellwether/blocks'
import { loginPath, parseNextPath, type Watchlist } from '@bellwether/domain'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Firm } from '../page/firm.ts'
import type { AnyPage } from '../page/page-of.ts'
import { countFailures } from '../view/count-failures.ts'
import type { PageLife } from './page-cache/kept-page.ts'
import { createPageCache, type NewPage, type PageCacheOptions, type StalePlace } from './page-cache/page-cache.ts'
import { fixedVersions } from './page-cache/page-versions.ts'
import { sendPage, toRenderedPage, toSmallerPage } from './page-response.ts'
import { toPageUrl } from './page-url.ts'
import type { Renderer } from './renderer.ts'
import { signalOf } from './request-signal.ts'
import { type PolicyOptions, pagePolicy } from './security-headers.ts'

/** A page that may be kept for other guests, or a function that answers this and any other request for the same URL otherwise. */
export type CachedAnswer<Page extends AnyPage> =
  | ({ readonly page: Page; readonly path: string } & Partial<PageLife>)
  | Instead
type Instead = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void

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
    /** More than memory holds: before it waits for its turn, a page is looked up in the store. */
    readonly manyPages?: boolean
  }
}

export interface PageSenderOptions
  extends PolicyOptions,
    Partial<Pick<PageCacheOptions, 'versions' | 'store' | 'turn' | 'isBusy' | 'run' | 'now'>> {
  readonly publicOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly firm?: Firm | null
  /** For the stars on a user's pages. */
  readonly listsOf: (userId: number) => Promise<readonly Watchlist[]>
  /** Throws where a part of a page could not be read because the database was not available: then no page is better than half of one. */
  readonly assertAvailable?: (request: FastifyRequest) => void
}

export function createPageSender(
  renderer: Renderer,
  { publicOrigin, firm = null, listsOf, assertAvailable = () => {}, log, ...options }: PageSenderOptions,
): PageSender {
  const cache = createPageCache<Instead>({
    versions: options.versions ?? fixedVersions,
    store: options.store ?? null,
    toSmaller: toSmallerPage,
    turn: options.turn ?? (async () => () => {}),
    onError: err => log.warn({ err }, 'page cache'),
    ...(options.isBusy && { isBusy: options.isBusy }),
    ...(options.run && { run: options.run }),
    ...(options.now && { now: options.now }),
  })
  const policy = pagePolicy(options)
  const render = async (request: FastifyRequest, page: AnyPage, path: string, url = request.url) => {
    const { account } = request
    return toRenderedPage(
      await renderer.render(page, {
        origin: publicOrigin,
        path,
        account,
        loginPath: loginPath(url),
        firm,
        stars: { lists: await starredLists(request, listsOf), next: parseNextPath(url) ?? '/' },
      }),
    )
  }
  const makeNew = async (
    request: FastifyRequest,
    make: () => Promise<CachedAnswer<AnyPage>>,
  ): Promise<NewPage | Instead> => {
    const { result, failures } = await countFailures(make)
    if (typeof result === 'function') return result
    const { securityId = null, renewAfterMs = null, path } = result
    // Making a page is the longest piece of work here: pages that are kept are sent between its two halves.
    await othersTurn()
    const page = await render(request, result.page, path, toPageUrl(request))
    assertAvailable(request)
    return { page, securityId, renewAfterMs, isWhole: failures === 0 }
  }
  return {
    async send(request, reply, page, path, status = 200) {
      if (status === 200 && request.method === 'GET') assertAvailable(request)
      sendPage(request, reply, await render(request, page, path), { policy, status })
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
      const makeAnswer = () => makeNew(request, make)
      if (request.account || options.dev) {
        const made = await makeAnswer()
        if (typeof made === 'function') await made(request, reply)
        else sendPage(request, reply, made.page, { policy })
        return
      }
      const answer = await cache.get(toPageUrl(request), makeAnswer, signalOf(request, reply))
      if (typeof answer === 'function') await answer(request, reply)
      else sendPage(request, reply, answer, { policy })
    },
  }
}

async function starredLists(
  { account, log }: FastifyRequest,
  listsOf: PageSenderOptions['listsOf'],
): Promise<Stars['lists']> {
  if (!account) return []
  try {
    const lists = await listsOf(account.id)
    return lists.map(({ name, items }) => ({ name, codes: items.map(({ marketCode }) => marketCode) }))
  } catch (err) {
    // A page with wrong stars is better than no page.
    log.error({ err }, 'watchlists could not be loaded')
    return []
  }
}
