import { screenerComparePath, screenerHref, screenerPath } from '@bellwether/contract'
import { toIsoDate } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import { sendFile } from '@bellwether/web'
import { writeCsv } from '@bellwether/web/files'
import type { FastifyInstance } from 'fastify'
import type { ResearchPage } from '../pages.ts'
import { forViewer, type ResearchContext } from '../research-context.ts'
import { comparePath } from './compare-screened.ts'
import { screenerCsv, screenerView } from './screener-view.ts'

export function screenerRoutes(app: FastifyInstance, context: ResearchContext, pages: PageSender<ResearchPage>): void {
  app.get(screenerPath, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const today = toIsoDate(context.now())
    const seen = forViewer(context, request.viewer)
    if (query.get('format') === 'csv') {
      const csv = await screenerCsv(seen, query, today)
      sendFile(reply, 'text/csv', `${csv.name}.csv`, writeCsv(csv))
      return reply
    }
    const view = await screenerView(seen, query, { today, userId: request.account?.id ?? null })
    await pages.send(request, reply, { kind: 'screener', view }, screenerHref(view.address))
    return reply
  })
  app.get(screenerComparePath, (request, reply) =>
    reply.redirect(comparePath(new URLSearchParams(request.url.split('?')[1] ?? '').getAll('code')), 302),
  )
}
