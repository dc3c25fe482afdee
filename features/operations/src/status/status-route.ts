import { StatusAnswer } from '@bellwether/contract/schemas'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { OperationsPage } from '../pages.ts'
import type { StatusSources } from './observe.ts'
import { watchStatus } from './status-watch.ts'

const path = '/status'
/** No turn to wait for, no session to look up, and an outage does not stop it. */
const config = { queued: false, crossSite: true, shownInOutage: true } as const

/** `/status` for people and `/status.json` for monitors: what works now, for everybody. */
export async function registerStatus(
  app: FastifyInstance,
  sources: StatusSources,
  pages: PageSender<OperationsPage>,
): Promise<void> {
  const watch = await watchStatus(sources)
  app.addHook('onClose', async () => watch.close())
  app.get(path, { config }, async (request, reply) => {
    await pages.send(request, reply, { kind: 'status', view: watch.current }, path)
    return reply
  })
  app.get('/status.json', { config, schema: { response: { 200: StatusAnswer } } }, async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    return watch.current
  })
}
