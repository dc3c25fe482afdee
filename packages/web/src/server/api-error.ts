import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { ApiFailedError, BadInputError, isUnavailable, RefusedError, SiteError } from '../errors.ts'

type GivenError = Error & {
  readonly statusCode?: number
  /** Set on refusals with their own status, such as those of widget tokens. */
  readonly code?: string
  readonly status?: number
  readonly validation?: readonly FastifySchemaValidationError[]
}

/** `{ error: { code, message } }`, with `field` and `reason` for invalid input; internal errors reveal only the request id. */
export function sendApiError(request: FastifyRequest, reply: FastifyReply, given: GivenError): FastifyReply {
  const error = toSiteError(given, request)
  if (error instanceof ApiFailedError) request.log.error({ err: given }, 'request failed')
  const { code, message } = error
  if (isUnavailable(given)) {
    request.log.warn({ code }, 'request refused')
    reply.header('retry-after', given.retryAfterSeconds)
  }
  if (isTokenRefusal(given) && given.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  const more = error instanceof BadInputError ? { field: error.field, reason: error.reason } : {}
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...more } })
}

function toSiteError(given: GivenError, request: FastifyRequest): SiteError {
  if (given instanceof SiteError) return given
  if (isUnavailable(given)) return new RefusedError(given.code, 503, given.message)
  if (isTokenRefusal(given)) return new RefusedError(given.code, given.status, given.message)
  const [problem] = given.validation ?? []
  if (problem) return new BadInputError(fieldOf(problem), problem.message ?? 'is invalid')
  if (given.statusCode && given.statusCode >= 400 && given.statusCode < 500)
    return new BadInputError('request', 'could not be parsed')
  return new ApiFailedError(request.id, given)
}

/** The instance path, or the name of a missing or unknown property. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const named = params.missingProperty ?? params.additionalProperty
  return typeof named === 'string' ? named : instancePath.slice(1).replaceAll('/', '.') || 'request'
}

function isTokenRefusal(given: GivenError): given is GivenError & { readonly code: string; readonly status: number } {
  return !(given instanceof SiteError) && given.code !== undefined && given.status !== undefined
}
