import { networkOf } from '@bellwether/client-network'
import { sendApiError, TooManyCallsError } from '@bellwether/web'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeCalls, type OpenApiDocument, type OpenApiOptions } from './openapi.ts'

/** For one address (of IPv6: one /64, which one subscriber has). A person who types makes two calls a second at most. */
const callsPerMinute = 600
/** With a token of a namespace, an address has twice as many for each, beside those it has without. */
const withToken = 2

export interface ApiOptions extends OpenApiOptions {
  readonly callsPerMinute?: number
}

/**
 * Where calls for programs live: errors are JSON with the field and the reason, and every answer says how many more calls
 * the address may make (RateLimit headers of the IETF draft, Retry-After once there are none). Answers what describes them.
 */
export async function registerApi(
  app: FastifyInstance,
  declare: (scope: FastifyInstance) => void | Promise<void>,
  options: ApiOptions,
): Promise<() => Promise<OpenApiDocument>> {
  let document = async (): Promise<OpenApiDocument> => ({})
  await app.register(async scope => {
    scope.setErrorHandler((error: Error, request, reply) => sendApiError(request, reply, error))
    scope.decorateRequest('widgetToken', null)
    scope.decorateRequest('widgetTokenProblem', null)
    const most = options.callsPerMinute ?? callsPerMinute
    await scope.register(rateLimit, {
      max: ({ widgetToken }) => (widgetToken?.clientId ? most * withToken : most),
      keyGenerator: callerOf,
      timeWindow: 60_000,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) => new TooManyCallsError(Math.ceil(ttl / 1000)),
    })
    document = await describeCalls(scope, options)
    await declare(scope)
  })
  return () => document()
}

function callerOf({ ip, widgetToken }: FastifyRequest): string {
  return `${networkOf(ip)} ${widgetToken?.clientId ?? ''}`
}
