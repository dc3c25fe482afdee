import { type MarketCode, type PagePath, pagePath, pagesFor, parseMarketCode, parsePagePath } from '@bellwether/domain'
import type { CachedAnswer, PageSender } from '@bellwether/web'
import { keepQuery, sendFile } from '@bellwether/web'
import { writeCsv, writeIcs } from '@bellwether/web/files'
import { attempt } from '@bellwether/web/view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSecurity } from './layout/find-security.ts'
import type { NotFoundView } from './not-found/not-found-page.tsx'
import { missingNewsItemView, missingPageView, unknownSecurityView } from './not-found/not-found-view.ts'
import type { ResearchPage } from './pages.ts'
import { renewAfter } from './renew-after.ts'
import { type ResearchContext, type ResearchSite, requestContext, type Security } from './research-context.ts'
import { researchQuery } from './research-query.ts'
import type { ResearchRoute } from './research-route.ts'
import { researchRoutes } from './research-routes.ts'

interface Params {
  readonly marketCode: string
  readonly '*'?: string
}

type Request = FastifyRequest<{ Params: Params }>

/** /market-research/{marketCode} and /market-research/sub/{marketCode}/...: one address for each page, other spellings are sent there. */
export function marketResearchRoutes(
  app: FastifyInstance,
  context: ResearchContext & ResearchSite,
  pages: PageSender<ResearchPage>,
): void {
  const research = ({ viewer }: FastifyRequest) => new MarketResearch(requestContext(context, viewer), pages)
  const overview = { config: { pageQuery: researchQuery.overview, manyPages: true } }
  app.get<{ Params: Params }>('/market-research/:marketCode', overview, async (request, reply) => {
    await research(request).answer(request, reply, { page: 'overview', id: null })
    return reply
  })
  const pageQuery = ({ params }: FastifyRequest): readonly string[] => {
    const requested = parsePagePath((params as Params)['*'] ?? '')
    return requested ? researchQuery[requested.page] : []
  }
  app.get<{ Params: Params }>(
    '/market-research/sub/:marketCode/*',
    { config: { pageQuery, manyPages: true } },
    async (request, reply) => {
      await research(request).answer(request, reply, parsePagePath(request.params['*'] ?? ''))
      return reply
    },
  )
}

/** Finds what the address of one request names and makes its page or file. */
class MarketResearch {
  readonly #context: ResearchContext & ResearchSite
  readonly #pages: PageSender<ResearchPage>

  constructor(context: ResearchContext & ResearchSite, pages: PageSender<ResearchPage>) {
    this.#context = context
    this.#pages = pages
  }

  async answer(request: Request, reply: FastifyReply, requested: PagePath | null): Promise<void> {
    const format = requested && readQuery(request, requested).get('format')
    if (format !== 'csv' && format !== 'ics')
      return this.#pages.sendCached(request, reply, () => this.#makePage(request, requested))
    const found = await this.#find(request, requested)
    if (typeof found === 'function') return found(request, reply)
    const made = await found.make(this.#context, found.request)
    if (made?.kind === 'csv') return sendFile(reply, 'text/csv', `${made.name}.csv`, writeCsv(made))
    if (made?.kind === 'ics')
      return sendFile(reply, 'text/calendar', `${made.name}.ics`, writeIcs(made, this.#context.publicOrigin))
    return found.nothing(request, reply)
  }

  async #makePage(request: Request, requested: PagePath | null): Promise<CachedAnswer<ResearchPage>> {
    const found = await this.#find(request, requested)
    if (typeof found === 'function') return found
    const made = await found.make(this.#context, found.request)
    if (made === null || made.kind === 'csv' || made.kind === 'ics') return found.nothing
    return {
      page: await withOwnHoldings(this.#context, made, request.account, found.marketCode),
      path: found.path,
      securityId: found.request.security.id,
      renewAfterMs: renewAfter(made),
    }
  }

  /** What the address names, or the answer to one that names no page, or has another spelling. */
  async #find(request: Request, requested: PagePath | null) {
    const { marketCode: given } = request.params
    const marketCode = parseMarketCode(given)
    const security = marketCode && (await findSecurity(this.#context, marketCode))
    if (!marketCode || !security) return this.#notFound(() => unknownSecurityView(this.#context, given))
    const make = requested && this.#findPage(security, marketCode, requested)
    if (!requested || !make) return this.#notFound(() => missingPageView(this.#context, security))
    const canonical = pagePath(requested.page, marketCode, requested.id ?? undefined)
    if (splitUrl(request.url).path !== canonical) return redirectTo(canonical)
    const query = readQuery(request, requested)
    return {
      make,
      marketCode,
      path: canonical,
      request: { security, viewer: request.viewer, query, id: requested.id } as const,
      nothing: this.#notFound(() =>
        requested.page === 'news-item'
          ? missingNewsItemView(this.#context, security, query)
          : missingPageView(this.#context, security),
      ),
    }
  }

  #findPage(security: Security, marketCode: MarketCode, { page }: PagePath): ResearchRoute | null {
    const has = pagesFor(
      { type: security.type, marketCode, exchange: security.listing.exchange },
      this.#context.services,
    )
    return has.has(page) ? (researchRoutes[page] ?? null) : null
  }

  #notFound(view: () => NotFoundView) {
    return (request: FastifyRequest, reply: FastifyReply) =>
      this.#pages.send(request, reply, { kind: 'not-found', view: view() }, '/', 404)
  }
}

/** The query names that the page reads. */
function readQuery(request: Request, { page }: PagePath): URLSearchParams {
  return new URLSearchParams(splitUrl(keepQuery(request.url, researchQuery[page])).query)
}

/** Only for a user, whose pages are not kept. */
async function withOwnHoldings(
  context: ResearchContext & ResearchSite,
  page: ResearchPage,
  account: FastifyRequest['account'],
  marketCode: MarketCode,
): Promise<ResearchPage> {
  if (!account || !('frame' in page.view)) return page
  const ownHoldings = await attempt(context, 'own holdings', () => context.ownHoldings(account.id, marketCode), [])
  return { ...page, view: { ...page.view, frame: { ...page.view.frame, ownHoldings } } } as ResearchPage
}

function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

/** Permanent, so browsers and crawlers may cache it; for an hour only, so that a mistake does not stay. */
function redirectTo(address: string) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { query } = splitUrl(request.url)
    reply.header('cache-control', 'public, max-age=3600').redirect(query ? `${address}?${query}` : address, 301)
  }
}
