import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sitePlugin } from '../src/index.ts'

it('answers each request once, asks the database nothing for a kept page, and logs no warning', async () => {
  buildPages()
  const db = await openMarket()
  const lines: string[] = []
  const app = Fastify({
    pluginTimeout: 60_000,
    logger: { level: 'warn', stream: { write: line => void lines.push(line) } },
  })
  await app.register(sitePlugin, { db, publicOrigin: 'http://localhost', services: defaultServiceFlags, dev: false })
  const paths = [
    '/',
    '/market-research/LSE:HVL',
    '/market-research/sub/LSE:HVL/dividends',
    '/market-research/LSE:NOPE',
    '/nowhere',
    '/investment/search/all?search=x',
  ]
  const first = await Promise.all(paths.map(path => app.inject(path)))
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 404, 200])
  await db.close()
  const kept = await app.inject('/market-research/LSE:HVL')
  expect(kept.statusCode).toBe(200)
  expect(kept.headers.etag).toBe(first[1]?.headers.etag)
  expect(lines).toEqual([])
  await app.close()
})
