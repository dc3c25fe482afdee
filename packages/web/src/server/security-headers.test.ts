import { expect, it } from 'vitest'
import { commonHeaders, pagePolicy } from './security-headers.ts'

const connections = (policy: string) => policy.split('; ').find(part => part.startsWith('connect-src'))

it('pages connect only to their own origin and, over HTTP and WebSocket, to separate gateways', () => {
  expect(connections(pagePolicy({ dev: false }))).toBe("connect-src 'self'")
  expect(connections(pagePolicy({ dev: false, streamingOrigin: 'https://prices.example.com' }))).toBe(
    "connect-src 'self' https://prices.example.com wss://prices.example.com",
  )
})

it('leaves out of scripts, styles and fonts what only documents heed, and of nothing else', () => {
  for (const part of [
    'text/javascript',
    'application/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'font/woff2',
  ])
    expect(Object.keys(commonHeaders(part)).sort()).toEqual([
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
    ])
  for (const other of ['text/html; charset=utf-8', 'image/svg+xml', 'application/json', 'application/pdf', 'undefined'])
    expect(commonHeaders(other)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
})
