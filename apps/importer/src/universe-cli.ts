/** `npm run universe`: rebuilds the simulated market. */
import { exclusively, runDatabaseCommand } from '@bellwether/db'
import { checkUniverseOptions, UniverseError } from '@bellwether/universe'
import { ImporterError } from './errors.ts'
import { lastCompletedDay } from './last-close.ts'
import { createProgressLine } from './progress-line.ts'
import { buildUniverse } from './simulated-universe.ts'
import { parseUniverseArguments } from './universe-arguments.ts'

await runDatabaseCommand({
  expected: [ImporterError, UniverseError],
  read: argv => {
    const options = parseUniverseArguments(argv)
    checkUniverseOptions({ ...options, until: options.until ?? lastCompletedDay(new Date()) })
    return options
  },
  run: async (db, { securities, seed, until }) => {
    const startedAt = performance.now()
    const made = await exclusively(db, 'simulated market', () =>
      buildUniverse(db, {
        securities,
        seed,
        ...(until !== null && { until }),
        databaseUrl: process.env.DATABASE_URL || null,
        onProgress: createProgressLine('Creating the simulated market', process.stdout),
      }),
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(
      `${made.securities} securities with seed ${made.seed}, prices until ${made.until}, in ${seconds} s\n`,
    )
  },
})
