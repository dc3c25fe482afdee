import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildPages } from '@bellwether/platform/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { emptyMarketText } from './empty-market-text.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  buildPages()
  db = await createPostgresDatabase()
  app = Fastify({ pluginTimeout: 60_000 })
  const settings = { publicOrigin: 'https://bellwether.example', services: defaultServiceFlags, dev: false }
  await app.register(sitePlugin, { db, ...settings })
})
afterAll(async () => {
  await app.close()
  await db.close()
})

it.each([
  ['/', 200],
  ['/investment/search/all?search=apple', 200],
  ['/investment/screener', 200],
  ['/investment/screener?type=BOND', 200],
  ['/investment/ideas/select', 200],
  ['/investment/ideas/favourite', 200],
  ['/market-research/LSE:HVL', 404],
  ['/market-research/sub/LSE:HVL/dividends', 404],
])('[RP-PARTIAL-9] %s says how to import securities where there are none', async (path, status) => {
  const { statusCode, body } = await app.inject(path)
  expect(statusCode).toBe(status)
  expect(body).toContain(emptyMarketText)
})
