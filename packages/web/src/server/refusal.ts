import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusedError } from '../errors.ts'
import { sendApiError } from './api-error.ts'
import type { PageSender } from './page-sender.ts'

/** Sends a refusal: JSON to an API request, a page to a browser. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: RefusedError,
  pages: PageSender,
): Promise<void> {
  const { code, message, statusCode } = error
  if (request.url.startsWith('/api/')) sendApiError(request, reply, error)
  else await pages.send(request, reply, { kind: 'refused', view: { code, message } }, '/', statusCode)
}
