import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * The address a socket comes from. Behind a proxy on this machine that is the last address of X-Forwarded-For, which the
 * proxy itself wrote; the ones before it can be forged.
 */
export function clientAddress(request: IncomingMessage, trustedProxy: 'none' | 'loopback'): string {
  const remote = request.socket.remoteAddress ?? ''
  if (trustedProxy === 'none' || !loopback.test(remote)) return remote
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : remote
}
