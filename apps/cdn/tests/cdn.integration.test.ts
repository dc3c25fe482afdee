import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurations, type Database, namespaces, usage, users } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import { createPostgresDatabase } from '@bellwether/testing'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import Fastify, { type FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runConfigCommand } from '../src/configuration/config-command.ts'
import { cdnPlugin, demoClientSecret } from '../src/index.ts'
import { exportFiles } from '../src/publish/export-files.ts'
import { openPublication } from '../src/publish/publication.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-cdn-'))
const secret = new TextEncoder().encode('a secret of at least 32 characters')
const configuration = (heading: string) =>
  JSON.stringify({ components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', heading } } } })
let db: Database
let app: FastifyInstance
let tokens: WidgetTokens

beforeAll(async () => {
  db = await createPostgresDatabase()
  openPublication(folder, { replace: false }).put(
    'components.json',
    JSON.stringify({
      contract: 1,
      components: { 'news-list': { tagName: 'bw-news-list', versions: { '1.0.0': {} } } },
    }),
  )
  app = Fastify()
  const common = { folder, publicOrigin: 'https://cdn.example', dev: false, db }
  tokens = await openWidgetTokens({ db, operatorKeys: { secret } })
  await app.register(cdnPlugin, { ...common, tokens, demo: true })
})

afterAll(async () => {
  await app.close()
  await db.close()
  rmSync(folder, { recursive: true })
})

const config = (words: string, { text = configuration('One'), isPublic = false } = {}) =>
  runConfigCommand(db, words.split(' '), { isPublic, note: 'a note', readFile: () => text })

function sign(claims: Record<string, unknown>, { key = secret, expires = '5m', audience = 'bellwether' } = {}) {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(audience)
  return token.setExpirationTime(expires).sign(key)
}

const ask = (path: string, token?: string) =>
  app.inject({ url: `/config-api/${path}`, ...(token && { headers: { authorization: `Bearer ${token}` } }) })

describe('configuration API', () => {
  it('[LD-CALL-1] returns the current revision for a token of the namespace', async () => {
    await config('put acme.research prod config.json')
    await config('put acme.research prod config.json', { text: configuration('Two') })
    for (const namespaces of [['acme.research'], ['other', 'acme.*']]) {
      const answer = await ask('1/acme.research/prod', await sign({ namespaces }))
      expect(answer.json()).toEqual(JSON.parse(configuration('Two')))
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    }
  })

  it('rolls back by adding an older revision again', async () => {
    await config('put acme.back prod config.json')
    await config('put acme.back prod config.json', { text: configuration('Two') })
    expect(await config('rollback acme.back prod 1')).toMatch(/revision 3\n$/)
    const answer = await ask('1/acme.back/prod', await sign({ namespaces: ['acme.back'] }))
    expect(answer.json()).toEqual(JSON.parse(configuration('One')))
    expect((await config('list acme.back')).match(/revision \d(?= token)/g)).toEqual([
      'revision 3',
      'revision 2',
      'revision 1',
    ])
  })

  it.each([
    ['no token', async () => undefined, 'there is none'],
    ['no JWT', async () => 'secret-word', 'it is not'],
    ['another key', () => sign({}, { key: new Uint8Array(32) }), 'its signature does not fit'],
    ['an old one', () => sign({}, { expires: '-1m' }), 'has expired', 'TOKEN_EXPIRED'],
    ['another audience', () => sign({}, { audience: 'x' }), 'its claim aud'],
    ['no algorithm', async () => 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJiZWxsd2V0aGVyIn0.AA', 'its algorithm'],
  ])(
    'answers 401 with the reason to %s, and does not repeat it',
    async (_name, make, reason, code = 'TOKEN_INVALID') => {
      const token = await make()
      const answer = await ask('1/acme.research/prod', token)
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, code])
      expect(answer.json().error.message).toContain(reason)
      expect(answer.headers['www-authenticate']).toContain('Bearer')
      if (token !== undefined) expect(answer.body).not.toContain(token)
    },
  )

  it.each([
    ['1/acme.research/prod', ['acme'], 403, 'CONFIG_FORBIDDEN'],
    ['1/acme.research/prod', 'acme.research', 403, 'CONFIG_FORBIDDEN'],
    ['2/acme.research/prod', ['acme.*'], 404, 'CONFIG_NOT_FOUND'],
    ['1/acme.research/dev', ['acme.*'], 404, 'CONFIG_NOT_FOUND'],
    ['1/acme.nothing/prod', ['acme.*'], 404, 'CONFIG_NOT_FOUND'],
  ])('%s with the namespaces %j is a %i', async (path, namespaces, status, code) => {
    const answer = await ask(path, await sign({ namespaces }))
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it('allows pages of other origins to send a token', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/config-api/1/acme/prod' })
    expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([204, 'authorization'])
  })

  it('issues anyone a token for the demo namespace only', async () => {
    const { token } = (await app.inject({ method: 'POST', url: '/config-api/demo-token' })).json()
    expect((await ask('1/demo/prod', token)).json().components.quote.type).toBe('quote-header')
    expect((await ask('1/acme.research/prod', token)).statusCode).toBe(403)
  })

  it('accepts only namespace tokens without operator keys, and has no demo tokens without the simulated market', async () => {
    const bare = Fastify()
    const tokens = await openWidgetTokens({ db, operatorKeys: null })
    await bare.register(cdnPlugin, {
      folder,
      publicOrigin: 'https://cdn.example',
      dev: false,
      db,
      tokens,
      demo: false,
    })
    const read = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await bare.inject({ url: '/config-api/1/acme.research/prod', headers })).statusCode
    }
    expect(await read(await sign({ namespaces: ['acme.research'] }))).toBe(401)
    const grant = { clientId: null, namespace: 'acme.research', origins: null }
    expect(await read(await tokens.sign({ ...grant, scopes: ['config:read'] }, 120))).toBe(200)
    expect(await read(await tokens.sign({ ...grant, scopes: ['widgets:read'] }, 120))).toBe(403)
    await expect(tokens.exchange(`Bearer ${demoClientSecret}`)).rejects.toMatchObject({ code: 'TOKEN_SECRET' })
    expect((await bare.inject({ method: 'POST', url: '/config-api/demo-token' })).statusCode).toBe(404)
    await bare.close()
  })
})

describe('tokens of an issuer', () => {
  const keys: JWK[] = []
  const issuer = 'https://issuer.example'
  let server: Server
  let served: FastifyInstance

  beforeAll(async () => {
    server = createServer((_request, response) => response.end(JSON.stringify({ keys }))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const jwksUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`)
    served = Fastify()
    const tokens = await openWidgetTokens({ db, operatorKeys: { jwksUrl, issuer } })
    const options = { folder, publicOrigin: 'https://cdn.example', dev: false, db, demo: false }
    await served.register(cdnPlugin, { ...options, tokens })
    await config('put acme.issued prod config.json')
  })
  afterAll(async () => {
    vi.useRealTimers()
    await served.close()
    server.close()
  })

  async function createKey(kid: string, alg = 'ES256') {
    const { publicKey, privateKey } = await generateKeyPair(alg)
    const jwk = { ...(await exportJWK(publicKey)), kid, alg }
    return { jwk, privateKey, header: { alg, kid } }
  }
  type Key = Awaited<ReturnType<typeof createKey>>

  const signWith = ({ privateKey, header }: Key, iss = issuer) =>
    new SignJWT({ namespaces: ['acme.issued'] })
      .setProtectedHeader(header)
      .setAudience('bellwether')
      .setIssuer(iss)
      .setExpirationTime('5m')
      .sign(privateKey)
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await served.inject({ url: '/config-api/1/acme.issued/prod', headers })
    return [answer.statusCode, answer.json().error?.message ?? 'answered']
  }

  it('are checked with the keys at its address, also after they were changed', async () => {
    const [first, second] = [await createKey('first'), await createKey('second', 'RS256')]
    keys.splice(0, keys.length, first.jwk)
    expect(await read(await signWith(first))).toEqual([200, 'answered'])
    keys.splice(0, keys.length, second.jwk)
    // Keys are refetched after 30 seconds at the earliest.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect(await read(await signWith(second))).toEqual([200, 'answered'])
    expect(await read(await signWith(first))).toEqual([401, expect.stringContaining('its signature does not fit')])
    vi.useRealTimers()
  })

  it('are refused from another issuer, from us without our key, without a signature, and with a secret of their own', async () => {
    const key = await createKey('only')
    keys.splice(0, keys.length, key.jwk)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000 })
    expect(await read(await signWith(key))).toEqual([200, 'answered'])
    expect(await read(await signWith(key, 'https://other.example'))).toEqual([
      401,
      expect.stringContaining('its claim iss'),
    ])
    expect(await read(await signWith(key, 'bellwether'))).toEqual([401, expect.stringContaining('its algorithm')])
    const claims = (await signWith(key)).split('.')[1]
    const unsigned = `${btoa(JSON.stringify({ alg: 'none' }))}.${claims}.AA`.replaceAll('=', '')
    expect(await read(unsigned)).toEqual([401, expect.stringContaining('its algorithm')])
    // The public key taken for a shared secret.
    const confused = new SignJWT({ namespaces: ['acme.issued'], iss: issuer, aud: 'bellwether' })
    const asSecret = new TextEncoder().encode(JSON.stringify(key.jwk))
    const token = await confused
      .setProtectedHeader({ alg: 'HS256', kid: 'only' })
      .setExpirationTime('5m')
      .sign(asSecret)
    expect(await read(token)).toEqual([401, expect.stringContaining('its algorithm')])
    vi.useRealTimers()
  })
})

describe('configurations', () => {
  it('[LD-CALL-5] are on the CDN if they were put as public, and only then', async () => {
    await config('put shop prod config.json')
    expect((await app.inject('/cdn/configurations/shop/config.json')).statusCode).toBe(404)
    await config('put shop prod config.json', { isPublic: true })
    expect((await app.inject('/cdn/configurations/shop/config.json')).json()).toEqual(JSON.parse(configuration('One')))
  })

  it('are exported with the files if they are public, and gone from the export when they no longer are', async () => {
    const from = mkdtempSync(join(tmpdir(), 'bellwether-from-'))
    const into = mkdtempSync(join(tmpdir(), 'bellwether-into-'))
    const publication = openPublication(from, { replace: false })
    const script = publication.add('loader/0.1.0/bellwether.js', 'globalThis.bellwether = {}')
    const loader = { '0.1.0': { 'bellwether.js': script } }
    publication.put('components.json', JSON.stringify({ contract: 1, components: {}, loader }))
    await config('put export.open prod config.json', { isPublic: true })
    await config('put export.open qa config.json', { isPublic: true, text: configuration('Not this') })
    await config('put export.shut prod config.json')
    const exportNow = async () =>
      exportFiles({ from, into, configurations: await configurations.currentPublic(db, 'prod') })
    await exportNow()
    expect(existsSync(join(into, 'configurations/export/shut/config.json'))).toBe(false)
    expect(readFileSync(join(into, 'configurations/export/open/config.json'), 'utf8')).toBe(configuration('One'))
    expect(readFileSync(join(into, 'boot/export.open/bellwether.js'), 'utf8')).toContain('"heading":"One"')
    expect(readFileSync(join(into, 'loader/0.1.0/bellwether.js'), 'utf8')).toBe('globalThis.bellwether = {}')
    expect(readFileSync(join(into, 'loader/latest/bellwether.js'), 'utf8')).toContain(script.integrity)
    await config('put export.open prod config.json')
    await exportNow()
    expect(existsSync(join(into, 'configurations/export/open/config.json'))).toBe(false)
    for (const path of [from, into]) rmSync(path, { recursive: true })
  })

  it('of a deleted namespace are answered with the reason, until an operator puts one', async () => {
    const userId = (await users.create(db, { email: 'deleted@example.com', name: 'Deleted' })) ?? 0
    await namespaces.claim(db, { name: 'ended', userId, most: 9 })
    await config('put ended prod config.json', { isPublic: true })
    const token = await sign({ namespaces: ['ended'] })
    const answers = async () => {
      const found = [
        await app.inject('/cdn/configurations/ended/config.json'),
        await app.inject('/cdn/boot/ended/bellwether.js'),
        await ask('1/ended/prod', token),
      ]
      return found.map(({ statusCode, headers, body }) => [
        statusCode,
        headers['cache-control'],
        /CDN_NAMESPACE_DELETED/.test(body),
      ])
    }
    await namespaces.remove(db, { name: 'ended', userId, at: new Date() })
    expect(await answers()).toEqual(Array(3).fill([404, 'no-store', true]))
    expect(await config('list ended')).toMatch(/revision 1 deleted/)
    await config('rollback ended prod 1')
    expect((await answers()).map(([, , isDeleted]) => isDeleted)).toEqual([false, false, false])
    expect((await app.inject('/cdn/configurations/ended/config.json')).statusCode).toBe(200)
  })

  it.each([
    ['put acme prod x.json', '{', 'CONFIG_BODY'],
    ['put acme prod x.json', '{"components":{"a":{}}}', 'CONFIG_BODY'],
    ['put ../acme prod x.json', '{}', 'CDN_NAME'],
    ['put acme live x.json', '{}', 'CDN_USAGE'],
    ['rollback acme prod 9', '', 'CONFIG_NOT_FOUND'],
    ['delete acme', '', 'CDN_USAGE'],
    ['prune acme prod 0', '', 'CDN_USAGE'],
  ])('"%s" with %j is refused with %s', async (words, text, code) => {
    await expect(config(words, { text })).rejects.toMatchObject({ code })
  })
})

describe('widget usage', () => {
  const beacon = {
    contract: 1,
    loader: '0.1.0',
    applicationId: '<b>shop</b>',
    environment: 'prod',
    readyMs: 1,
    painted: [{ type: 'news-list', version: '1.0.0' }],
    failed: [],
    attributes: {},
  }
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/usage', payload, headers: { 'content-type': 'text/plain', ...headers } })
  const today = () => toIsoDate(new Date())

  it('is counted by application, component and outcome', async () => {
    expect((await send(JSON.stringify(beacon))).statusCode).toBe(204)
    expect((await send(JSON.stringify(beacon))).statusCode).toBe(204)
    expect(await usage.since(db, today())).toContainEqual({
      application: '<b>shop</b>',
      namespace: '',
      component: 'news-list',
      version: '1.0.0',
      outcome: 'PAINTED',
      count: 2,
    })
  })

  it('[LD-TRACK-5] is counted by custom attribute', async () => {
    const attributes = { site: 'main & <b>', logged_in: true, tier: 2 }
    for (let views = 0; views < 2; views += 1) {
      expect((await send(JSON.stringify({ ...beacon, applicationId: 'app', attributes }))).statusCode).toBe(204)
    }
    const made = {
      ...beacon,
      applicationId: 'app',
      attributes: { other: 'x' },
      painted: [{ type: 'made-up', version: '1' }],
    }
    expect((await send(JSON.stringify(made))).statusCode).toBe(204)
    const counted = (await usage.attributesSince(db, today())).filter(({ application }) => application === 'app')
    expect(counted.map(({ name, value, count }) => [name, value, count]).sort()).toEqual([
      ['logged_in', 'true', 2],
      ['site', 'main & <b>', 2],
      ['tier', '2', 2],
    ])
  })

  it('is counted for existing namespaces, and only from their listed origins', async () => {
    const userId = (await users.create(db, { email: 'counted@example.com', name: 'Counted' })) ?? 0
    for (const name of ['open-counted', 'bound-counted', 'gone-counted'])
      await namespaces.claim(db, { name, userId, most: 9 })
    await namespaces.remove(db, { name: 'gone-counted', userId, at: new Date() })
    const own = 'https://www.example.com'
    const client = { kind: 'token', label: '', scopes: ['widgets:read'], origins: [own] } as const
    const expiresAt = new Date(Date.now() + 60_000)
    await tokens.createClient({ ...client, namespace: 'bound-counted', expiresAt })
    const report = async (namespace: string, origin?: string, type = 'news-list') => {
      const payload = JSON.stringify({ ...beacon, namespace, painted: [{ type, version: '1.0.0' }] })
      const { statusCode } = await send(payload, origin === undefined ? {} : { origin })
      const rows = await usage.ofNamespace(db, namespace, toIsoDate(new Date()))
      return [statusCode, rows.reduce((sum, { count }) => sum + count, 0)]
    }
    expect(await report('open-counted', 'https://anywhere.example')).toEqual([204, 1])
    expect(await report('open-counted', own, 'made-up')).toEqual([204, 1])
    expect(await report('bound-counted', own)).toEqual([204, 1])
    expect(await report('bound-counted', own, 'their-own')).toEqual([204, 2])
    for (const origin of ['https://other.example', 'null', undefined])
      expect(await report('bound-counted', origin)).toEqual([204, 2])
    expect(await report('gone-counted', own)).toEqual([204, 0])
    expect(await report('nobodys-counted', own)).toEqual([204, 0])
    await config('put operators-counted prod config.json')
    expect(await report('operators-counted', own)).toEqual([204, 1])
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', JSON.stringify({ ...beacon, user: 'ann' })],
    ['too many', JSON.stringify({ ...beacon, painted: Array(201).fill(beacon.painted[0]) })],
  ])('is not counted from %s', async (_name, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
  })
})
