/** `npm run audit`. */
import { runDatabaseCommand } from '@bellwether/db'
import { AuditError } from './errors.ts'
import { parseCommand } from './parse-command.ts'
import { runAudit } from './run-audit.ts'

await runDatabaseCommand({
  expected: [AuditError],
  read: parseCommand,
  run: (db, command) => runAudit(db, command, line => void process.stdout.write(`${line}\n`)),
})
