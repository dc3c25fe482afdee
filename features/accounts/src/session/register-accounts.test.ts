import type { Account } from '@bellwether/web'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { cookiesFor } from './cookies.ts'
import { registerAccounts } from './register-accounts.ts'
import type { Sessions } from './sessions.ts'

const publicOrigin = 'https://bellwether.example'
const secret = 'a'.repeat(43)

async function createApp() {
  const lines: string[] = []
  const looked: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: line => void lines.push(line) } } })
  const find = async (given: string) => {
    looked.push(given)
    if (given !== secret) throw new Error('the database is away')
    return { id: 1, name: 'A Person', electiveProfessional: true, domicile: 'GBR' } as Account
  }
  const cookies = cookiesFor(publicOrigin)
  await registerAccounts(app, { sessions: { find } as unknown as Sessions, cookies, publicOrigin })
  const tell = async (request: { account: Account | null; viewer: object }) => ({
    name: request.account?.name ?? null,
    viewer: request.viewer,
  })
  app.get('/page', tell)
  app.get('/assets/page.js', tell)
  app.post('/order', tell)
  app.post('/beacon', { config: { crossSite: true } }, tell)
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
    const cookie = `${cookies.session}=${headers.cookie ?? secret}`
    const answer = await app.inject({ method, url, headers: { ...headers, cookie } })
    return answer.statusCode === 200 ? answer.json().name : answer.json().code
  }
  return { app, lines, looked, ask }
}

it('[RP-USER-8] knows the account and the viewer of a request by its cookie', async () => {
  const { app } = await createApp()
  const headers = { cookie: `__Host-bw-session=${secret}` }
  expect((await app.inject({ url: '/page', headers })).json()).toEqual({
    name: 'A Person',
    viewer: { kind: 'user', electiveProfessional: true, domicile: 'GBR' },
  })
  expect((await app.inject('/page')).json()).toMatchObject({ name: null, viewer: { kind: 'guest' } })
})

it('looks for nobody without a cookie of ours, for a file, and where another site may ask', async () => {
  const { app, looked, ask } = await createApp()
  await app.inject('/page')
  expect(await ask('GET', '/page', { cookie: 'x' })).toBeNull()
  expect(await ask('GET', '/assets/page.js')).toBeNull()
  expect(await ask('POST', '/beacon')).toBeNull()
  expect(await ask('POST', '/order', { authorization: 'Bearer x' })).toBeNull()
  expect(looked).toEqual([])
})

it('refuses a form of another site, unless it needs no cookie', async () => {
  const { looked, ask } = await createApp()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await ask('POST', '/order', foreign)).toBe('SITE_CROSS_SITE_REQUEST')
  expect(await ask('POST', '/order', { origin: 'https://evil.example' })).toBe('SITE_CROSS_SITE_REQUEST')
  expect(looked).toEqual([])
  expect(await ask('POST', '/order', { ...foreign, authorization: 'bearer x' })).toBeNull()
  expect(await ask('POST', '/beacon', foreign)).toBeNull()
  expect(await ask('POST', '/order', { 'sec-fetch-site': 'same-origin' })).toBe('A Person')
})

it('[RP-USER-2] takes a visitor who cannot be looked up for a guest, and says so in the log', async () => {
  const { lines, ask } = await createApp()
  expect(await ask('GET', '/page', { cookie: 'b'.repeat(43) })).toBeNull()
  expect(lines.join('')).toContain('the database is away')
})
