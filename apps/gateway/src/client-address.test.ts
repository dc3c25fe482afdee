import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['none', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['none', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', 'made-up, 198.51.100.1', '198.51.100.1'],
  ['loopback', '::1', '2001:db8::1', '2001:db8::1'],
  ['loopback', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['loopback', '127.0.0.1', 'nonsense', '127.0.0.1'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
] as const)('with proxy %s, from %s, forwarded for %s: %s', (proxy, remoteAddress, forwarded, address) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage
  expect(clientAddress(request, proxy)).toBe(address)
})
