import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { ApiFailedError, BadInputError, RefusedError, SiteError } from '../errors.ts'

type GivenError = Error & {
  readonly statusCode?: number
  /** Of refusals that know their answer, such as those of widget tokens. */
  readonly code?: string
  readonly status?: number
  readonly validation?: readonly FastifySchemaValidationError[]
}

/** `{ error: { code, message } }`, for bad input with `field` and `reason`; a fault of ours tells its number and no more. */
export function sendApiError(request: FastifyRequest, reply: FastifyReply, given: GivenError): FastifyReply {
  const error = toSiteError(given, request)
  if (error instanceof ApiFailedError) request.log.error({ err: given }, 'call failed')
  const { code, message } = error
  if (isTokenRefusal(given) && given.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  const more = error instanceof BadInputError ? { field: error.field, reason: error.reason } : {}
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...more } })
}

function toSiteError(given: GivenError, request: FastifyRequest): SiteError {
  if (given instanceof SiteError) return given
  if (isTokenRefusal(given)) return new RefusedError(given.code, given.status, given.message)
  const [problem] = given.validation ?? []
  if (problem) return new BadInputError(fieldOf(problem), problem.message ?? 'cannot be used')
  if (given.statusCode && given.statusCode >= 400 && given.statusCode < 500)
    return new BadInputError('request', 'could not be read')
  return new ApiFailedError(request.id, given)
}

/** `/limit`, or the name of what is missing or too much. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const named = params.missingProperty ?? params.additionalProperty
  return typeof named === 'string' ? named : instancePath.slice(1).replaceAll('/', '.') || 'request'
}

function isTokenRefusal(given: GivenError): given is GivenError & { readonly code: string; readonly status: number } {
  return !(given instanceof SiteError) && given.code !== undefined && given.status !== undefined
}
