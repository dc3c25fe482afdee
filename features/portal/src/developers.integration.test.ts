import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance
const size = { raw: 3, gzip: 2, brotli: 1 }
const widget = { version: '1.2.0', versions: ['1.2.0'], code: size, style: size, shared: size }

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db, {
    published: () => ({
      loader: { version: '0.1.0', integrity: 'sha384-abc', size },
      widgets: { 'top-holdings': widget },
    }),
  })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

it('sends a sandboxed preview that only our pages can embed, with code only from our CDN', async () => {
  const { headers, body } = await app.inject('/developers/previews/top-holdings?marketCode=LSE:NWT&theme=dark')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toMatch(/, script-src \S+\/cdn\/ 'unsafe-inline'; style-src \S+\/cdn\/ 'unsafe-inline'$/)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['cache-control']).toBe('no-store')
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(body.match(/<script/g)).toHaveLength(body.split(`<script nonce="${nonce}"`).length - 1)
  expect(body).toContain('data-theme="dark"')
  expect(body).toContain("marketCode: 'LSE:NWT'")
})

it('[LD-WORKBENCH-1] shows a widget in every state, with settings of its description', async () => {
  const page = await app.inject('/developers/workbench?widget=top-holdings&state=error&theme=dark&locale=de-DE&limit=3')
  expect(page.statusCode).toBe(200)
  const [, source = ''] = /src="([^"]*workbench\/frame[^"]*)"/.exec(page.body) ?? []
  const frame = await app.inject(source.replaceAll('&amp;', '&'))
  expect(frame.body).toContain('data-theme="dark"')
  expect(frame.body).toContain("locale: 'de-DE'")
  expect(frame.body).toContain('limit: 3')
  expect(frame.body).toContain('status: 503')
  expect(String(frame.headers['content-security-policy'])).toContain("frame-ancestors 'self'")
  const wrong = await app.inject('/developers/workbench?widget=top-holdings&limit=900')
  expect([wrong.statusCode, wrong.body.includes('limit must be')]).toEqual([200, true])
  expect((await app.inject('/developers/workbench/frame?widget=top-holdings&limit=900')).statusCode).toBe(404)
  expect((await app.inject('/developers/workbench?widget=%3Cb%3E')).statusCode).toBe(200)
})

it('shows the example for an unknown security, and 404 for an unpublished or unknown widget', async () => {
  expect((await app.inject('/developers/previews/top-holdings?marketCode=%3Cb%3E')).body).toContain('FUND:B0KXTM3')
  expect((await app.inject('/developers/previews/top-holdings?theme=pink')).statusCode).toBe(400)
  for (const path of ['previews/quote-header', 'previews/toString', 'widgets/toString', 'guides/nothing'])
    expect((await app.inject(`/developers/${path}`)).statusCode, path).toBe(404)
  const unpublished = await app.inject('/developers/widgets/quote-header')
  expect(unpublished.statusCode).toBe(200)
  expect(unpublished.body).toContain('Not yet published on this CDN.')
})

it('describes the configuration for editors, including widget settings', async () => {
  const { headers, body } = await app.inject('/developers/playground/schema.json')
  expect(headers['access-control-allow-origin']).toBe('*')
  const { properties } = JSON.parse(body)
  const { allOf } = properties.configuration.properties.overrides.properties.components.additionalProperties
  expect(JSON.stringify(allOf)).toContain('"const":"top-holdings"')
})

it('describes the configuration without scripts', async () => {
  const { body } = await app.inject('/developers/playground?widget=top-holdings')
  expect(body).toMatch(/<noscript>.*The playground needs JavaScript/s)
  expect(body).toContain('elementBindings[].morningstarComponentId')
})
