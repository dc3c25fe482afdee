import { audit, type Database, namespaces, users, widgetClients } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NewClient, openWidgetTokens, tokenScopes, type WidgetTokens } from '../src/index.ts'

const secret = new TextEncoder().encode('an operator has chosen these 32 characters')
const origin = 'https://www.example.com'
const clock = { now: Date.parse('2026-11-13T12:00:00Z') }
const client: NewClient = {
  namespace: 'acme',
  kind: 'secret',
  label: 'Web server',
  scopes: ['config:read', 'widgets:read'],
  origins: [origin],
  expiresAt: null,
}
let db: Database
let tokens: WidgetTokens

beforeAll(async () => {
  db = await createPostgresDatabase()
  const userId = (await users.create(db, { email: 'a@example.com', name: 'A' })) ?? 0
  await namespaces.claim(db, { name: 'acme', userId, most: 9 })
  tokens = await openWidgetTokens({ db, operatorKeys: { secret }, now: () => clock.now })
})
afterAll(() => db.close())

const check = (
  token: string,
  from: string | undefined = origin,
  scope = tokenScopes[1] as (typeof tokenScopes)[number],
) => tokens.check({ authorization: `Bearer ${token}`, origin: from }, scope)

async function exchange(given: Partial<NewClient> = {}, options = {}) {
  const { id, shown } = await tokens.createClient({ ...client, ...given })
  return { id, secret: shown, ...(await tokens.exchange(`Bearer ${shown}`, options)) }
}

describe('a token from a client secret', () => {
  it('opens what its client is for, from the origins of its client, for ten minutes', async () => {
    const { token, expiresIn, id } = await exchange()
    expect(await check(token)).toEqual({
      namespaces: ['acme'],
      scopes: new Set(['config:read', 'widgets:read']),
      origins: [origin],
      clientId: id,
      expiresAt: clock.now + 600_000,
    })
    expect(expiresIn).toBe(600)
    expect((await check(token, undefined)).clientId).toBe(id)
    expect(decodeJwt(token)).toMatchObject({ iss: 'bellwether', aud: 'bellwether', sub: id, client_id: id })
  })

  it('is refused elsewhere, for other things, later, changed, and once its client was taken back', async () => {
    const { token, id } = await exchange({}, { seconds: 120, subject: 'reader 7' })
    expect(decodeJwt(token).sub).toBe('reader 7')
    await expect(check(token, 'https://evil.example')).rejects.toMatchObject({ code: 'TOKEN_ORIGIN', status: 403 })
    await expect(check(token, 'null')).rejects.toMatchObject({ code: 'TOKEN_ORIGIN' })
    await expect(check(token, origin, 'prices:stream')).rejects.toMatchObject({ code: 'TOKEN_SCOPE', status: 403 })
    const [head, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), namespaces: ['other'] })).toString('base64url')
    await expect(check(`${head}.${claims}.${signature}`)).rejects.toMatchObject({ code: 'TOKEN_INVALID', status: 401 })
    expect(await tokens.revoke('other', id)).toBe(false)
    await check(token)
    expect(await tokens.revoke('acme', id)).toBe(true)
    await expect(check(token)).rejects.toMatchObject({ code: 'TOKEN_REVOKED', status: 401 })
    expect(await tokens.revoke('acme', id)).toBe(false)
    clock.now += 126_000
    await expect(check(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 })
  })

  it('is known to other processes of the database, which hear within a minute that it was taken back', async () => {
    const other = await openWidgetTokens({ db, operatorKeys: null, now: () => clock.now })
    const { token, id } = await exchange()
    const headers = { authorization: `Bearer ${token}` }
    await other.check(headers, 'widgets:read')
    await tokens.revoke('acme', id)
    await other.check(headers, 'widgets:read')
    clock.now += 60_000
    await expect(other.check(headers, 'widgets:read')).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
  })

  it('ends with its client', async () => {
    const expiresAt = new Date(clock.now + 200_000)
    const { expiresIn, secret: shown } = await exchange({ expiresAt })
    expect(expiresIn).toBe(200)
    clock.now += 200_000
    await expect(tokens.exchange(`Bearer ${shown}`)).rejects.toMatchObject({ code: 'TOKEN_SECRET', status: 401 })
  })

  it('is not to be had with a secret that was taken back, with another, or with a token', async () => {
    const { id, secret: shown, token } = await exchange()
    await tokens.revoke('acme', id)
    for (const given of [
      `Bearer ${shown}`,
      `Bearer bws_${'a'.repeat(43)}`,
      `Bearer ${token}`,
      shown,
      'Bearer ',
      undefined,
    ])
      await expect(tokens.exchange(given)).rejects.toMatchObject({ code: 'TOKEN_SECRET' })
  })

  it('leaves neither secret nor token in the database, and the minute it was last asked for', async () => {
    const { id, secret: shown, token } = await exchange()
    const stored = (await widgetClients.ofNamespace(db, 'acme')).find(one => one.id === id)
    expect(stored?.lastUsedAt).toEqual(new Date(clock.now))
    const everything = JSON.stringify(await db.sql.selectFrom('widget_clients').selectAll().execute())
    expect(everything).not.toContain(shown)
    expect(everything).not.toContain(token)
  })
})

it('the audit log says who made a client, which one asked for a token, and who took it back', async () => {
  const { id, shown } = await tokens.createClient(client, 'user 7')
  await tokens.exchange(`Bearer ${shown}`, { seconds: 300 })
  await tokens.revoke('acme', id, 'user 8')
  await tokens.revoke('acme', id, 'user 9')
  const events = await audit.list(db, { action: null, before: null, limit: 3 })
  const common = { subject: 'namespace acme', at: new Date(clock.now) }
  expect(events.map(({ number: _, details, ...event }) => ({ ...event, details: JSON.parse(details) }))).toEqual([
    { ...common, action: 'CREDENTIAL_REVOKED', actor: 'user 8', details: { client: id } },
    { ...common, action: 'TOKEN_ISSUED', actor: `client ${id}`, details: { seconds: 300 } },
    {
      ...common,
      action: 'CREDENTIAL_CREATED',
      actor: 'user 7',
      details: { client: id, kind: 'secret', scopes: ['config:read', 'widgets:read'] },
    },
  ])
})

it('what was taken back with its namespace counts no more, at once', async () => {
  const { token, id } = await exchange()
  await check(token)
  await widgetClients.revoke(db, 'acme', id, new Date(clock.now))
  await check(token)
  tokens.forget([id])
  await expect(check(token)).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
  expect(await tokens.isInForce(id)).toBe(false)
})

it('a token of the demonstration is of no client, and names its namespace as its subject', async () => {
  const grant = { clientId: null, namespace: 'acme', scopes: ['widgets:read'], origins: null } as const
  const token = await tokens.sign(grant, 60)
  expect(await check(token, 'https://anywhere.example')).toMatchObject({ clientId: null, origins: null })
  const { sub, iat, exp, jti } = decodeJwt(token)
  expect({ sub, lasts: (exp ?? 0) - (iat ?? 0) }).toEqual({ sub: 'acme', lasts: 60 })
  expect(decodeJwt(await tokens.sign(grant, 60)).jti).not.toBe(jti)
})

it('a token made once without an end, or with one that has passed, is short', async () => {
  const made = async (expiresAt: Date | null) => {
    const { exp = 0, iat = 0 } = decodeJwt((await tokens.createClient({ ...client, kind: 'token', expiresAt })).shown)
    return exp - iat
  }
  expect(await made(null)).toBe(900)
  expect(await made(new Date(clock.now - 5000))).toBe(0)
})

it('a token made once lives as long as its owner said', async () => {
  const expiresAt = new Date(clock.now + 86_400_000)
  const { id, shown } = await tokens.createClient({ ...client, kind: 'token', expiresAt })
  expect((await check(shown)).expiresAt).toBe(expiresAt.getTime())
  await tokens.revoke('acme', id)
  await expect(check(shown)).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
})

describe("a token of the operator's issuer", () => {
  const sign = (claims: Record<string, unknown>, key = secret) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('bellwether')
      .setExpirationTime(Math.floor(clock.now / 1000) + 300)
      .sign(key)

  it('opens configurations and views without a scope, from anywhere, and is not ours to take back', async () => {
    const token = await sign({ namespaces: ['acme.*'], client_id: 'theirs' })
    expect(await check(token, 'https://anywhere.example')).toMatchObject({ namespaces: ['acme.*'], clientId: null })
    await expect(check(token, origin, 'prices:stream')).rejects.toMatchObject({ code: 'TOKEN_SCOPE' })
  })

  it('is held to the scopes and origins it names', async () => {
    const token = await sign({ namespaces: ['acme'], scope: 'prices:stream email', origins: [origin] })
    await check(token, origin, 'prices:stream')
    await expect(check(token)).rejects.toMatchObject({ code: 'TOKEN_SCOPE' })
    await expect(check(token, 'https://evil.example', 'prices:stream')).rejects.toMatchObject({ code: 'TOKEN_ORIGIN' })
    const none = await sign({ namespaces: ['acme'], origins: 'https://www.example.com' })
    await expect(check(none)).rejects.toMatchObject({ code: 'TOKEN_ORIGIN' })
  })

  it('cannot pass for one of ours', async () => {
    await expect(check(await sign({ iss: 'bellwether', namespaces: ['acme'] }))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      reason: 'its signature does not fit',
    })
  })
})
