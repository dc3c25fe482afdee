import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { createProxyTrust } from '@bellwether/client-network'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getClient } from '../testing/test-client.ts'
import { SessionCookies } from './session-cookie.ts'
import { SessionTickets } from './session-ticket.ts'
import type { StreamSession } from './stream-session.ts'
import { createUpgrade, isSocketPath, type UpgradeOptions } from './upgrade.ts'

const now = Date.UTC(2026, 10, 13, 9)
const key = new Uint8Array(32).fill(7)
const cookies = new SessionCookies(key, { secure: false })
const tickets = new SessionTickets(key)
const publicOrigin = 'https://www.bellwether.example'
const host = 'https://host.example'
const cookie = cookies.create({ userId: 7, login: null, spentAt: now }).split(';')[0] ?? ''
const protocolOf = (ticket: string) => ['bellwether.prices', `bellwether.ticket.${ticket}`]

let server: Server
let port: number
let refused: string[]
let accepted: (StreamSession & { readonly address: string })[]

beforeEach(async () => {
  refused = []
  accepted = []
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as { port: number }).port
})
afterEach(() => void server.close())

function serve(options: Partial<UpgradeOptions> = {}, size = 0): void {
  const hub = {
    clients: { size },
    accept(ws: { terminate(): void }, _socket: unknown, session: StreamSession, address: string) {
      accepted.push({ ...session, address })
      ws.terminate()
    },
  }
  const upgrade = createUpgrade({
    hub: hub as unknown as UpgradeOptions['hub'],
    cookies,
    publicOrigin,
    proxyTrust: createProxyTrust({ ranges: ['loopback'] }),
    maxClients: 2,
    isDraining: () => false,
    isRevoked: () => false,
    onRefused: ({ code }) => void refused.push(code),
    now: () => now,
    ...options,
  })
  server.on('upgrade', upgrade)
}

/** Pages of other sites, whose tokens are in force or not. */
const embed = (isInForce: (clientId: string) => Promise<boolean>) => ({
  embedding: { tickets, tokens: { isInForce } as unknown as WidgetTokens },
})

/** What an upgrade is refused with. */
async function ask(headers: Record<string, string>) {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/streaming/ws',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  }).end()
  const opened = once(asked, 'upgrade').then(() => {
    throw new Error('The socket was opened.')
  })
  const [answer] = await Promise.race([once(asked, 'response'), opened])
  const chunks: Buffer[] = await answer.toArray()
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

const codeOf = async (headers: Record<string, string>) => {
  const { status, body } = await ask(headers)
  return `${status} ${body.error.code}`
}

describe('an upgrade', () => {
  it('[RP-STREAM-20] with the cookie opens the socket of its session, from the address before the proxy', async () => {
    serve()
    await getClient({ port, origin: publicOrigin, cookie, headers: { 'x-forwarded-for': '198.51.100.1' } })
    expect(accepted).toMatchObject([{ userId: 7, issuedAt: now, address: '198.51.100.1' }])
    expect(refused).toEqual([])
  })

  it('is refused with a status, a code and a text, which is told to the log', async () => {
    serve()
    const { status, headers, body } = await ask({ origin: publicOrigin })
    expect([status, body.error.code]).toEqual([401, 'GATEWAY_NO_SESSION'])
    expect(body.error.message).toContain('session/create')
    expect(headers).toMatchObject({ connection: 'close', 'content-type': 'application/json; charset=utf-8' })
    expect(Number(headers['content-length'])).toBe(JSON.stringify(body).length)
    expect([refused, accepted]).toEqual([['GATEWAY_NO_SESSION'], []])
  })

  it('[RP-STREAM-21] from another origin is refused, whatever its cookie', async () => {
    serve()
    expect(await codeOf({ origin: host, cookie })).toBe('403 GATEWAY_FOREIGN_ORIGIN')
    expect(await codeOf({ cookie })).toBe('403 GATEWAY_FOREIGN_ORIGIN')
  })

  it('of a revoked session is refused, also while the gateway shuts down', async () => {
    serve({ isRevoked: ({ userId }) => userId === 7, isDraining: () => true })
    expect(await codeOf({ origin: publicOrigin, cookie })).toBe('401 GATEWAY_NO_SESSION')
  })

  it('is refused while the gateway shuts down, and beyond its number of connections', async () => {
    let draining = true
    serve({ isDraining: () => draining }, 2)
    expect(await codeOf({ origin: publicOrigin, cookie })).toBe('503 GATEWAY_DRAINING')
    draining = false
    expect(await codeOf({ origin: publicOrigin, cookie })).toBe('503 GATEWAY_FULL')
  })

  it('is the last one that the number of connections allows', async () => {
    serve({}, 1)
    await getClient({ port, origin: publicOrigin, cookie })
    expect(accepted).toHaveLength(1)
  })
})

describe('an upgrade with a ticket', () => {
  it('opens the socket for the origin of the ticket while its token is in force', async () => {
    const asked: string[] = []
    serve(
      embed(async clientId => {
        asked.push(clientId)
        return true
      }),
    )
    const protocols = protocolOf(tickets.create({ origin: host, clientId: 'abc' }, now))
    await getClient({ port, origin: host, protocols })
    expect([asked, accepted.map(({ clientId }) => clientId)]).toEqual([['abc'], ['abc']])
    expect(await codeOf({ origin: 'https://other.example', 'sec-websocket-protocol': protocols.join() })).toBe(
      '403 GATEWAY_FOREIGN_ORIGIN',
    )
  })

  it('of no client asks nobody', async () => {
    serve(embed(() => Promise.reject(new Error('asked'))))
    const protocols = protocolOf(tickets.create({ origin: host, clientId: null }, now))
    await getClient({ port, origin: host, protocols })
    expect(accepted).toMatchObject([{ clientId: null, userId: null }])
  })

  it.each([
    ['is revoked', async () => false],
    ['cannot be looked up', () => Promise.reject(new Error('the database is away'))],
  ])('is refused where its token %s', async (_what, isInForce) => {
    serve(embed(isInForce))
    const protocols = protocolOf(tickets.create({ origin: host, clientId: 'abc' }, now))
    expect(await codeOf({ origin: host, 'sec-websocket-protocol': protocols.join() })).toBe('401 GATEWAY_NO_SESSION')
    expect([refused, accepted]).toEqual([['GATEWAY_NO_SESSION'], []])
  })

  it('is refused where pages of other sites have no access', async () => {
    serve()
    const protocols = protocolOf(tickets.create({ origin: host, clientId: null }, now))
    expect(await codeOf({ origin: host, 'sec-websocket-protocol': protocols.join() })).toBe(
      '403 GATEWAY_FOREIGN_ORIGIN',
    )
  })
})

it.each([
  ['/streaming/ws', true],
  ['/streaming/ws?a=b', true],
  ['/streaming/wss', false],
  ['/?/streaming/ws', false],
  [undefined, false],
])('%s is the path of the socket: %s', (path, expected) => {
  expect(isSocketPath(path)).toBe(expected)
})
