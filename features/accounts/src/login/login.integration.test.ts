import { type Database, knownDevices, loginFailures, sessions as store, users } from '@bellwether/db'
import { hashPassword, verifyPassword } from '@bellwether/passwords'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { createSecret, hashSecret } from '../session/secret.ts'
import { createSessions, sessionLifetimes } from '../session/sessions.ts'
import { sweepAccounts } from '../session/sweep.ts'
import { createLogin } from './login.ts'

const minute = 60_000
const start = new Date('2026-11-13T12:00:00Z')
// Hashed once: the tests are about who gets in, not the cost of hashing.
const passwordHash = await hashPassword('a right password')

describeOnBothDatabases('logging in', getDb => {
  let at = start
  let email = ''
  let userId = 0
  let people = 0
  const now = () => at
  const verified: (string | null)[] = []
  const attempt = (given: Partial<Parameters<ReturnType<typeof createLogin>>[0]> = {}) =>
    createLogin(getDb(), {
      now,
      verify: async (stored, password) => {
        verified.push(stored)
        return stored === passwordHash && password === 'a right password'
      },
    })({ email, password: 'a right password', address: '192.0.2.1', device: null, ...given })
  const fail = async (times: number, given: Partial<Parameters<typeof attempt>[0]> = {}) => {
    for (let time = 0; time < times; time += 1) await attempt({ password: 'a wrong password', ...given })
  }

  beforeEach(async () => {
    people += 1
    email = `person${people}@example.com`
    at = new Date(start.getTime() + people * 60 * minute)
    userId = (await users.create(getDb(), { email, name: 'A Person', passwordHash })) ?? 0
    verified.length = 0
  })

  it('accepts only the right password of an enabled account', async () => {
    expect(await attempt()).toMatchObject({ kind: 'user', userId })
    expect(await attempt({ email: email.toUpperCase() })).toMatchObject({ kind: 'user', userId })
    expect(await attempt({ password: 'a wrong password' })).toEqual({ kind: 'wrong' })
    await users.disable(getDb(), userId, at)
    expect(await attempt()).toEqual({ kind: 'wrong' })
  })

  it('calculates one hash for any account: known, unknown, disabled or without a password', async () => {
    await users.create(getDb(), { email: `without-${email}`, name: 'Elsewhere only' })
    const worked = async (address: string) => {
      verified.length = 0
      expect(await attempt({ email: address, password: 'a wrong password' })).toEqual({ kind: 'wrong' })
      return [...verified]
    }
    expect(await worked(email)).toEqual([passwordHash])
    expect(await worked(`nobody-${email}`)).toEqual([null])
    expect(await worked(`without-${email}`)).toEqual([null])
    await users.disable(getDb(), userId, at)
    expect(await worked(email)).toEqual([passwordHash])
  })

  it('rehashes a password whose hash has another cost', async () => {
    const old = '$argon2id$v=19$m=64,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$GpwuIwHfBTCR5zvcJBMeKp3gxH35TTJY6hQ8cCzeHAA'
    await users.setPasswordHash(getDb(), userId, old)
    const known = createLogin(getDb(), { now, verify: async () => true })
    await known({ email, password: 'a right password', address: '192.0.2.1', device: null })
    const made = (await users.findById(getDb(), userId))?.passwordHash ?? ''
    expect(made).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(await verifyPassword(made, 'a right password')).toBe(true)
  })

  it('blocks a network for 15 minutes after ten failures, without another hash', async () => {
    await fail(10)
    verified.length = 0
    expect(await attempt()).toEqual({ kind: 'throttled', retryAt: new Date(at.getTime() + 15 * minute) })
    expect(await attempt({ email: `nobody-${email}` })).toMatchObject({ kind: 'throttled' })
    expect(verified).toEqual([])
    at = new Date(at.getTime() + 15 * minute - 1)
    expect(await attempt()).toMatchObject({ kind: 'throttled' })
    at = new Date(at.getTime() + 1)
    expect(await attempt()).toMatchObject({ kind: 'user' })
  })

  it('throttles an unknown address in the same way', async () => {
    await fail(10, { email: `nobody-${email}` })
    expect(await attempt({ email: `nobody-${email}` })).toMatchObject({ kind: 'throttled' })
  })

  it('lets the owner in from another network while the account is under attack', async () => {
    for (const host of [1, 2, 3, 4, 5]) await fail(3, { address: `198.51.100.${host}` })
    expect(await attempt({ address: '198.51.100.1' })).toMatchObject({ kind: 'throttled' })
    expect(await attempt({ address: '203.0.113.9', password: 'a slip' })).toEqual({ kind: 'wrong' })
    expect(await attempt({ address: '203.0.113.9' })).toMatchObject({ kind: 'user' })
  })

  it('lets the owner in from a known browser, whatever happens elsewhere', async () => {
    const first = await attempt()
    const device = first.kind === 'user' ? first.device : null
    await fail(10)
    for (let host = 1; host <= 30; host += 1) await fail(4, { address: `198.51.100.${host}` })
    expect(await attempt({ address: '203.0.113.9' })).toMatchObject({ kind: 'throttled' })
    expect(await attempt({ device: createSecret() })).toMatchObject({ kind: 'throttled' })
    expect(await attempt({ device })).toMatchObject({ kind: 'user', device })
    await fail(10, { device })
    expect(await attempt({ device })).toMatchObject({ kind: 'throttled' })
  })

  it('knows a browser only for the users who have logged in on it', async () => {
    const first = await attempt()
    const device = first.kind === 'user' ? first.device : createSecret()
    await users.create(getDb(), { email: `other-${email}`, name: 'Other', passwordHash })
    await fail(10, { email: `other-${email}`, device })
    expect(await attempt({ email: `other-${email}`, device })).toMatchObject({ kind: 'throttled' })
    expect(await attempt({ device })).toMatchObject({ kind: 'user' })
  })

  it('clears the failures of the user who logs in, and no one else’s', async () => {
    await fail(5)
    await fail(4, { email: `victim-${email}` })
    expect(await attempt()).toMatchObject({ kind: 'user' })
    await fail(5)
    expect(await attempt()).toMatchObject({ kind: 'user' })
    await fail(6, { email: `victim-${email}` })
    expect(await attempt()).toMatchObject({ kind: 'throttled' })
  })

  it('admits no more concurrent attempts than sequential ones', async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, () => attempt({ password: 'a wrong password', address: '203.0.113.50' })),
    )
    expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(10)
    expect(results.filter(({ kind }) => kind === 'throttled')).toHaveLength(20)
  })

  it('ends a session by inactivity, by age, at logout and everywhere', async () => {
    const sessions = createSessions(getDb(), now)
    const idle = await sessions.start(userId)
    at = new Date(at.getTime() + sessionLifetimes.idle - 1)
    expect(await sessions.find(idle)).toMatchObject({ id: userId, email, name: 'A Person', domicile: 'GBR' })
    at = new Date(at.getTime() + sessionLifetimes.idle - 1)
    expect(await sessions.find(idle)).not.toBeNull()
    at = new Date(at.getTime() + sessionLifetimes.idle)
    expect(await sessions.find(idle)).toBeNull()

    const busy = await sessions.start(userId)
    const end = at.getTime() + sessionLifetimes.absolute
    while (at.getTime() + sessionLifetimes.idle / 2 < end) {
      at = new Date(at.getTime() + sessionLifetimes.idle / 2)
      expect(await sessions.find(busy)).not.toBeNull()
    }
    at = new Date(end)
    expect(await sessions.find(busy)).toBeNull()

    const [a, b, c] = [await sessions.start(userId), await sessions.start(userId), await sessions.start(userId)]
    await sessions.end(a)
    expect([await sessions.find(a), await sessions.find(b)]).toMatchObject([null, { id: userId }])
    await sessions.endAll(userId)
    expect([await sessions.find(b), await sessions.find(c)]).toEqual([null, null])
  })

  it('stores no cookie value, and records activity at most once a minute', async () => {
    const sessions = createSessions(getDb(), now)
    const secret = await sessions.start(userId)
    const seen = async () => (await store.find(getDb(), hashSecret(secret), at))?.lastSeenAt
    const first = at
    at = new Date(at.getTime() + minute - 1)
    await sessions.find(secret)
    expect(await seen()).toEqual(first)
    at = new Date(at.getTime() + 1)
    await sessions.find(secret)
    expect(await seen()).toEqual(at)
    expect(await store.find(getDb(), Buffer.from(secret), at)).toBeNull()
  })

  it('deletes only what has expired', async () => {
    const db: Database = getDb()
    const sessions = createSessions(db, now)
    const kept = createSecret()
    const old = createSecret()
    await knownDevices.remember(db, userId, hashSecret(old), new Date(at.getTime() - 181 * 24 * 60 * minute))
    await knownDevices.remember(db, userId, hashSecret(kept), at)
    await fail(1)
    await sessions.start(userId)
    at = new Date(at.getTime() + 31 * minute)
    const live = await sessions.start(userId)
    await fail(1, { address: '192.0.2.77' })
    await sweepAccounts(db, sessions, at)
    expect(await sessions.sweep()).toBe(0)
    expect(await sessions.find(live)).not.toBeNull()
    const always = new Date(0)
    expect(await knownDevices.isKnown(db, email, hashSecret(old), always)).toBe(false)
    expect(await knownDevices.isKnown(db, email, hashSecret(kept), always)).toBe(true)
    expect(await loginFailures.purge(db, new Date(at.getTime() - 1))).toBe(0)
    expect(await loginFailures.purge(db, at)).toBe(1)
  })
})
