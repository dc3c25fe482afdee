import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress, createProxyTrust, parseTrustedProxy } from './trusted-proxy.ts'

it.each([
  ['none', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['none', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', 'made-up, 198.51.100.1', '198.51.100.1'],
  ['loopback', '::1', '2001:db8::1', '2001:db8::1'],
  ['loopback', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['private', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['private', 'fd00::1', '198.51.100.1, 192.168.0.9', '198.51.100.1'],
  ['192.0.2.10', '192.0.2.10', '198.51.100.1', '198.51.100.1'],
  ['192.0.2.10', '192.0.2.11', '198.51.100.1', '192.0.2.11'],
  ['192.0.2.0/24, 2001:db8::/32', '2001:db8::5', 'forged, 198.51.100.1, 192.0.2.77', '198.51.100.1'],
  ['1', '203.0.113.7', 'forged, 198.51.100.1', '198.51.100.1'],
  ['2', '203.0.113.7', 'forged, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
  ['2', '203.0.113.7', '198.51.100.1', '198.51.100.1'],
])('trusting %s, a request from %s forwarded for %s comes from %s', (text, remoteAddress, forwarded, address) => {
  const trusted = parseTrustedProxy(text)
  if (trusted === null) throw new Error(`${text} was refused`)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage
  expect(clientAddress(request, createProxyTrust(trusted))).toBe(address)
})

it('gives no address to a request whose socket is gone', () => {
  const request = { socket: {}, headers: { 'x-forwarded-for': '198.51.100.1' } } as unknown as IncomingMessage
  expect(clientAddress(request, createProxyTrust({ hops: 1 }))).toBe('')
})

it.each([
  'yes',
  'true',
  '11',
  '-1',
  '',
  '10.0.0.1,',
  '10.0.0.1 10.0.0.2',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  'fd00::/129',
  '10.0.0.0/8/8',
  'constructor',
  'proxy.example.com',
])('refuses "%s"', text => {
  expect(parseTrustedProxy(text)).toBeNull()
})
