import { type AuditAction, audit, type Database, sessions, streaming, users } from '@bellwether/db'
import { hashPassword } from '@bellwether/passwords'
import { EmailTakenError, UnknownUserError } from './errors.ts'
import type { UsersCommand } from './parse-command.ts'

export interface UsersTerminal {
  readPassword(): Promise<string>
  write(line: string): void
}

export async function runUsers(db: Database, command: UsersCommand, terminal: UsersTerminal): Promise<void> {
  if (command.command === 'list') {
    for (const user of await users.list(db)) terminal.write(toLine(user))
    return
  }
  const { email } = command
  const user = await users.findByEmail(db, email)
  if (command.command === 'create') {
    if (user !== null) throw new EmailTakenError(email)
    const passwordHash = await hashPassword(await terminal.readPassword())
    const { name, domicile, electiveProfessional } = command
    const id = await users.create(db, { email, name, domicile, electiveProfessional, passwordHash })
    if (id === null) throw new EmailTakenError(email)
    await record(db, 'USER_CREATED', id)
    terminal.write(`Created the account ${email}.`)
    return
  }
  if (user === null) throw new UnknownUserError(email)
  switch (command.command) {
    case 'change': {
      const { domicile = user.domicile, electiveProfessional = user.electiveProfessional } = command
      await users.setClassification(db, user.id, { domicile, electiveProfessional })
      await record(db, 'USER_CHANGED', user.id, { domicile, electiveProfessional })
      terminal.write(
        `Updated: ${toLine({ ...user, domicile, electiveProfessional })}. The change applies from their next page view.`,
      )
      return
    }
    case 'password':
      await users.setPasswordHash(db, user.id, await hashPassword(await terminal.readPassword()))
      await sessions.removeOfUser(db, user.id)
      await streaming.revoke(db, { userId: user.id, login: null }, streaming.sessionLifetimeMs)
      await record(db, 'PASSWORD_SET', user.id)
      terminal.write(`Password changed for ${user.email}, who is now logged out everywhere.`)
      return
    case 'disable':
      await users.disable(db, user.id, new Date())
      await streaming.revoke(db, { userId: user.id, login: null }, streaming.sessionLifetimeMs)
      await record(db, 'USER_DISABLED', user.id)
      terminal.write(`Disabled ${user.email}, who is now logged out everywhere.`)
      return
    case 'enable':
      await users.enable(db, user.id)
      await record(db, 'USER_ENABLED', user.id)
      terminal.write(`Enabled ${user.email}.`)
  }
}

function record(
  db: Database,
  action: AuditAction,
  userId: number,
  details: Readonly<Record<string, string | boolean>> = {},
): Promise<void> {
  return audit.append(db, { action, actor: 'operator', subject: audit.userActor(userId), details })
}

function toLine({ email, name, domicile, electiveProfessional, demo, disabledAt, passwordHash }: users.User): string {
  const notes = [
    domicile,
    ...(electiveProfessional ? ['elective professional'] : []),
    ...(passwordHash === null ? ['no password'] : []),
    ...(demo ? ['demo'] : []),
    ...(disabledAt === null ? [] : [`disabled since ${disabledAt.toISOString().slice(0, 10)}`]),
  ]
  return `${email}  ${name}  (${notes.join(', ')})`
}
