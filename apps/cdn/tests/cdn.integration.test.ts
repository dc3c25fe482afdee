import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@bellwether/db'
import { openMemoryDatabase } from '@bellwether/testing'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import Fastify, { type FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runConfigCommand } from '../src/configuration/config-command.ts'
import { hostileNames } from '../src/hostile-names.fixture.ts'
import { cdnPlugin, demoClientSecret } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'bellwether-cdn-'))
const secret = new TextEncoder().encode('a secret of at least 32 characters')
const configuration = (heading: string) =>
  JSON.stringify({ components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', heading } } } })
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMemoryDatabase()
  app = Fastify()
  const common = { folder, publicOrigin: 'https://cdn.example', dev: false, db, operatorPassword: 'open the gate' }
  const tokens = await openWidgetTokens({ db, operatorKeys: { secret } })
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
  it('[LD-CALL-1] answers the current revision to a token of the namespace', async () => {
    await config('put acme.research prod config.json')
    await config('put acme.research prod config.json', { text: configuration('Two') })
    for (const namespaces of [['acme.research'], ['other', 'acme.*']]) {
      const answer = await ask('1/acme.research/prod', await sign({ namespaces }))
      expect(answer.json()).toEqual(JSON.parse(configuration('Two')))
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    }
  })

  it('goes back to an older revision by adding it again', async () => {
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

  it('finds nothing under hostile names, whatever the token allows', async () => {
    for (const name of hostileNames.filter(text => text.length <= 100)) {
      const token = await sign({ namespaces: [name] })
      const answer = await ask(`1/${encodeURIComponent(name.toWellFormed())}/prod`, token)
      expect([400, 403, 404]).toContain(answer.statusCode)
    }
  })

  it('lets a page of another origin send its token', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/config-api/1/acme/prod' })
    expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([204, 'authorization'])
  })

  it('gives anybody a token for the demonstration, and for nothing else', async () => {
    const { token } = (await app.inject({ method: 'POST', url: '/config-api/demo-token' })).json()
    expect((await ask('1/demo/prod', token)).json().components.quote.type).toBe('quote-header')
    expect((await ask('1/acme.research/prod', token)).statusCode).toBe(403)
  })

  it('knows the tokens of namespaces alone where an operator has set no keys, and without the simulated market has no demonstration', async () => {
    const bare = Fastify()
    const tokens = await openWidgetTokens({ db, operatorKeys: null })
    await bare.register(cdnPlugin, {
      folder,
      publicOrigin: 'https://cdn.example',
      dev: false,
      db,
      tokens,
      demo: false,
      operatorPassword: null,
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
    expect((await bare.inject('/operations/usage')).statusCode).toBe(404)
    await bare.close()
  })
})

describe('configurations', () => {
  it('[LD-CALL-5] are on the CDN if they were put as public, and only then', async () => {
    await config('put shop prod config.json')
    expect((await app.inject('/cdn/configurations/shop/config.json')).statusCode).toBe(404)
    await config('put shop prod config.json', { isPublic: true })
    expect((await app.inject('/cdn/configurations/shop/config.json')).json()).toEqual(JSON.parse(configuration('One')))
  })

  it.each([
    ['put acme prod x.json', '{', 'CONFIG_BODY'],
    ['put acme prod x.json', '{"components":{"a":{}}}', 'CONFIG_BODY'],
    ['put ../acme prod x.json', '{}', 'CDN_NAME'],
    ['put acme live x.json', '{}', 'CDN_USAGE'],
    ['rollback acme prod 9', '', 'CONFIG_NOT_FOUND'],
    ['delete acme', '', 'CDN_USAGE'],
  ])('"%s" with %j is refused with %s', async (words, text, code) => {
    await expect(config(words, { text })).rejects.toMatchObject({ code })
  })
})

describe('usage of widgets', () => {
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
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/usage', payload, headers: { 'content-type': 'text/plain' } })
  const look = (password: string) =>
    app.inject({ url: '/operations/usage', headers: { authorization: `Basic ${btoa(`operator:${password}`)}` } })

  it('is counted, and shown to operators alone', async () => {
    expect((await send(JSON.stringify(beacon))).statusCode).toBe(204)
    expect((await send(JSON.stringify(beacon))).statusCode).toBe(204)
    const page = await look('open the gate')
    expect(page.body).toContain(
      '<td>&lt;b&gt;shop&lt;/b&gt;</td><td></td><td>news-list</td><td>1.0.0</td><td>PAINTED</td><td>2</td>',
    )
    expect((await look('wrong')).statusCode).toBe(401)
    expect((await app.inject('/operations/usage')).statusCode).toBe(401)
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', JSON.stringify({ ...beacon, user: 'ann' })],
    ['too many', JSON.stringify({ ...beacon, painted: Array(201).fill(beacon.painted[0]) })],
  ])('is not counted from %s', async (_name, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
  })
})
