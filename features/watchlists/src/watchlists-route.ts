import { watchlistsPath } from '@bellwether/contract'
import { watchlists } from '@bellwether/db'
import {
  findWatchlist,
  parseNextPath,
  parseWatchlistChange,
  parseWatchlists,
  type WatchlistChange,
} from '@bellwether/domain'
import { forAudience, forViewer, type ResearchContext, watchedFigures } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { RefusedError, redirectAfter, searchOf } from '@bellwether/web'
import { writeCsv } from '@bellwether/web/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changeAccountLists } from './change-lists.ts'
import { WatchlistNeedsLoginError } from './errors.ts'
import type { WatchlistPage } from './pages.ts'
import { pathAfter } from './path-after.ts'
import { watchlistCsv } from './watchlist-csv.ts'
import { guestWatchlistsView, watchlistsView } from './watchlists-view.ts'

const path = watchlistsPath()
/** No security has a longer name. */
const maxTyped = 100

export function watchlistsRoutes(
  app: FastifyInstance,
  context: ResearchContext,
  pages: PageSender<WatchlistPage>,
): void {
  app.get(path, async (request, reply) => {
    const query = searchOf(request)
    const { account, viewer } = request
    if (!account) {
      await pages.send(request, reply, { kind: 'watchlists', view: await guestWatchlistsView(context) }, path)
      return reply
    }
    if (query.get('format') === 'csv') return sendCsv(reply, account.id, query.get('list') ?? '')
    const lists = await watchlists.ofUser(context.db, account.id)
    const view = await watchlistsView(forViewer(context, request.viewer), {
      storedIn: 'account',
      lists,
      list: query.get('list') ?? '',
      viewer,
      find: query.get('find')?.slice(0, maxTyped) ?? '',
      columns: query.getAll('columns'),
    })
    await pages.send(request, reply, { kind: 'watchlists', view }, path)
    return reply
  })

  // What the page shows of a guest's lists, which are stored nowhere. JSON only, so that another site's form cannot send it.
  app.post<{ Body: unknown }>(`${path}/shown`, async (request, reply) => {
    const { lists, list, find, columns } = Object(request.body) as Readonly<Record<string, unknown>>
    const view = await watchlistsView(forViewer(context, request.viewer), {
      storedIn: 'browser',
      lists: parseWatchlists(lists, Date.now()),
      list: typeof list === 'string' ? list : '',
      viewer: request.viewer,
      find: typeof find === 'string' ? find.slice(0, maxTyped) : '',
      columns: Array.isArray(columns) ? columns.map(String) : [],
    })
    return reply.header('cache-control', 'private, no-store').send({ data: view })
  })

  async function sendCsv(reply: FastifyReply, userId: number, list: string): Promise<FastifyReply> {
    const found = findWatchlist(await watchlists.ofUser(context.db, userId), list)
    if (!found) {
      reply.callNotFound()
      return reply
    }
    const views = await watchedFigures(
      forAudience(context, 'users'),
      found.items.map(({ marketCode }) => marketCode),
    )
    const csv = watchlistCsv(
      found.name,
      views.map((view, index) => ({ ...view, note: found.items[index]?.note ?? '' })),
    )
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${csv.name}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(writeCsv(csv))
  }
}

/** Form submissions that change the lists of an account. Needs the form body parser. */
export function watchlistFormRoutes(
  app: FastifyInstance,
  context: ResearchContext,
  pages: PageSender<WatchlistPage>,
): void {
  app.post<{ Body: unknown }>(path, async (request, reply) => {
    const { account } = request
    if (!account) throw new WatchlistNeedsLoginError()
    const change = parseWatchlistChange(request.body, Date.now())
    const { next } = Object(request.body) as { next?: unknown }
    if (!change) return redirectAfter(reply, path)
    try {
      await changeAccountLists(context.db, account.id, change)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      await showProblem(request, reply, account.id, { change, error })
      return reply
    }
    return redirectAfter(reply, parseNextPath(next) ?? pathAfter(change))
  })

  async function showProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    { change, error }: { change: WatchlistChange; error: RefusedError },
  ): Promise<void> {
    const lists = await watchlists.ofUser(context.db, userId)
    const list = 'list' in change ? change.list : ''
    const problem = error.message
    const view = await watchlistsView(forViewer(context, request.viewer), {
      storedIn: 'account',
      lists,
      list,
      viewer: request.viewer,
      problem,
    })
    await pages.send(request, reply, { kind: 'watchlists', view }, path, error.statusCode)
  }
}
