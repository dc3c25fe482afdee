import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const connections = (policy: string) => policy.split('; ').find(part => part.startsWith('connect-src'))

it('pages connect only to their own origin and, over HTTP and WebSocket, to separate gateways', () => {
  expect(connections(pagePolicy({ dev: false }))).toBe("connect-src 'self'")
  expect(connections(pagePolicy({ dev: false, streamingOrigin: 'https://prices.example.com' }))).toBe(
    "connect-src 'self' https://prices.example.com wss://prices.example.com",
  )
})
