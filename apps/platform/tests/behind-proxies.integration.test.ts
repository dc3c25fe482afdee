import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseTrustedProxy } from '@bellwether/client-network'
import { type Database, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { hashPassword } from '@bellwether/passwords'
import { sitePlugin } from '@bellwether/site'
import { createPostgresDatabase, startForwardingProxy } from '@bellwether/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Lifecycle } from '../src/lifecycle.ts'
import { createLogger } from '../src/logger.ts'
import { createServer } from '../src/server.ts'
import { buildPages } from '../testing/index.ts'

const password = 'a right password'
let db: Database
let app: FastifyInstance | undefined
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  buildPages()
  db = await createPostgresDatabase()
  const passwordHash = await hashPassword(password)
  await users.create(db, { email: 'owner@example.com', name: 'Owner', passwordHash })
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await app?.close()
  await db.close()
})

/** The site behind two proxies; the port is that of the one in front. */
async function startBehindProxies(trusted: string): Promise<number> {
  const trustedProxy = parseTrustedProxy(trusted)
  if (trustedProxy === null) throw new Error(`${trusted} was refused`)
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  app = await createServer({
    db,
    logger: createLogger('silent'),
    lifecycle,
    publicOrigin: 'http://localhost:3000',
    services: defaultServiceFlags,
    dev: false,
    trustedProxy,
    site: sitePlugin,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const inner = await startForwardingProxy((app.server.address() as AddressInfo).port)
  const outer = await startForwardingProxy(inner.port)
  closing.push(outer.close, inner.close)
  return outer.port
}

/** The status of an attempt to log in by a visitor at this address of the loopback network. */
function logIn(port: number, visitor: string, given: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const form = new URLSearchParams({ email: 'owner@example.com', password: given }).toString()
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress: visitor,
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.end(form)
  })
}

it.each(['2', '127.0.0.1', '127.0.0.1/32, private'])(
  'gives each visitor behind two proxies their own login limit, with TRUSTED_PROXY=%s',
  async trusted => {
    const port = await startBehindProxies(trusted)
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // The attacker's own header changes each time and must not count.
      const forged = { 'x-forwarded-for': `198.51.100.${attempt}` }
      statuses.add(await logIn(port, '127.0.0.2', 'a wrong password', forged))
    }
    expect(statuses).toEqual(new Set([422]))
    expect(await logIn(port, '127.0.0.2', password, { 'x-forwarded-for': '198.51.100.99' })).toBe(429)
    expect(await logIn(port, '127.0.0.3', password)).toBe(303)
  },
)
