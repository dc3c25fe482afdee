import { constants } from 'node:os'
import { migrate } from '@bellwether/db'
import { createMemoryBus } from '@bellwether/price-bus'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import type { Logger } from 'pino'
import { toBanner } from '../banner.ts'
import type { Environment } from '../environment.ts'
import { Lifecycle } from '../lifecycle.ts'
import { prepareMarket } from '../market.ts'
import { goesOn, openMarketData } from '../market-data.ts'
import { watchMidnight } from '../midnight.ts'
import type { Terminal } from '../progress.ts'
import { toShownUrl } from '../shown-url.ts'
import { open } from '../start.ts'
import { createStartupServer } from '../startup-server.ts'
import { openStreaming } from '../streaming.ts'
import { forPrimary } from './divide-roles.ts'
import { createTickRelay, type TickRelay } from './relay-bus.ts'
import { createSupervisor } from './supervisor.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

export interface PrimaryOptions {
  readonly logger: Logger
  readonly terminal: Terminal
  /** The handler of signals until the start is over. */
  readonly stopEarly: () => void
  /** What SIGUSR2 does from now on. */
  readonly onRestart: (restart: () => void) => void
}

/**
 * The first of several processes: it prepares the database, runs what there must be one of (the feed), starts the workers that
 * serve requests on the one port, and replaces them. SIGUSR2 replaces them all without losing a request.
 */
export async function runPrimary(environment: Environment, options: PrimaryOptions): Promise<void> {
  const startedAt = performance.now()
  const { logger, terminal } = options
  const lifecycle = new Lifecycle()
  const marketData = await openMarketData(environment)
  const db = await open(environment, {})
  const startupServer = createStartupServer(environment.host, environment.port, lifecycle)
  await startupServer.open()
  lifecycle.starting('preparing the database')
  await migrate(db)
  const market = await prepareMarket({
    ...{ db, environment, lifecycle, terminal },
    goesOn: goesOn(environment, marketData),
  })
  lifecycle.starting('preparing the pages')
  let relay: TickRelay | null = null
  const pool: WorkerPool = createWorkerPool({
    logger,
    expected: environment.workers,
    latestTicks: () => relay?.all() ?? [],
    freePort: () => startupServer.close(),
    countReady: () => supervisor.ready,
  })
  const feed = await openStreaming({
    environment: forPrimary(environment),
    db,
    market,
    marketData,
    logger,
    tokens: await openWidgetTokens({ db, operatorKeys: environment.configKeys }),
    openLocalBus: onError => {
      relay = createTickRelay(createMemoryBus({ onError }), pool.sendTicks)
      return relay.bus
    },
  })
  const midnight =
    forPrimary(environment).roles.has('feed') && goesOn(environment, marketData)
      ? watchMidnight({ db, market, logger })
      : null
  if (feed?.feed) pool.measureFeed(feed.feed)
  const supervisor = createSupervisor({
    count: environment.workers,
    fork: pool.fork,
    onChange: pool.tellCounts,
    log: logger,
  })

  let stopping: Promise<void> | null = null
  const stop = async (signal: NodeJS.Signals, code: number) => {
    await supervisor.stop(signal)
    await midnight?.stop()
    await feed?.close()
    await db.close()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.off(signal, options.stopEarly).on(signal, () => {
      if (stopping) process.exit(128 + constants.signals[signal])
      stopping = stop(signal, 0)
    })
  }
  try {
    await supervisor.start()
  } catch (err) {
    logger.fatal({ err }, 'a worker did not start')
    await stop('SIGTERM', 1)
  }
  options.onRestart(() => void supervisor.restart())
  lifecycle.ready()
  const database = environment.databaseUrl === null ? environment.dataDir : toShownUrl(environment.databaseUrl)
  const startedInMs = performance.now() - startedAt
  terminal.write(toBanner({ origin: environment.publicOrigin, market, database, startedInMs }))
  logger.info({ workers: environment.workers }, 'all workers are ready')
}
