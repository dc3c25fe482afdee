import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdnRoutes } from './cdn-routes.ts'
import { openPublication } from './publish/publication.ts'

const above = mkdtempSync(join(tmpdir(), 'bellwether-cdn-'))
let app: FastifyInstance

beforeAll(async () => {
  const publication = openPublication(join(above, 'files'), { replace: false })
  publication.add('components/news-list/1.0.0/index.js', 'export const element = 1')
  publication.put('components.json', '{"contract":1}')
  publication.put('acme/acme-bundle.json', '{}')
  app = Fastify()
  await app.register(cdnRoutes, {
    prefix: '/cdn',
    folder: join(above, 'files'),
    dev: false,
    findConfiguration: async path => (path === 'acme/research' ? '{"components":{}}' : null),
  })
})

afterAll(async () => {
  await app.close()
  rmSync(above, { recursive: true })
})

describe('GET /cdn/', () => {
  it('[LD-CALL-8] serves a published file to any origin, compressed and immutable', async () => {
    const answer = await app.inject({
      url: '/cdn/components/news-list/1.0.0/index.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export const element = 1')
  })

  it.each([
    ['components.json?t=1', 'public, max-age=86400'],
    ['acme/acme-bundle.json', 'public, max-age=60'],
    ['configurations/acme/research/config.json', 'public, max-age=60'],
  ])('serves %s with cache-control %s', async (path, expected) => {
    const answer = await app.inject(`/cdn/${path}`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expected])
  })

  it('responds with an uncached JSON 404', async () => {
    const answer = await app.inject('/cdn/components/news-list/9.9.9/index.js')
    expect([answer.statusCode, answer.json().error.code, answer.headers]).toMatchObject([
      404,
      'CDN_NOT_FOUND',
      { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    ])
  })
})
