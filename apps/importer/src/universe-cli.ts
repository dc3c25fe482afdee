import { DatabaseError, exclusively, migrate, openDatabase } from '@bellwether/db'
import { UniverseError } from '@bellwether/universe'
import { ImporterError } from './errors.ts'
import { createProgressLine } from './progress-line.ts'
import { buildUniverse } from './simulated-universe.ts'
import { parseUniverseArguments } from './universe-arguments.ts'

/** `npm run universe`: rebuilds the simulated market in DATABASE_URL, or in the embedded database under DATA_DIR. */
async function main(): Promise<void> {
  const { securities, seed, until } = parseUniverseArguments(process.argv.slice(2))
  const url = process.env.DATABASE_URL
  const db = await openDatabase(url ? { url } : { dataDir: process.env.DATA_DIR || '.data' })
  try {
    await migrate(db)
    const startedAt = performance.now()
    const made = await exclusively(db, 'simulated market', () =>
      buildUniverse(db, {
        securities,
        seed,
        ...(until !== null && { until }),
        onProgress: createProgressLine('Creating the simulated market', process.stdout),
      }),
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(
      `${made.securities} securities with seed ${made.seed}, prices until ${made.until}, in ${seconds} s\n`,
    )
  } finally {
    await db.close()
  }
}

try {
  await main()
} catch (error) {
  const expected = error instanceof ImporterError || error instanceof UniverseError || error instanceof DatabaseError
  process.stderr.write(
    expected ? `${error.code}: ${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
}
