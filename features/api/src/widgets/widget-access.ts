import type { WidgetToken, WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token that came with a call for a widget, checked; null without one. */
    widgetToken: WidgetToken | null
    /** Why a token that came was not accepted. Told once the call has been counted. */
    widgetTokenProblem: Error | null
  }
}

/** For pages to read: without this a script of another origin sees none of them. */
const readable = 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after'

/**
 * Who may ask for views of widgets (decision 038): anybody without a token, since they hold what our pages show to guests; with a token only for what it is
 * good for and from where. No cookie is read. A refusal is readable for any page: it tells nothing but its own reason.
 */
export function guardWidgets(scope: FastifyInstance, tokens: WidgetTokens): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', readable)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'origin, authorization')
    const { headers, method } = request
    if (method === 'OPTIONS' || headers.authorization === undefined) return
    try {
      request.widgetToken = await tokens.check(headers, 'widgets:read')
      if (request.widgetToken.origins && headers.origin) reply.header('access-control-allow-origin', headers.origin)
    } catch (error) {
      request.widgetTokenProblem = error instanceof Error ? error : new Error(String(error))
    }
  })
  scope.addHook('preHandler', async request => {
    if (request.widgetTokenProblem) throw request.widgetTokenProblem
  })
  // What came for a token is for nobody between us and the browser to keep.
  scope.addHook('onSend', async (request, reply) => {
    const kept = reply.getHeader('cache-control')
    if (request.widgetToken && typeof kept === 'string')
      reply.header('cache-control', kept.replace('public', 'private'))
  })
}
