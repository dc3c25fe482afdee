/** `npm run config`: works on the database in DATABASE_URL, or on the embedded one in DATA_DIR while the platform is stopped. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseError, migrate, openDatabase } from '@bellwether/db'
import { CdnError } from '../errors.ts'
import { runConfigCommand } from './config-command.ts'

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { public: { type: 'boolean' }, note: { type: 'string' } },
  })
  const url = process.env.DATABASE_URL
  const db = await openDatabase(url ? { url } : { dataDir: process.env.DATA_DIR || '.data' })
  try {
    await migrate(db)
    return await runConfigCommand(db, positionals, {
      isPublic: values.public ?? false,
      note: values.note ?? '',
      readFile: path => readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'),
    })
  } finally {
    await db.close()
  }
}

try {
  process.stdout.write(await main())
} catch (error) {
  const expected = error instanceof CdnError || error instanceof DatabaseError
  process.stderr.write(
    expected ? `${error.code}: ${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
}
