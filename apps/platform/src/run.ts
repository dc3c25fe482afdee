import cluster from 'node:cluster'
import { parseEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { createShutdown } from './shutdown.ts'
import { forWorker, hasWorkers } from './workers/divide-roles.ts'

// Expected failures of every package have codes of this shape; their messages address whoever started the process.
const expectedCode = /^(PLATFORM|DB|IMPORTER|UNIVERSE|SITE|DOMAIN|BUS|FEED|GATEWAY|CDN)_/

/** The process from start to exit: arguments, signals, exit code. */
export async function run(): Promise<void> {
  try {
    const environment = parseEnvironment(process.env, process.argv.slice(2))
    const logger = createLogger(environment.logLevel)
    const stopEarly = () => {
      process.stderr.write('Stopped before the start was complete; the next start repeats it.\n')
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopEarly)
    // Without a listener it would end the process.
    let restart = () => logger.warn('SIGUSR2 ignored: there are no workers, or they are being started')
    process.on('SIGUSR2', () => restart())

    // Imported late: a bad variable is reported before anything else is loaded.
    if (hasWorkers(environment) && cluster.isPrimary) {
      const { runPrimary } = await import('./workers/run-primary.ts')
      return await runPrimary(environment, {
        ...{ logger, terminal: process.stdout, stopEarly },
        onRestart: given => {
          restart = given
        },
      })
    }
    const [{ startPlatform }, { openWorkerLink }] = await Promise.all([
      import('./start.ts'),
      import('./workers/worker-link.ts'),
    ])
    const worker = openWorkerLink()
    const { app, db, lifecycle } = await startPlatform(worker ? forWorker(environment) : environment, {
      logger,
      terminal: process.stdout,
      worker,
      onDatabaseLost: error => {
        logger.fatal({ err: error }, 'database lost')
        process.exit(1)
      },
    })

    const { lameDuckMs } = environment
    const shutDown = createShutdown({ app, db, lifecycle, logger, lameDuckMs, exit: code => process.exit(code) })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stopEarly).on(signal, shutDown)
  } catch (error) {
    process.stderr.write(`${isExpected(error) ? error.message : toText(error)}\n`)
    process.exit(1)
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && expectedCode.test(error.code)
}

function toText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
