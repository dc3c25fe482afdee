import type { WidgetToken, WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The valid token of a request for widget data; null without one. */
    widgetToken: WidgetToken | null
    /** Why the token of the request is invalid. Reported once the request has been counted. */
    widgetTokenProblem: Error | null
  }
}

/** Without this a script of another origin cannot read them. */
const readable = 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after'

/**
 * Access to widget data (decision 033): public without a token, because our pages show the same to guests; a token that is sent
 * must have the scope and list the origin. No cookie is read. Any page can read a refusal, which reveals only its reason.
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
  // A response to a token must not be cached between us and the browser.
  scope.addHook('onSend', async (request, reply) => {
    const cacheControl = reply.getHeader('cache-control')
    if (request.widgetToken && typeof cacheControl === 'string')
      reply.header('cache-control', cacheControl.replace('public', 'private'))
  })
}
