import type { AddressInfo } from 'node:net'
import { noProxy } from '@bellwether/client-network'
import type { StatusAnswer } from '@bellwether/contract'
import { type Database, migrate, openDatabase } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { sitePlugin } from '@bellwether/site'
import { type PostgresServer, startPostgres } from '@bellwether/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTick, fillStreamedMarket, hvl } from '../../gateway/testing/streamed-market.ts'
import type { TestClient } from '../../gateway/testing/test-client.ts'
import { startTestGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts'
import { Lifecycle } from '../src/lifecycle.ts'
import { createLogger } from '../src/logger.ts'
import { createServer } from '../src/server.ts'
import { buildPages } from '../testing/index.ts'

const shown = '/market-research/LSE:HVL'
const unseen = '/market-research/LSE:BW.'
const call = '/api/widgets/quote-header/LSE:BW.'
let server: PostgresServer
let db: Database
let app: FastifyInstance
let gateway: TestGateway
let client: TestClient
let origin = ''
let sequence = 0

beforeAll(async () => {
  buildPages()
  server = await startPostgres()
  const admin = await openDatabase({ url: server.url })
  await migrate(admin)
  await fillStreamedMarket(admin)
  await admin.close()
  db = await openDatabase({ url: server.url, failFast: true })
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  app = await createServer({
    db,
    logger: createLogger('silent'),
    lifecycle,
    publicOrigin: 'http://localhost:3000',
    services: defaultServiceFlags,
    dev: false,
    trustedProxy: noProxy,
    site: sitePlugin,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  gateway = await startTestGateway(db)
  client = await gateway.open()
  client.send('SUB LSE:HVL')
})

afterAll(async () => {
  server.signal('SIGCONT')
  await gateway.close()
  await app.close()
  await db.close()
  await server.stop()
})

async function get(path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`)
  const body = await answer.text()
  const retry = answer.headers.get('retry-after')
  const code = /DB_UNAVAILABLE/.exec(body)?.[0] ?? ''
  return [answer.status, retry === null ? '' : 'retry', code, answer.headers.has('warning') ? 'stale' : '']
    .filter(part => part !== '')
    .join(' ')
}

async function databaseStatus(): Promise<string | undefined> {
  const { components } = (await (await fetch(`${origin}/status.json`)).json()) as StatusAnswer
  return components.find(({ id }) => id === 'database')?.state
}

/** Prices go on whatever the database does. */
async function expectPrices(): Promise<void> {
  sequence += 1
  gateway.bus.publish(createTick(hvl, sequence))
  await expect.poll(() => client.latest(hvl)?.sequence).toBe(sequence)
}

it('[RP-STATUS-3] answers 503 while the database is frozen, old pages and prices go on, and all is back after it', async () => {
  await expect.poll(() => client.symbols).toEqual([hvl])
  expect(await get(shown)).toBe('200')
  server.signal('SIGSTOP')
  // Several at once: those that found the database frozen, and those that come later.
  const answers = await Promise.all([get(unseen), get(unseen), get(call), get('/readyz'), expectPrices()])
  expect(answers.slice(0, 3)).toEqual([
    '503 retry DB_UNAVAILABLE',
    '503 retry DB_UNAVAILABLE',
    '503 retry DB_UNAVAILABLE',
  ])
  expect(answers[3]).toBe('503')
  expect(await get(call)).toBe('503 retry DB_UNAVAILABLE')
  expect(await get(shown)).toBe('200')
  await expectPrices()
  await expect.poll(databaseStatus).toBe('down')
  expect(await get('/status')).toBe('200')
  server.signal('SIGCONT')
  await expect.poll(() => get(unseen)).toBe('200')
  expect(await get('/readyz')).toBe('200')
  expect(client.faults).toEqual([])
})

it('answers 503 when the database was killed', async () => {
  server.signal('SIGKILL')
  expect(await get(unseen)).toMatch(/^200|^503 retry DB_UNAVAILABLE$/)
  for (const path of ['/market-research/LSE:S1', call, '/market-research/LSE:S2'])
    expect([path, await get(path)]).toEqual([path, '503 retry DB_UNAVAILABLE'])
  await expectPrices()
})
