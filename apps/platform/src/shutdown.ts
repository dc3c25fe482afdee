import { constants } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Lifecycle } from './lifecycle.ts'

const drainLimitMs = 10_000
// At Ctrl-C the terminal signals the whole process group and npm passes its own signal on: the same wish, twice.
const echoMs = 500
const sweepMs = 50

export type ShutdownOptions = {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>
  readonly db: { close(): Promise<void> }
  readonly lifecycle: Lifecycle
  readonly logger: Logger
  readonly exit: (code: number) => void
  readonly now?: () => number
  readonly limitMs?: number
}

/**
 * The answer to SIGTERM and SIGINT. The first: not ready any more, no new connection, requests under way finish (within
 * ten seconds), the database closes, exit 0. A second one ends the process at once.
 */
export function createShutdown(options: ShutdownOptions): (signal: 'SIGTERM' | 'SIGINT') => void {
  const { now = Date.now, exit } = options
  let askedAt: number | null = null
  return signal => {
    if (askedAt === null) {
      askedAt = now()
      void shutDown(options, signal)
    } else if (now() - askedAt >= echoMs) {
      exit(128 + constants.signals[signal])
    }
  }
}

async function shutDown(options: ShutdownOptions, signal: string): Promise<void> {
  const { app, db, lifecycle, logger, exit, limitMs = drainLimitMs } = options
  lifecycle.draining()
  logger.info({ signal }, 'stopping')
  const limit = setTimeout(() => {
    logger.warn({ limitMs }, 'requests still under way are cut off')
    app.server.closeAllConnections()
  }, limitMs)
  // A connection whose request has just ended is kept alive for the next one; now there is none.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
    await db.close()
    logger.info('stopped')
    exit(0)
  } catch (error) {
    logger.error({ err: error }, 'the stop was not clean')
    exit(1)
  } finally {
    clearTimeout(limit)
    clearInterval(sweep)
  }
}
