import { securities } from '@bellwether/db'
import { type MarketCode, type PagePath, pagePath, pagesFor, parseMarketCode, parsePagePath } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import { keepQuery, sendFile } from '@bellwether/web'
import { writeCsv, writeIcs } from '@bellwether/web/files'
import { attempt } from '@bellwether/web/view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotFoundView } from './not-found/not-found-page.tsx'
import { missingNewsItemView, missingPageView, unknownSecurityView } from './not-found/not-found-view.ts'
import type { ResearchPage } from './pages.ts'
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
  site: ResearchContext & ResearchSite,
  pages: PageSender<ResearchPage>,
): void {
  const overview = { config: { pageQuery: researchQuery.overview } }
  app.get<{ Params: Params }>('/market-research/:marketCode', overview, async (request, reply) => {
    await answer(request, reply, { page: 'overview', id: null })
    return reply
  })
  const pageQuery = ({ params }: FastifyRequest): readonly string[] => {
    const requested = parsePagePath((params as Params)['*'] ?? '')
    return requested ? researchQuery[requested.page] : []
  }
  app.get<{ Params: Params }>(
    '/market-research/sub/:marketCode/*',
    { config: { pageQuery } },
    async (request, reply) => {
      await answer(request, reply, parsePagePath(request.params['*'] ?? ''))
      return reply
    },
  )

  async function answer(request: Request, reply: FastifyReply, requested: PagePath | null): Promise<void> {
    if (await pages.sendKept(request, reply)) return
    const context = requestContext(site)
    const { marketCode: given } = request.params
    const marketCode = parseMarketCode(given)
    const security = marketCode ? await securities.findByMarketCode(context.db, marketCode) : null
    if (!marketCode || !security) {
      const view = unknownSecurityView(context, given)
      return pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
    }
    const make = requested && findPage(security, marketCode, requested)
    if (!requested || !make) return missing(request, reply, missingPageView(context, security))
    const canonical = pagePath(requested.page, marketCode, requested.id ?? undefined)
    const { path, query } = splitUrl(request.url)
    if (path !== canonical) return redirect(reply, query ? `${canonical}?${query}` : canonical)
    const researchRequest = {
      security,
      viewer: request.viewer,
      query: new URLSearchParams(splitUrl(keepQuery(request.url, researchQuery[requested.page])).query),
      id: requested.id,
    } as const
    const nothing = () =>
      requested.page === 'news-item'
        ? missingNewsItemView(context, security, researchRequest.query)
        : missingPageView(context, security)
    const format = researchRequest.query.get('format')
    if (format === 'csv' || format === 'ics') {
      const made = await make(context, researchRequest)
      if (made?.kind === 'csv') return sendFile(reply, 'text/csv', `${made.name}.csv`, writeCsv(made))
      if (made?.kind === 'ics')
        return sendFile(reply, 'text/calendar', `${made.name}.ics`, writeIcs(made, context.publicOrigin))
      return missing(request, reply, nothing())
    }
    const sent = await pages.sendCached(request, reply, canonical, async () => {
      const made = await make(context, researchRequest)
      return made === null || made.kind === 'csv' || made.kind === 'ics'
        ? null
        : withOwnHoldings(context, made, request.account, marketCode)
    })
    if (!sent) await missing(request, reply, nothing())
  }

  function findPage(security: Security, marketCode: MarketCode, { page }: PagePath): ResearchRoute | null {
    const has = pagesFor({ type: security.type, marketCode, exchange: security.listing.exchange }, site.services)
    return has.has(page) ? (researchRoutes[page] ?? null) : null
  }

  function missing(request: Request, reply: FastifyReply, view: NotFoundView): Promise<void> {
    return pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
  }
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
function redirect(reply: FastifyReply, address: string): void {
  reply.header('cache-control', 'public, max-age=3600').redirect(address, 301)
}
