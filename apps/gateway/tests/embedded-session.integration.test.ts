import { type Database, namespaces } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import type { NewClient } from '@bellwether/widget-tokens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillStreamedMarket } from '../testing/streamed-market.ts'
import { openClient } from '../testing/test-client.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const origin = 'https://host.example'
const client: NewClient = {
  namespace: 'acme',
  kind: 'token',
  label: 'Live prices',
  scopes: ['prices:stream'],
  origins: [origin],
  expiresAt: new Date(Date.now() + 3_600_000),
}
let db: Database
let server: TestGateway
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
  await namespaces.ensure(db, 'acme')
  server = await startTestGateway(db)
})
afterAll(async () => {
  await server?.close()
  await db?.close()
})

const create = (token: string, from: string | undefined = origin) =>
  server.app.inject({
    url: '/streaming/session/create',
    headers: { authorization: `Bearer ${token}`, ...(from && { origin: from }) },
  })
const open = (ticket: string, from = origin) =>
  openClient({
    port: server.port,
    origin: from,
    cookie: '',
    protocols: ['bellwether.prices', `bellwether.ticket.${ticket}`],
  })

it('a page of another site opens the socket with a ticket and no cookie', async () => {
  const { id, shown } = await server.tokens.createClient(client)
  const answer = await create(shown)
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, 'cache-control': 'no-store' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const { ticket } = answer.json().data
  const socket = await open(ticket)
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  expect(socket.ws.protocol).toBe('bellwether.prices')
  socket.close()
  expect(await open(ticket, 'https://evil.example')).toBe(403)
  expect(await open(`${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`)).toBe(403)
  await server.tokens.revoke('acme', id)
  expect(await open(ticket)).toBe(401)
})

it('the token needs the scope and the origin, and a request without Origin gets no ticket', async () => {
  const { shown } = await server.tokens.createClient(client)
  const views = await server.tokens.createClient({ ...client, scopes: ['widgets:read'] })
  const refusals = [await create(shown, 'https://evil.example'), await create(views.shown), await create('x')]
  expect(refusals.map(answer => [answer.statusCode, answer.json().error.code])).toEqual([
    [403, 'TOKEN_ORIGIN'],
    [403, 'TOKEN_SCOPE'],
    [401, 'TOKEN_INVALID'],
  ])
  const headers = { authorization: `Bearer ${shown}` }
  const program = await server.app.inject({ url: '/streaming/session/create', headers })
  expect([program.statusCode, program.json().error.code]).toEqual([403, 'GATEWAY_FOREIGN_ORIGIN'])
  const preflight = await server.app.inject({ method: 'OPTIONS', url: '/streaming/session/create' })
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization',
  })
})
