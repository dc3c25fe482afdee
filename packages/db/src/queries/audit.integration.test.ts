import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'
import * as configurations from './configurations.ts'
import * as namespaces from './namespaces.ts'
import * as users from './users.ts'

const event = (subject: string): audit.NewAuditEvent => ({
  action: 'LOGIN',
  actor: 'user 1',
  subject,
  details: { n: 1 },
})

/** As somebody with full rights on the database would: without the trigger. */
async function tamper(db: Database, statement: string): Promise<void> {
  await sql`alter table audit_events disable trigger audit_events_append_only`.execute(db.sql)
  await sql.raw(statement).execute(db.sql)
  await sql`alter table audit_events enable trigger audit_events_append_only`.execute(db.sql)
}

async function fill(db: Database): Promise<audit.AuditHead> {
  await tamper(db, 'delete from audit_events')
  await sql`update audit_head set number = 0, hash = decode(repeat('00', 32), 'hex')`.execute(db.sql)
  for (const subject of ['a', 'b', 'c', 'd']) await audit.append(db, event(subject))
  return audit.head(db)
}

describeOnBothDatabases('the audit log', getDb => {
  it('numbers events without a gap, whoever appends at the same time', async () => {
    const db = getDb()
    const { number } = await fill(db)
    await Promise.all(Array.from({ length: 20 }, (_, index) => audit.append(db, event(`at once ${index}`))))
    const verdict = await audit.verify(db)
    expect(verdict).toMatchObject({ intact: true, head: { number: number + 20 } })
  })

  it('is stored with what it records, or not at all', async () => {
    const db = getDb()
    const before = await fill(db)
    const undone = inTransaction(db, async tx => {
      await audit.append(tx, event('undone'))
      throw new RangeError('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await audit.head(db)).toEqual(before)
  })

  it.each([['update audit_events set actor = actor'], ['delete from audit_events'], ['truncate audit_events']])(
    'refuses "%s"',
    async statement => {
      await fill(getDb())
      await expect(sql.raw(statement).execute(getDb().sql)).rejects.toThrow('The audit log can only be appended to')
    },
  )

  it('lists the latest first, by action and before a number', async () => {
    const db = getDb()
    await fill(db)
    await audit.append(db, { action: 'LOGOUT', actor: 'user 1', subject: 'user 1' })
    const subjects = async (filter: Partial<audit.AuditFilter>) =>
      (await audit.list(db, { action: null, before: null, limit: 2, ...filter })).map(({ subject }) => subject)
    expect(await subjects({})).toEqual(['user 1', 'd'])
    expect(await subjects({ action: 'LOGIN' })).toEqual(['d', 'c'])
    expect(await subjects({ before: 3 })).toEqual(['b', 'a'])
  })

  it('records what is done with configurations, namespaces and imports', async () => {
    const db = getDb()
    await fill(db)
    const userId = (await users.create(db, { email: 'audited@example.com', name: 'Audited' })) ?? 0
    await namespaces.claim(db, { name: 'audited', userId, most: 9 })
    await configurations.put(db, {
      namespace: 'audited',
      environment: 'prod',
      body: '{}',
      isPublic: true,
      note: '',
      userId,
    })
    await configurations.put(db, { namespace: 'audited', environment: 'qa', body: '{}', isPublic: false, note: '' })
    await namespaces.remove(db, { name: 'audited', userId, at: new Date() })
    const events = await audit.list(db, { action: null, before: null, limit: 3 })
    expect(events.map(({ action, actor, subject, details }) => [action, actor, subject, JSON.parse(details)])).toEqual([
      ['NAMESPACE_DELETED', `user ${userId}`, 'namespace audited', { revoked: [] }],
      ['CONFIGURATION_SAVED', 'operator', 'namespace audited', { environment: 'qa', revision: 1, public: false }],
      [
        'CONFIGURATION_SAVED',
        `user ${userId}`,
        'namespace audited',
        { environment: 'prod', revision: 1, public: true },
      ],
    ])
  })

  describe('verify', () => {
    it.each([
      ['a changed actor', `update audit_events set actor = 'user 2' where number = 2`, 'Event 2 was changed.'],
      ['a changed time', `update audit_events set at = at + interval '1 s' where number = 3`, 'Event 3 was changed.'],
      ['changed details', `update audit_events set details = '{"n":2}' where number = 1`, 'Event 1 was changed.'],
      ['a removed event', 'delete from audit_events where number = 2', 'Event 2 is missing.'],
      ['a removed end', 'delete from audit_events where number = 4', 'Event 4 is missing.'],
      ['an emptied log', 'delete from audit_events', 'Event 1 is missing.'],
      [
        'an inserted event',
        `insert into audit_events select 5, at, action, actor, subject, details, hash from audit_events where number = 4`,
        'Event 5 was changed.',
      ],
    ])('finds %s', async (_what, statement, problem) => {
      await fill(getDb())
      await tamper(getDb(), statement)
      expect(await audit.verify(getDb())).toMatchObject({ intact: false, problem })
    })

    it('finds a whole new chain by a head noted earlier', async () => {
      const db = getDb()
      const noted = await fill(db)
      expect(await audit.verify(db, noted)).toMatchObject({ intact: true })
      await audit.append(db, event('e'))
      expect(await audit.verify(db, noted)).toMatchObject({ intact: true })
      await fill(db)
      expect(await audit.verify(db, noted)).toMatchObject({ intact: false, number: 4 })
      await sql`update audit_head set number = 0, hash = decode(repeat('00', 32), 'hex')`.execute(db.sql)
      await tamper(db, 'delete from audit_events')
      expect(await audit.verify(db)).toMatchObject({ intact: true })
      expect(await audit.verify(db, noted)).toMatchObject({ intact: false, number: 1 })
    })
  })
})
