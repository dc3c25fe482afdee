import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket()
  await sql`drop table news_symbols cascade`.execute(db.sql)
  await sql`drop table index_level_years cascade`.execute(db.sql)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

it('keeps a failure inside its block, and the rest of the page as it is', async () => {
  const { statusCode, body } = await app.inject('/market-research/LSE:HVL')
  expect(statusCode).toBe(200)
  expect(body.match(/Could not load this/g)?.length).toBeGreaterThanOrEqual(1)
  expect(body).toContain('Where you can hold it')
  expect(body).toContain('Key figures')
})

it('keeps the home page up without its indices', async () => {
  const { statusCode, body } = await app.inject('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('Could not load this')
  expect(body).toContain('Risers')
})

it('answers an internal error with a page that shows only a reference number', async () => {
  await sql`drop table listings cascade`.execute(db.sql)
  const { statusCode, body } = await app.inject('/market-research/LSE:HVL?range=fresh')
  expect(statusCode).toBe(500)
  expect(body).toMatch(/tell us this number:.{0,20}<code>[\w-]+<\/code>/)
  expect(body).not.toMatch(/relation|select "|\.ts:/)
})

it('sends HSTS where the public origin is HTTPS', async () => {
  const { headers } = await app.inject('/icon.svg')
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
