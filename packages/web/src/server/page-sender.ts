import type { Stars } from '@bellwether/blocks'
import { loginPath, parseNextPath, type Watchlist } from '@bellwether/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Firm } from '../page/firm.ts'
import type { AnyPage } from '../page/page-of.ts'
import { type RenderedPage, sendPage, toRenderedPage } from './page-response.ts'
import { createRecentCache } from './recent-cache.ts'
import type { Renderer } from './renderer.ts'
import { type PolicyOptions, pagePolicy } from './security-headers.ts'

/**
 * Sends pages, by value or from the cache by URL. The methods do not return the reply: Fastify's reply is thenable, so a promise of it would resolve to
 * undefined. Only guests' pages are cached.
 */
export interface PageSender<Page extends AnyPage = AnyPage> {
  send(request: FastifyRequest, reply: FastifyReply, page: Page, path: string, status?: number): Promise<void>
  /** Sends the cached page of this URL, if there is one. */
  sendKept(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Sends the last page of this URL, however old, if there is one: better than none while the database is not available. */
  sendStale(request: FastifyRequest, reply: FastifyReply): boolean
  /** False where there is no such page. */
  sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: () => Promise<Page | null>,
  ): Promise<boolean>
}

/** Guests' prices are at least 15 minutes old, so a page of this age is recent enough. Compressed, one is about 10 kB. */
const pageMaxAgeMs = 60_000

export interface PageSenderOptions extends PolicyOptions {
  readonly publicOrigin: string
  readonly firm?: Firm | null
  /** For the stars on a user's pages. */
  readonly listsOf: (userId: number) => Promise<readonly Watchlist[]>
  /** Throws where a part of a page could not be read because the database was not available: then no page is better than half of one. */
  readonly assertAvailable?: (request: FastifyRequest) => void
  /** Monotonic, ms. */
  readonly now?: () => number
}

export function createPageSender(
  renderer: Renderer,
  { publicOrigin, firm = null, listsOf, assertAvailable = () => {}, now, ...options }: PageSenderOptions,
): PageSender {
  const cache = createRecentCache<RenderedPage | null>({
    maxAgeMs: options.dev ? 0 : pageMaxAgeMs,
    maxEntries: 2_000,
    ...(now && { now }),
  })
  const policy = pagePolicy(options)
  const starredLists = async ({ account, log }: FastifyRequest): Promise<Stars['lists']> => {
    if (!account) return []
    try {
      const lists = await listsOf(account.id)
      return lists.map(({ name, items }) => ({ name, codes: new Set(items.map(({ marketCode }) => marketCode)) }))
    } catch (err) {
      // A page with wrong stars is better than no page.
      log.error({ err }, 'watchlists could not be loaded')
      return []
    }
  }
  const render = async (request: FastifyRequest, page: AnyPage, path: string) => {
    const { account, url } = request
    return toRenderedPage(
      await renderer.render(page, {
        origin: publicOrigin,
        path,
        account,
        loginPath: loginPath(url),
        firm,
        stars: { lists: await starredLists(request), next: parseNextPath(url) ?? '/' },
      }),
    )
  }
  return {
    async send(request, reply, page, path, status = 200) {
      if (status === 200 && request.method === 'GET') assertAvailable(request)
      sendPage(request, reply, await render(request, page, path), { policy, status })
    },
    async sendKept(request, reply) {
      const kept = request.account ? null : await cache.peek(request.url)
      if (kept) sendPage(request, reply, kept, { policy })
      return kept !== null
    },
    sendStale(request, reply) {
      const stale = cache.stale(request.url)
      if (stale) sendPage(request, reply.header('warning', '110 - "Response is Stale"'), stale, { policy })
      return stale !== null
    },
    async sendCached(request, reply, path, make) {
      const fresh = async () => {
        const page = await make()
        const rendered = page && (await render(request, page, path))
        assertAvailable(request)
        return rendered
      }
      const rendered = await (request.account ? fresh() : cache.get(request.url, fresh))
      if (rendered) sendPage(request, reply, rendered, { policy })
      return rendered !== null
    },
  }
}
