import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { headersTooLarge, malformedRequest, type Refusal, requestTimeout } from './errors.ts'

type ClientError = Error & { readonly code?: string }

/** Answers what never became a request: too slow, too large, or not HTTP. Such clients are everyday, so they are no error in the log. */
export function createClientErrorHandler(logger: FastifyBaseLogger): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, code, message } = toRefusal(error)
    logger.info({ status, code, reason: error.code }, 'request refused')
    const body = JSON.stringify({ error: { code, message } })
    if (socket.writable)
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          'Connection: close',
          'Content-Type: application/json; charset=utf-8',
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      )
    socket.destroy(error)
  }
}

function toRefusal({ code }: ClientError): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : malformedRequest
}
