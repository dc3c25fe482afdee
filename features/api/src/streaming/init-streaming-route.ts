import { getAccount } from '@bellwether/accounts'
import { FailureAnswer, InitStreamingAnswer, responseOf } from '@bellwether/contract/schemas'
import { streaming } from '@bellwether/db'
import type { ResearchContext } from '@bellwether/research'
import type { Account } from '@bellwether/web'
import { allowToken, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import { StreamingOffError } from '../errors.ts'

/** The path of gateways. */
const streamingPath = '/streaming'
const path = '/api/settings/init-streaming'

export interface InitStreamingOptions {
  /** The origin of gateways on a separate host; null where they share ours. */
  readonly streamingOrigin: string | null
  readonly publicOrigin: string
  readonly tokens: WidgetTokens
}

/**
 * RP-STREAM-10: the streaming endpoint and a single-use token, for guests too where they may see live prices. A page on another site sends its own token and
 * uses that for session/create instead.
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
    {
      schema: {
        summary: 'Get the streaming endpoint and a single-use token',
        tags: ['Prices'],
        response: { ...responseOf(InitStreamingAnswer), 503: FailureAnswer },
      },
    },
    async (request, reply) => {
      const { authorization, origin } = request.headers
      const isForeign = authorization !== undefined
      reply.header('cache-control', 'no-store').header('vary', 'origin, authorization')
      if (isForeign) reply.header('access-control-allow-origin', '*')
      if (!services.streaming) {
        const { code, message } = new StreamingOffError()
        return reply.code(503).send({ success: false, error: { code, message } })
      }
      if (!isForeign && !services.guestStreaming) getAccount(request)
      if (!isForeign) return reply.send({ success: true, data: { endpoint, token: await issueToken(request.account) } })
      const { origins } = await tokens.check(request.headers, 'prices:stream')
      if (origins && origin) reply.header('access-control-allow-origin', origin)
      return reply.send({ success: true, data: { endpoint: new URL(endpoint, publicOrigin).href } })
    },
  )
}
