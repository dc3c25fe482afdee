import { networkOf } from '@bellwether/client-network'
import { MismatchError } from '@bellwether/contract'
import { RefusedError, sendApiError, TooManyCallsError } from '@bellwether/web'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkAnswers } from './check-answers.ts'
import { describeCalls, type OpenApiOptions } from './openapi.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { refuseUnknownNames } from './refuse-unknown-names.ts'

/** Per client network (a /64 for IPv6). Someone typing makes at most two requests a second. */
const callsPerMinute = 600
/** A namespace token has its own limit per network, twice as high. */
const tokenFactor = 2

export interface ApiOptions extends OpenApiOptions {
  readonly callsPerMinute?: number
  /** Check every response against its schema; on in tests unless given. */
  readonly checkResponses?: boolean
}

/**
 * The scope of the API routes: JSON errors with field and reason, and rate limits with the RateLimit headers of the IETF draft.
 * Resolves to a function that returns the OpenAPI document.
 */
export async function registerApi(
  app: FastifyInstance,
  declare: (scope: FastifyInstance) => void | Promise<void>,
  options: ApiOptions,
): Promise<() => OpenApiDocument> {
  let document = (): OpenApiDocument => ({})
  await app.register(async scope => {
    scope.setErrorHandler((error: Error, request, reply) => sendApiError(request, reply, toReported(error)))
    scope.decorateRequest('widgetToken', null)
    scope.decorateRequest('widgetTokenProblem', null)
    const max = options.callsPerMinute ?? callsPerMinute
    await scope.register(rateLimit, {
      max: ({ widgetToken }) => (widgetToken?.clientId ? max * tokenFactor : max),
      keyGenerator: callerOf,
      timeWindow: 60_000,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) => new TooManyCallsError(Math.ceil(ttl / 1000)),
    })
    checkAnswers(scope, options.checkResponses ?? process.env.NODE_ENV === 'test')
    refuseUnknownNames(scope)
    document = await describeCalls(scope, options)
    await declare(scope)
  })
  return () => document()
}

/** A response that does not fit its schema is reported with its code: this happens in development and tests only. */
function toReported(error: Error): Error {
  return error instanceof MismatchError ? new RefusedError(error.code, 500, error.message) : error
}

function callerOf({ ip, widgetToken }: FastifyRequest): string {
  return `${networkOf(ip)} ${widgetToken?.clientId ?? ''}`
}
