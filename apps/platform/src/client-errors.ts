import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'

type ClientError = Error & { readonly code?: string }

const refusals = {
  timeout: { status: 408, code: 'PLATFORM_REQUEST_TIMEOUT', message: 'The request did not arrive in time.' },
  headers: { status: 431, code: 'PLATFORM_HEADERS_TOO_LARGE', message: 'The headers of the request are too large.' },
  malformed: { status: 400, code: 'PLATFORM_MALFORMED_REQUEST', message: 'The request is not valid HTTP.' },
} as const

/** Answers what never became a request: too slow, too large, or not HTTP. Such clients are everyday, so they are no error in the log. */
export function createClientErrorHandler(logger: FastifyBaseLogger): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, code, message } = refusals[kindOf(error)]
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

function kindOf({ code }: ClientError): keyof typeof refusals {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers' : 'malformed'
}
