import { parseEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { createShutdown } from './shutdown.ts'

// Every package's expected failures have codes of this shape; their messages are written for the person who started us.
const houseCode = /^(PLATFORM|DB|IMPORTER|UNIVERSE|SITE|DOMAIN|BUS|FEED|GATEWAY|CDN)_/

/** The whole life of the process: start, signals, exit code. */
export async function run(): Promise<void> {
  try {
    const environment = parseEnvironment(process.env, process.argv.slice(2))
    const logger = createLogger(environment.logLevel)
    const stopEarly = () => {
      process.stderr.write('Stopped before the start was complete; the next start begins it again.\n')
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopEarly)

    // Loaded only now: a bad variable is told before everything else is read.
    const { startPlatform } = await import('./start.ts')
    const { app, db, lifecycle } = await startPlatform(environment, {
      logger,
      terminal: process.stdout,
      onDatabaseLost: error => {
        logger.fatal({ err: error }, 'the database is lost')
        process.exit(1)
      },
    })

    const shutDown = createShutdown({ app, db, lifecycle, logger, exit: code => process.exit(code) })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stopEarly).on(signal, shutDown)
  } catch (error) {
    process.stderr.write(`${isExpected(error) ? error.message : toText(error)}\n`)
    process.exit(1)
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && houseCode.test(error.code)
}

function toText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
