import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { GatewayError } from './errors.ts'

export function toBody({ code, message }: { readonly code: string; readonly message: string }): string {
  return JSON.stringify({ error: { code, message } })
}

/** Answers an upgrade with a plain HTTP error and closes the socket as soon as it is written. */
export function refuseUpgrade(socket: Duplex, error: GatewayError): void {
  const body = toBody(error)
  socket.on('error', () => {})
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
