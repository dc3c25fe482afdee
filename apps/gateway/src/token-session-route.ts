import { WidgetTokenError, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DrainingError, ForeignOriginError, GatewayError } from './errors.ts'
import { toBody } from './http-refusal.ts'
import type { SessionTickets } from './session-ticket.ts'
import { sessionLifetimeMs } from './stream-session.ts'

/** Access for pages of other sites. */
export interface Embedding {
  readonly tokens: WidgetTokens
  readonly tickets: SessionTickets
}

export interface TokenSessionOptions extends Embedding {
  readonly isDraining: () => boolean
  readonly now: () => number
}

/** session/create for a page of another site: exchanges a token with the scope prices:stream for a ticket. */
export async function answerToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, tickets, isDraining, now }: TokenSessionOptions,
): Promise<FastifyReply> {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
  try {
    if (isDraining()) throw new DrainingError()
    const { origins, clientId } = await tokens.check(request.headers, 'prices:stream')
    const { origin } = request.headers
    if (origin === undefined) throw new ForeignOriginError(null)
    if (origins) reply.header('access-control-allow-origin', origin)
    const ticket = tickets.create({ origin, clientId }, now())
    return reply.send({ data: { ticket, expiresIn: sessionLifetimeMs / 1000 } })
  } catch (error) {
    if (!(error instanceof WidgetTokenError || error instanceof GatewayError)) throw error
    if (error.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return reply.code(error.status).type('application/json').send(toBody(error))
  }
}
