import { streaming } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { StreamingOffError } from '../errors.ts'
import type { SiteContext } from '../site-context.ts'

/** Where gateways answer, below their origin. */
const streamingPath = '/streaming'

/**
 * RP-STREAM-10: where prices stream, and a token for one use; for guests too. `streamingOrigin` is that of gateways with a
 * host of their own, null where they share ours.
 */
export function initStreamingRoutes(
  app: FastifyInstance,
  { db, services }: SiteContext,
  streamingOrigin: string | null,
): void {
  const endpoint = `${streamingOrigin ?? ''}${streamingPath}`
  app.get(
    '/api/settings/init-streaming',
    { schema: { summary: 'Where prices stream, and a token for one use', tags: ['Prices'] } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!services.streaming) {
        const { code, message } = new StreamingOffError()
        return reply.code(503).send({ success: false, error: { code, message } })
      }
      return reply.send({
        success: true,
        data: { endpoint, token: await streaming.issueToken(db, request.account?.id ?? null) },
      })
    },
  )
}
