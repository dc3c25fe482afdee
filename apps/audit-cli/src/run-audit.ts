import { audit, type Database } from '@bellwether/db'
import { BrokenAuditLogError } from './errors.ts'
import type { AuditCommand } from './parse-command.ts'

export async function runAudit(db: Database, command: AuditCommand, write: (line: string) => void): Promise<void> {
  if (command.command === 'export') {
    for await (const { hash, details, ...event } of audit.readAll(db))
      write(JSON.stringify({ ...event, details: JSON.parse(details), hash: hash.toString('hex') }))
    return
  }
  const verdict = await audit.verify(db, command.head)
  if (!verdict.intact) throw new BrokenAuditLogError(verdict.number, verdict.problem)
  const { number, hash } = verdict.head
  write(`Intact: ${number === 1 ? '1 event' : `${number} events`}. Head ${number}:${hash}`)
}
