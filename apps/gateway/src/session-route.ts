import { allowToken } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import { DrainingError, type GatewayError, TokenRefusedError } from './errors.ts'
import { toBody } from './http-refusal.ts'
import { isOwnOrigin } from './origin-check.ts'
import { type SessionCookies, type SpentToken, streamingPath } from './session-cookie.ts'
import { answerToken, type Embedding } from './token-session-route.ts'

export interface SessionRouteOptions {
  readonly publicOrigin: string
  readonly cookies: SessionCookies
  /** Absent: only for pages of the site. */
  readonly embedding?: Embedding
  readonly redeemToken: (token: string) => Promise<SpentToken | null>
  readonly isDraining: () => boolean
  readonly now: () => number
}

/** The shape of tokens from init-streaming; nothing else is looked up. */
const tokenShape = /^[\w-]{43}$/

/** RP-STREAM-11: exchanges the token of init-streaming for the socket's cookie. A page of another site presents a token of its own. */
export function sessionRoute(app: FastifyInstance, options: SessionRouteOptions): void {
  const { publicOrigin, cookies, embedding, redeemToken, isDraining, now } = options
  const path = `${streamingPath}/session/create`
  if (embedding) allowToken(app, path)
  app.get<{ Querystring: { sessionId?: unknown } }>(path, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').header('vary', 'origin')
    if (embedding && request.headers.authorization !== undefined)
      return answerToken(request, reply, { ...embedding, isDraining, now })
    const { origin } = request.headers
    // The gateway may have its own host; calls from the site's pages are then cross-origin.
    if (origin !== undefined && isOwnOrigin(origin, publicOrigin)) {
      reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
    }
    const refuse = (error: GatewayError) => reply.code(error.status).type('application/json').send(toBody(error))
    if (isDraining()) return refuse(new DrainingError())
    const { sessionId } = request.query
    const spent = typeof sessionId === 'string' && tokenShape.test(sessionId) ? await redeemToken(sessionId) : null
    if (spent === null) return refuse(new TokenRefusedError())
    return reply.code(204).header('set-cookie', cookies.create(spent)).send()
  })
}
