import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Whose X-Forwarded-* headers are believed: the last proxies before us, by number or by address. */
export type TrustedProxy = { readonly hops: number } | { readonly ranges: readonly string[] }

export const noProxy: TrustedProxy = { hops: 0 }

/** Whether a proxy at this address is believed; hop 0 is the peer of our own socket. Fastify's `trustProxy` takes it. */
export type ProxyTrust = (address: string, hop: number) => boolean

const maxHops = 10
/** Those that Fastify knows, and `private` for the one that people know by another name. */
const names: Readonly<Record<string, string>> = {
  loopback: 'loopback',
  linklocal: 'linklocal',
  uniquelocal: 'uniquelocal',
  private: 'uniquelocal',
}

/** A number of proxies, or addresses, CIDR ranges and names separated by commas; null for anything else. */
export function parseTrustedProxy(text: string): TrustedProxy | null {
  if (text === 'none') return noProxy
  if (/^\d+$/.test(text)) return Number(text) <= maxHops ? { hops: Number(text) } : null
  const ranges = text.split(',').map(part => toRange(part.trim()))
  return ranges.every(range => range !== null) ? { ranges } : null
}

function toRange(text: string): string | null {
  const named = Object.hasOwn(names, text) ? names[text] : undefined
  if (named !== undefined) return named
  const [address = '', length, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return null
  if (length === undefined) return text
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : 0
  return bits >= 1 && bits <= (isIPv4(address) ? 32 : 128) ? text : null
}

export function createProxyTrust(trusted: TrustedProxy): ProxyTrust {
  if ('ranges' in trusted) return proxyAddress.compile([...trusted.ranges])
  return (_address, hop) => hop < trusted.hops
}

/**
 * Where a request comes from: the last address of X-Forwarded-For that no trusted proxy has, because whatever stands before
 * it can be forged. The same as `request.ip` of a Fastify with this trust.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  // Undefined once the socket is destroyed.
  if (request.socket.remoteAddress === undefined) return ''
  return proxyAddress(request, trust)
}
