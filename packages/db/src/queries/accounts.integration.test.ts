import { createHash } from 'node:crypto'
import { describeOnBothDatabases } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { importRuns, sessions, users } from './index.ts'

const now = new Date('2026-11-13T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const hash = (cookie: string) => createHash('sha256').update(cookie).digest()

describeOnBothDatabases('accounts', getDb => {
  describe('users and sessions', () => {
    const create = async (email: string) => {
      const id = await users.create(getDb(), { email, name: 'A Person' })
      if (id === null) throw new Error(`${email} is taken`)
      return id
    }

    it('creates a user and finds it again, however the address is written', async () => {
      const id = await users.create(getDb(), {
        email: 'Ann@Example.com',
        name: 'Ann',
        passwordHash: 'argon2id$x',
        electiveProfessional: true,
        domicile: 'USA',
        demo: true,
      })
      expect(await users.findByEmail(getDb(), 'ann@example.COM')).toEqual({
        id,
        email: 'Ann@Example.com',
        name: 'Ann',
        passwordHash: 'argon2id$x',
        electiveProfessional: true,
        domicile: 'USA',
        demo: true,
        createdAt: expect.any(Date),
        disabledAt: null,
      })
      expect(await users.findById(getDb(), id ?? 0)).toMatchObject({ name: 'Ann' })
      expect(await users.create(getDb(), { email: 'ANN@example.com', name: 'Other' })).toBeNull()
      expect(await users.findByEmail(getDb(), 'nobody@example.com')).toBeNull()
    })

    it('fills in what a new user leaves open', async () => {
      const id = await create('plain@example.com')
      expect(await users.findById(getDb(), id)).toMatchObject({
        passwordHash: null,
        electiveProfessional: false,
        domicile: 'GBR',
        demo: false,
      })
      await users.setPasswordHash(getDb(), id, 'new')
      expect(await users.findById(getDb(), id)).toMatchObject({ passwordHash: 'new' })
    })

    it('finds a session until it expires, and moves its end when used', async () => {
      const userId = await create('session@example.com')
      const idHash = hash('cookie')
      await sessions.create(getDb(), { idHash, userId, now, expiresAt: later(30) })
      expect(await sessions.find(getDb(), idHash, later(29))).toMatchObject({
        userId,
        email: 'session@example.com',
        lastSeenAt: now,
        expiresAt: later(30),
      })
      expect(await sessions.find(getDb(), idHash, later(30))).toBeNull()
      expect(await sessions.find(getDb(), hash('another'), now)).toBeNull()
      await sessions.touch(getDb(), idHash, later(20), later(50))
      expect(await sessions.find(getDb(), idHash, later(40))).toMatchObject({ lastSeenAt: later(20) })
      await sessions.remove(getDb(), idHash)
      expect(await sessions.find(getDb(), idHash, now)).toBeNull()
    })

    it('purges only what has expired', async () => {
      const userId = await create('purge@example.com')
      await sessions.create(getDb(), { idHash: hash('old'), userId, now, expiresAt: later(1) })
      await sessions.create(getDb(), { idHash: hash('new'), userId, now, expiresAt: later(10) })
      expect(await sessions.purgeExpired(getDb(), later(1))).toBe(1)
      expect(await sessions.find(getDb(), hash('new'), now)).not.toBeNull()
      await sessions.removeOfUser(getDb(), userId)
      expect(await sessions.find(getDb(), hash('new'), now)).toBeNull()
    })

    it('ends the sessions of a disabled user and lets it have no other', async () => {
      const userId = await create('disabled@example.com')
      await sessions.create(getDb(), { idHash: hash('d1'), userId, now, expiresAt: later(10) })
      await users.disable(getDb(), userId, now)
      expect(await sessions.find(getDb(), hash('d1'), now)).toBeNull()
      await sessions.create(getDb(), { idHash: hash('d2'), userId, now, expiresAt: later(10) })
      expect(await sessions.find(getDb(), hash('d2'), now)).toBeNull()
      expect(await users.findById(getDb(), userId)).toMatchObject({ disabledAt: now })
    })

    it('deletes the demo accounts and no other', async () => {
      await users.create(getDb(), { email: 'demo@example.com', name: 'Demo', demo: true })
      await create('kept@example.com')
      expect(await users.deleteDemo(getDb())).toBeGreaterThan(0)
      expect(await users.findByEmail(getDb(), 'demo@example.com')).toBeNull()
      expect(await users.findByEmail(getDb(), 'kept@example.com')).not.toBeNull()
    })
  })

  describe('import runs', () => {
    it('remembers the last finished run of a source', async () => {
      const db: Database = getDb()
      await bulkInsert(db, 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market' }])
      expect(await importRuns.latest(db, 'SIM')).toBeNull()
      expect(await importRuns.lastFinished(db)).toBeNull()
      const first = await importRuns.start(db, {
        sourceId: 1,
        startedAt: now,
        parameters: { seed: 1, nested: { a: [1] } },
      })
      expect(await importRuns.latest(db, 'SIM')).toBeNull()
      await importRuns.finish(db, first, later(1), { securities: 600 })
      await importRuns.start(db, { sourceId: 1, startedAt: later(2), parameters: {} })
      expect(await importRuns.latest(db, 'SIM')).toEqual({
        id: first,
        sourceCode: 'SIM',
        startedAt: now,
        finishedAt: later(1),
        parameters: { seed: 1, nested: { a: [1] } },
        counts: { securities: 600 },
      })
      expect(await importRuns.latest(db, 'OTHER')).toBeNull()
      expect(await importRuns.lastFinished(db)).toEqual(later(1))
    })
  })
})
