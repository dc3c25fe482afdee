import { sessions, users } from '@bellwether/db'
import { verifyPassword } from '@bellwether/passwords'
import { createPostgresDatabase } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { parseCommand } from './parse-command.ts'
import { runUsers } from './run-users.ts'

it('[RP-USER-7] creates, changes, lists, disables and enables accounts, and sets their passwords', async () => {
  const db = await createPostgresDatabase()
  const run = async (password: string, ...argv: string[]) => {
    const lines: string[] = []
    const terminal = { readPassword: async () => password, write: (line: string) => void lines.push(line) }
    await runUsers(db, parseCommand(argv), terminal)
    return lines
  }
  const email = ['--email', 'ann@example.com'] as const
  await run('first password', 'create', ...email, '--name', 'Ann', '--domicile', 'USA', '--professional')
  const made = await users.findByEmail(db, 'ann@example.com')
  expect(made).toMatchObject({ name: 'Ann', domicile: 'USA', electiveProfessional: true, demo: false })
  expect(await verifyPassword(made?.passwordHash ?? null, 'first password')).toBe(true)
  await expect(run('x', 'create', '--email', 'ANN@example.com', '--name', 'B')).rejects.toMatchObject({
    code: 'USERS_EMAIL_TAKEN',
  })

  const [now, later] = [new Date(), new Date(Date.now() + 60_000)]
  const idHash = Buffer.alloc(32, 1)
  await sessions.create(db, { idHash, userId: made?.id ?? 0, now, expiresAt: later })
  await run('second password', 'password', ...email)
  const changed = await users.findByEmail(db, 'ann@example.com')
  expect(await verifyPassword(changed?.passwordHash ?? null, 'second password')).toBe(true)
  expect(await sessions.find(db, idHash, now)).toBeNull()

  await run('', 'disable', ...email)
  expect((await run('', 'list')).join()).toMatch(/^ann@example.com {2}Ann {2}\(USA, elective professional, disabled/)
  await run('', 'enable', ...email)
  expect(await run('', 'list')).toEqual(['ann@example.com  Ann  (USA, elective professional)'])
  await run('', 'change', ...email, '--no-professional')
  expect(await run('', 'list')).toEqual(['ann@example.com  Ann  (USA)'])
  expect(await run('', 'change', ...email, '--domicile', 'GBR', '--professional')).toEqual([
    'Updated: ann@example.com  Ann  (GBR, elective professional). The change applies from their next page view.',
  ])
  expect(await users.findByEmail(db, 'ann@example.com')).toMatchObject({ domicile: 'GBR', electiveProfessional: true })
  await expect(run('', 'disable', '--email', 'nobody@example.com')).rejects.toMatchObject({
    code: 'USERS_UNKNOWN_USER',
  })
  await db.close()
})
