import { chartRanges } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { pagePath, parseMarketCode, parsePagePath } from '@bellwether/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageSender } from '../site.ts'
import type { SiteContext } from '../site-context.ts'
import { missingPageView, unknownSecurityView } from '../views/not-found.ts'
import { overviewView } from '../views/overview/overview.ts'

interface SecurityParams {
  readonly marketCode: string
  readonly '*'?: string
}

/** /market-research/{marketCode} and /market-research/sub/{marketCode}/...: one address for each page, others are sent there. */
export function marketResearchRoutes(app: FastifyInstance, context: SiteContext, pages: PageSender): void {
  app.get<{ Params: SecurityParams; Querystring: { range?: string } }>(
    '/market-research/:marketCode',
    async (request, reply) => {
      const found = await findSecurity(request, reply)
      if (!found) return reply
      const canonical = pagePath('overview', found.marketCode)
      if (pathOf(request) !== canonical) return redirect(request, reply, canonical)
      const range = chartRanges.find(known => known === request.query.range?.toUpperCase()) ?? '1Y'
      return pages.sendCached(request, reply, canonical, async () => ({
        kind: 'overview',
        view: await overviewView(context, found.security, { range, viewer: { kind: 'guest', loaded: true } }),
      }))
    },
  )

  app.get<{ Params: SecurityParams }>('/market-research/sub/:marketCode/*', async (request, reply) => {
    const found = await findSecurity(request, reply)
    if (!found) return reply
    const page = parsePagePath(request.params['*'] ?? '')
    if (page) {
      const canonical = pagePath(page.page, found.marketCode, page.id ?? undefined)
      if (pathOf(request) !== canonical) return redirect(request, reply, canonical)
    }
    const view = missingPageView(found.security)
    return pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
  })

  async function findSecurity(request: FastifyRequest<{ Params: SecurityParams }>, reply: FastifyReply) {
    const given = request.params.marketCode
    const marketCode = parseMarketCode(given)
    const security = marketCode ? await securities.findByMarketCode(context.db, marketCode) : null
    if (marketCode && security) return { marketCode, security }
    const view = await unknownSecurityView(context, given)
    await pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
    return null
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function redirect(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
  return reply.header('cache-control', 'public, max-age=3600').redirect(`${path}${query}`, 301)
}
