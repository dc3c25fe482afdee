import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Stars } from '@bellwether/blocks'
import { loginPath, parseNextPath, type Watchlist } from '@bellwether/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Firm } from '../page/firm.ts'
import type { AnyPage } from '../page/page-of.ts'
import { countFailures } from '../view/count-failures.ts'
import type { PageLife } from './page-cache/kept-page.ts'
import type { NewPage } from './page-cache/page-cache.ts'
import { type RenderedPage, toRenderedPage } from './page-response.ts'
import { toPageUrl } from './page-url.ts'
import type { Renderer } from './renderer.ts'

/** A page that may be kept for other guests, or a function that answers this and any other request for the same URL otherwise. */
export type CachedAnswer<Page extends AnyPage> =
  | ({ readonly page: Page; readonly path: string } & Partial<PageLife>)
  | Instead
export type Instead = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void

/** What is drawn beside a page's view. */
export interface PageDrawingOptions {
  readonly publicOrigin: string
  readonly firm?: Firm | null
  /** For the stars on a user's pages. */
  readonly listsOf: (userId: number) => Promise<readonly Watchlist[]>
  /** Throws where a part of a page could not be read because the database was not available: then no page is better than half of one. */
  readonly assertAvailable?: (request: FastifyRequest) => void
}

export interface PageDrawing {
  draw(request: FastifyRequest, page: AnyPage, path: string, url?: string): Promise<RenderedPage>
  /** Asks for the view, then draws it. */
  makeNew(request: FastifyRequest, make: () => Promise<CachedAnswer<AnyPage>>): Promise<NewPage | Instead>
}

/** Pages drawn and compressed, the same way in whichever thread. */
export function createPageDrawing(
  renderer: Renderer,
  { publicOrigin, firm = null, listsOf, assertAvailable = () => {} }: PageDrawingOptions,
): PageDrawing {
  const draw = async (request: FastifyRequest, page: AnyPage, path: string, url = request.url) => {
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
  return {
    draw,
    async makeNew(request, make) {
      const { result, failures } = await countFailures(make)
      if (typeof result === 'function') return result
      const { securityId = null, renewAfterMs = null, path } = result
      // Making a page is the longest piece of work here: pages that are kept are sent between its two halves.
      await othersTurn()
      const page = await draw(request, result.page, path, toPageUrl(request))
      assertAvailable(request)
      return { page, securityId, renewAfterMs, isWhole: failures === 0 }
    },
  }
}

async function starredLists(
  { account, log }: FastifyRequest,
  listsOf: PageDrawingOptions['listsOf'],
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
