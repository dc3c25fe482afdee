import { audit } from '@bellwether/db'
import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { runAudit } from './run-audit.ts'

describeOnBothDatabases('npm run audit', getDb => {
  it('says that the log is intact, exports it, and says where it was broken', async () => {
    const db = getDb()
    await audit.append(db, { action: 'USER_DISABLED', actor: 'operator', subject: 'user 7', details: { by: 'test' } })
    const { number, hash } = await audit.head(db)
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)

    await runAudit(db, { command: 'verify', head: null }, write)
    expect(lines.splice(0)).toEqual([
      `Intact: ${number === 1 ? '1 event' : `${number} events`}. Head ${number}:${hash}`,
    ])

    await runAudit(db, { command: 'export' }, write)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      number,
      action: 'USER_DISABLED',
      actor: 'operator',
      subject: 'user 7',
      details: { by: 'test' },
      hash,
    })

    await sql`alter table audit_events disable trigger audit_events_append_only`.execute(db.sql)
    await sql`update audit_events set subject = 'user 8' where number = ${number}`.execute(db.sql)
    await expect(runAudit(db, { command: 'verify', head: null }, write)).rejects.toMatchObject({
      code: 'AUDIT_BROKEN',
      number,
    })
  })
})
