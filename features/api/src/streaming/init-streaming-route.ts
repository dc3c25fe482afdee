import { streaming } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import type { Account } from '@bellwether/web'
import { allowToken, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import { StreamingOffError } from '../errors.ts'

/** Where gateways answer, below their origin. */
const streamingPath = '/streaming'
const path = '/api/settings/init-streaming'

export interface InitStreamingOptions {
  /** Of gateways with a host of their own, null where they share ours. */
  readonly streamingOrigin: string | null
  readonly publicOrigin: string
  readonly tokens: WidgetTokens
}

/**
 * RP-STREAM-10: where prices stream, and a token for one use; for guests too. A page of another site sends its own token, and
 * gets no other: it takes that to session/create.
 */
export function initStreamingRoutes(
  app: FastifyInstance,
  { db, services }: ResearchContext,
  { streamingOrigin, publicOrigin, tokens }: InitStreamingOptions,
): void {
  const endpoint = `${streamingOrigin ?? ''}${streamingPath}`
  const issueToken = (account: Account | null) =>
    streaming.issueToken(db, account?.id ?? null, { login: account?.login ?? null })
  allowToken(app, path)
  app.get(
    path,
    { schema: { summary: 'Where prices stream, and a token for one use', tags: ['Prices'] } },
    async (request, reply) => {
      const { authorization, origin } = request.headers
      const isForeign = authorization !== undefined
      reply.header('cache-control', 'no-store').header('vary', 'origin, authorization')
      if (isForeign) reply.header('access-control-allow-origin', '*')
      if (!services.streaming) {
        const { code, message } = new StreamingOffError()
        return reply.code(503).send({ success: false, error: { code, message } })
      }
      if (!isForeign) return reply.send({ success: true, data: { endpoint, token: await issueToken(request.account) } })
      const { origins } = await tokens.check(request.headers, 'prices:stream')
      if (origins && origin) reply.header('access-control-allow-origin', origin)
      return reply.send({ success: true, data: { endpoint: new URL(endpoint, publicOrigin).href } })
    },
  )
}
