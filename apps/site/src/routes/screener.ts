import { screenerHref, screenerPath } from '@bellwether/contract'
import { toIsoDate } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import { writeCsv } from '../csv.ts'
import type { PageSender } from '../page-sender.ts'
import { sendFile } from '../send-file.ts'
import type { SiteContext } from '../site-context.ts'
import { screenerCsv, screenerView } from '../views/screener/screener.ts'

export function screenerRoutes(app: FastifyInstance, context: SiteContext, pages: PageSender): void {
  app.get(screenerPath, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const today = toIsoDate(new Date())
    if (query.get('format') === 'csv') {
      const csv = await screenerCsv(context, query, today)
      sendFile(reply, 'text/csv', `${csv.name}.csv`, writeCsv(csv))
      return reply
    }
    const view = await screenerView(context, query, today)
    await pages.send(request, reply, { kind: 'screener', view }, screenerHref(view.address))
    return reply
  })
}
