import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const connections = (policy: string) => policy.split('; ').find(part => part.startsWith('connect-src'))

it('pages connect to their own origin only, and to gateways with a host of their own, by call and by socket', () => {
  expect(connections(pagePolicy({ dev: false }))).toBe("connect-src 'self'")
  expect(connections(pagePolicy({ dev: false, streamingOrigin: 'https://prices.example.com' }))).toBe(
    "connect-src 'self' https://prices.example.com wss://prices.example.com",
  )
})
