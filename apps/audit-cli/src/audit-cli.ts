import { DatabaseError, migrate, openDatabase } from '@bellwether/db'
import { AuditError } from './errors.ts'
import { parseCommand } from './parse-command.ts'
import { runAudit } from './run-audit.ts'

/** `npm run audit`: works on the database in DATABASE_URL, or on the embedded one in DATA_DIR while the platform is stopped. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2))
  const url = process.env.DATABASE_URL
  const db = await openDatabase(url ? { url } : { dataDir: process.env.DATA_DIR || '.data' })
  try {
    await migrate(db)
    await runAudit(db, command, line => void process.stdout.write(`${line}\n`))
  } finally {
    await db.close()
  }
}

try {
  await main()
} catch (error) {
  const expected = error instanceof AuditError || error instanceof DatabaseError
  process.stderr.write(
    expected ? `${error.code}: ${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
}
