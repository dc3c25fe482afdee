import { CrossSiteRequestError } from '@bellwether/accounts'
import type { ResearchContext } from '@bellwether/research'
import { isUnavailable } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import {
  BatchRefusedError,
  CallFailedError,
  CallTooLargeError,
  MalformedCallError,
  NewsCallError,
  PostOnlyError,
} from '../errors.ts'
import type { AnswerCall, Call } from './news-calls.ts'

const path = '/market-research/api/graphql-call'

/** Enough for the query and its variables. */
const bodyLimit = 16_384

export interface GraphqlCallOptions {
  /** For tools during development. */
  readonly introspection: boolean
  readonly now?: () => Date
}

/** News over GraphQL: one operation in the body's `query`. In its own scope, because its errors are JSON and not pages. */
export async function graphqlCallRoutes(
  app: FastifyInstance,
  context: ResearchContext,
  { introspection, now = () => new Date() }: GraphqlCallOptions,
): Promise<void> {
  await app.register(async scope => {
    let opening: Promise<AnswerCall> | null = null
    // With the first call: the library for it is a tenth of all that a start would load.
    const open = async () =>
      (await import('./news-calls.ts')).openNewsCalls(context, { introspection, now, toPublicErrors })
    scope.setErrorHandler((error: Error, request, reply) => {
      if (isUnavailable(error)) reply.header('retry-after', error.retryAfterSeconds)
      return sendError(reply, toCallError(error, request))
    })
    scope.post(path, { bodyLimit }, async (request, reply) => {
      const call = readBody(request.body)
      opening ??= open()
      const answer = await opening
      const { data, errors } = await answer(call, reply)
      return send(reply, errors ? { data, errors } : { data })
    })
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: (request, reply) => sendError(reply.header('allow', 'POST'), new PostOnlyError(request.method)),
    })
  })
}

/** `operationName` is ignored: a request has one operation. */
function readBody(body: unknown): Call {
  if (Array.isArray(body)) throw new BatchRefusedError()
  if (typeof body !== 'object' || body === null)
    throw new MalformedCallError('body', 'must be a JSON object with a query field')
  const { query, variables } = body as Record<string, unknown>
  if (typeof query !== 'string' || query.trim() === '')
    throw new MalformedCallError('query', 'must be a string with one GraphQL operation')
  if (variables !== undefined && (typeof variables !== 'object' || variables === null || Array.isArray(variables)))
    if (variables !== null) throw new MalformedCallError('variables', 'must be an object')
  return { query, variables: (variables ?? {}) as Record<string, unknown> }
}

/** An error before execution: an invalid request, invalid GraphQL, or an internal error. */
function toCallError(
  error: Error & { code?: string; errors?: readonly Error[] },
  request: FastifyRequest,
): NewsCallError {
  if (error instanceof NewsCallError) return error
  if (error instanceof CrossSiteRequestError)
    return new NewsCallError(error.code, 'origin', 'the request came from another site', error.statusCode)
  switch (error.code) {
    case 'MER_ERR_GQL_VALIDATION':
      return toInvalid(error.errors?.[0]?.message ?? 'does not match the schema')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new CallTooLargeError('body', `is larger than ${bodyLimit} bytes`, 413)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new MalformedCallError('content-type', 'must be application/json', 415)
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new MalformedCallError('body', 'is not valid JSON')
  }
  if (isUnavailable(error)) return new NewsCallError(error.code, 'server', error.message, error.statusCode)
  // The body could not be read: the client cut the connection, or was too slow.
  if (error.code === 'ECONNRESET') return new MalformedCallError('body', 'did not arrive in full')
  if (error instanceof SyntaxError) return new MalformedCallError('body', 'is not acceptable JSON')
  request.log.error({ err: error }, 'news call failed')
  return new CallFailedError(request.id)
}

/** The library's message without its suggestions, which would reveal the schema. */
function toInvalid(message: string): NewsCallError {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1]
  const [text = ''] = message.split(/\.? ?Did you mean /)
  return new MalformedCallError(variable ? `variables.${variable}` : 'query', text)
}

function toPublicErrors(errors: readonly GraphQLError[], request: FastifyRequest): GraphQLFormattedError[] {
  return errors.map(error => {
    const cause = error.originalError ?? error
    if (cause instanceof NewsCallError) return { ...toPublic(cause), ...pathOf(error) }
    if (isUnavailable(cause))
      return { ...toPublic(new NewsCallError(cause.code, 'server', cause.message, 503)), ...pathOf(error) }
    // Errors raised by the executor are about the caller's values; those with another cause are internal.
    if (!error.originalError && !error.path) return toPublic(toInvalid(error.message))
    request.log.error({ err: cause }, 'news call failed')
    return { ...toPublic(new CallFailedError(request.id)), ...pathOf(error) }
  })
}

/** Identifies the list or story. */
function pathOf({ path }: GraphQLError): Pick<GraphQLFormattedError, 'path'> {
  return path ? { path } : {}
}

function toPublic({ code, message, field, reason }: NewsCallError): GraphQLFormattedError {
  return { message, extensions: { code, field, reason } }
}

function sendError(reply: FastifyReply, error: NewsCallError): FastifyReply {
  return send(reply.code(error.status), { data: null, errors: [toPublic(error)] })
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
}
