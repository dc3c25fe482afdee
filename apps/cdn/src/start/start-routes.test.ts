import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublication } from '../publish/publication.ts'
import { openPublished } from './published-files.ts'
import { startRoutes } from './start-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-start-'))
const body = JSON.stringify({ components: { news: { type: 'news-list', version: '^1' } } })
const loader = 'globalThis.bellwether={load(){}}'
const publication = openPublication(folder, { replace: false })
let app: FastifyInstance

beforeAll(async () => {
  const files = [publication.add('components/news-list/1.0.0/index.js', 'export {}')]
  const components = { 'news-list': { tagName: 'bw-news-list', versions: { '1.0.0': { files } } } }
  const parts = {
    'bellwether.js': publication.add('loader/0.1.0/bellwether.js', loader),
    extras: publication.add('loader/0.1.0/extras.js', ''),
  }
  publication.put('components.json', JSON.stringify({ contract: 1, components, loader: { '0.1.0': parts } }))
  app = await serve(folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function serve(from: string): Promise<FastifyInstance> {
  const served = Fastify()
  await served.register(startRoutes, {
    prefix: '/cdn',
    published: openPublished(from),
    dev: false,
    cdn: 'https://cdn.example/cdn/',
    findPublic: async namespace => (namespace === 'acme.research' ? { body, revision: 1 } : null),
    now: () => Date.UTC(2026, 0, 1, 12, 0, 30),
  })
  return served
}

describe('GET /cdn/boot/{namespace}/bellwether.js', () => {
  it('returns the loader with the public configuration and its part of the manifest, cached for a minute', async () => {
    const answer = await app.inject('/cdn/boot/acme.research/bellwether.js')
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(answer.body.startsWith(loader)).toBe(true)
    expect(answer.body).toContain('"namespace":"acme.research"')
    expect(answer.body).toContain('components/news-list/1.0.0/index.js')
    const compressed = await app.inject({
      url: '/cdn/boot/acme.research/bellwether.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(answer.body)
  })

  it('responds with 404 for a namespace without a public configuration', async () => {
    expect((await app.inject('/cdn/boot/acme/bellwether.js')).statusCode).toBe(404)
  })
})

it('GET /cdn/loader/latest/bellwether.js returns the loader with the full manifest, cached for a minute', async () => {
  const answer = await app.inject('/cdn/loader/latest/bellwether.js')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(answer.body.startsWith(loader)).toBe(true)
  expect(answer.body).toContain('components/news-list/1.0.0/index.js')
  publication.put(
    'components.json',
    readFileSync(join(folder, 'components.json'), 'utf8').replace('bw-news-list', 'bw-n'),
  )
  expect((await app.inject('/cdn/loader/latest/bellwether.js')).body).toContain('bw-n"')
})

describe('POST /cdn/hints', () => {
  const ask = (payload: unknown, query = '') =>
    app.inject({ method: 'POST', url: `/cdn/hints${query}`, payload: payload as object })
  const config = {
    configuration: { namespace: 'acme.research', source: { type: 'mwc-cdn' } },
    elementBindings: [{ morningstarComponentId: 'news', container: 'c' }],
  }

  it('returns resource hints for a public configuration, cached while they are valid', async () => {
    const answer = await ask(config, '?nonce=abc')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'max-age=30'])
    const hrefs = [...answer.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url)
    expect(hrefs).toEqual([
      'https://cdn.example',
      'https://cdn.example/cdn/loader/0.1.0/bellwether.js',
      'https://cdn.example/cdn/configurations/acme/research/config.json',
      `https://cdn.example/cdn/components.json?t=${Date.UTC(2026, 0, 1, 12)}&amp;`,
      'https://cdn.example/cdn/loader/0.1.0/extras.js',
      'https://cdn.example/cdn/components/news-list/1.0.0/index.js',
    ])
    expect(answer.body).toContain('nonce="abc"')
    expect((await ask(config, '?format=json')).json().requests).toHaveLength(4)
  })

  it.each([
    [{ ...config, runtime: { region: 'mars' } }, '', 400, 'LOADER_INVALID_CHOICE'],
    [{ ...config, elementBindings: 7 }, '', 400, 'LOADER_INVALID_CHOICE'],
    [{ ...config, css: { mds: 7 } }, '', 400, 'CONFIG_CHECK_SHAPE'],
    [[], '', 400, 'CDN_HINTS_BODY'],
    ['{', '', 400, 'CDN_HINTS_BODY'],
    [config, '?format=xml', 400, 'CDN_HINTS_BODY'],
    [{ ...config, more: 'x'.repeat(70_000) }, '', 413, 'CDN_HINTS_BODY'],
  ])('rejects an invalid configuration', async (payload, query, status, code) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/cdn/hints${query}`,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it('is rate-limited by address', async () => {
    const busy = await serve(folder)
    const askAgain = () => busy.inject({ method: 'POST', url: '/cdn/hints', payload: config })
    for (let times = 0; times < 120; times++) await askAgain()
    const answer = await askAgain()
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'CDN_HINTS_LIMIT'])
    await busy.close()
  })

  it('reports that nothing has been published', async () => {
    const empty = await serve(join(folder, 'components'))
    const answer = await empty.inject({ method: 'POST', url: '/cdn/hints', payload: config })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'CDN_NOTHING_PUBLISHED'])
    await empty.close()
  })
})
