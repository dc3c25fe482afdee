import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sane = /^[A-Za-z0-9._-]{8,64}$/

/** Keeps the id a proxy gave the request, so that both logs can be joined; one that could not be such an id is replaced. */
export function toRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && sane.test(given) ? given : randomUUID()
}
