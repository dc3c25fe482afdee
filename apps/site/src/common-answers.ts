import { constants } from 'node:zlib'
import { notFoundView, type ResearchContext } from '@bellwether/research'
import {
  BusyError,
  commonHeaders,
  isAborted,
  isUnavailable,
  type PageSender,
  RefusedError,
  sendApiError,
  sendRefusal,
  strictTransportSecurity,
  type Unavailable,
  UnknownCallError,
} from '@bellwether/web'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Before the routes, which take the handlers that are there when they are declared: compression, headers of every answer, unknown addresses, faults. */
export async function registerCommonAnswers(
  app: FastifyInstance,
  context: ResearchContext & { readonly publicOrigin: string },
  pages: PageSender,
): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', async (_request, reply) => {
    const headers = commonHeaders(String(reply.getHeader('content-type')))
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (context.publicOrigin.startsWith('https:')) reply.header('strict-transport-security', strictTransportSecurity)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/')) return sendApiError(request, reply, new UnknownCallError(path))
    const view = notFoundView(context, request.url)
    await pages.send(request, reply, { kind: 'not-found', view }, '/', 404)
    return reply
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof RefusedError) {
      await sendRefusal(request, reply, error, pages)
      return reply
    }
    const unavailable = error.code === 'FST_ERR_HANDLER_TIMEOUT' ? new BusyError() : error
    if (isUnavailable(unavailable)) {
      await sendUnavailable(request, reply, unavailable, pages)
      return reply
    }
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'request failed')
    await pages.send(request, reply, { kind: 'fault', view: { requestId: request.id } }, '/', status)
    return reply
  })
}

/** An old page where there is one, otherwise 503. Not an error of this request, so it is not logged as one. */
async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  error: Unavailable,
  pages: PageSender,
): Promise<void> {
  const { code, message, retryAfterSeconds } = error
  request.log.warn({ code }, 'request refused')
  const isBusy = error instanceof BusyError
  if (request.method === 'GET' && (await pages.sendStale(request, reply, isBusy ? 'anywhere' : 'memory'))) return
  reply.header('retry-after', retryAfterSeconds)
  // Must cost next to nothing: somebody is asking for a lot.
  if (isBusy || isAborted(error)) {
    reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
    return
  }
  await pages.send(request, reply, { kind: 'refused', view: { code, message } }, '/', 503)
}
