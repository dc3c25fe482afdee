import { constants } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Lifecycle } from './lifecycle.ts'

const drainLimitMs = 10_000
// At Ctrl-C the terminal signals the whole process group and npm forwards its own signal: one request, received twice.
const echoMs = 500
const sweepMs = 50

export type ShutdownOptions = {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>
  readonly db: { close(): Promise<void> }
  readonly lifecycle: Lifecycle
  readonly logger: Logger
  readonly exit: (code: number) => void
  /** How long requests are still served after SIGTERM, so that balancers notice that the process is not ready. */
  readonly lameDuckMs: number
  /** Monotonic, ms. */
  readonly now?: () => number
  readonly limitMs?: number
}

/**
 * Handles SIGTERM and SIGINT. The first: not ready at once; after SIGTERM requests are served for a while longer; then no
 * new connections, requests in progress finish (within ten seconds), the database closes, exit 0. A second one ends the
 * process at once.
 */
export function createShutdown(options: ShutdownOptions): (signal: 'SIGTERM' | 'SIGINT') => void {
  const { now = () => performance.now(), exit } = options
  let signalledAt: number | null = null
  return signal => {
    if (signalledAt === null) {
      signalledAt = now()
      void shutDown(options, signal)
    } else if (now() - signalledAt >= echoMs) {
      exit(128 + constants.signals[signal])
    }
  }
}

async function shutDown(options: ShutdownOptions, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const { lifecycle, logger, exit } = options
  // Ctrl-C comes from a person, who does not want to wait and has no balancer.
  const lameDuckMs = signal === 'SIGTERM' ? options.lameDuckMs : 0
  lifecycle.draining()
  logger.info({ signal, lameDuckMs }, 'shutting down')
  await new Promise(resolve => setTimeout(resolve, lameDuckMs))
  try {
    await close(options)
    logger.info('stopped')
    exit(0)
  } catch (error) {
    logger.error({ err: error }, 'shutdown failed')
    exit(1)
  }
}

async function close({ app, db, logger, limitMs = drainLimitMs }: ShutdownOptions): Promise<void> {
  const limit = setTimeout(() => {
    logger.warn({ limitMs }, 'requests still in progress are cut off')
    app.server.closeAllConnections()
  }, limitMs)
  // Connections stay open after their request; during shutdown no further request will come.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
    await db.close()
  } finally {
    clearTimeout(limit)
    clearInterval(sweep)
  }
}
