import { type Database, type FillNew, openDatabase } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { toBanner } from './banner.ts'
import type { Environment } from './environment.ts'
import { PortUnavailableError } from './errors.ts'
import { makeFirstMarket } from './first-market/make-first-market.ts'
import { Lifecycle } from './lifecycle.ts'
import { mainConnections } from './page-thread/start-page-thread.ts'
import type { Platform, StartOptions } from './prepare.ts'
import { toShownUrl } from './shown-url.ts'
import { createStartupServer, type StartupServer } from './startup-server.ts'

/** Starts everything up to answering requests. Signals, exit codes and error lines are the caller's. */
export async function startPlatform(environment: Environment, options: StartOptions): Promise<Platform> {
  const startedAt = performance.now()
  const lifecycle = new Lifecycle()
  const startupServer = createStartupServer(environment.host, environment.port, lifecycle)
  // The database before the port: the second of two processes on one data directory must be told about the directory.
  const db = await open(environment, {
    ...options,
    fillNew: async dataDir => {
      await startupServer.open()
      await Promise.all([
        makeFirstMarket(dataDir, { environment, lifecycle, terminal: options.terminal }),
        loadPreparation(),
      ])
    },
  }).catch(async error => {
    await startupServer.close()
    throw error
  })
  try {
    const platform = await prepareBehindPort(environment, options, db, { lifecycle, startupServer })
    await listen(platform.app, environment)
    lifecycle.ready()
    if (options.worker) {
      options.worker.ready()
      return platform
    }
    const database = environment.databaseUrl === null ? environment.dataDir : toShownUrl(environment.databaseUrl)
    const startedInMs = performance.now() - startedAt
    options.terminal.write(
      toBanner({ origin: environment.publicOrigin, market: platform.market, database, startedInMs }),
    )
    return platform
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Most of the program. Loaded late, so that the process that makes a first market begins before it. */
const loadPreparation = () => import('./prepare.ts')

/** The port is open from the start: here, or in the first process, which gives it up when all is prepared. */
async function prepareBehindPort(
  environment: Environment,
  options: StartOptions,
  db: Database,
  { lifecycle, startupServer }: { readonly lifecycle: Lifecycle; readonly startupServer: StartupServer },
): Promise<Platform> {
  const { prepare } = await loadPreparation()
  if (options.worker) {
    const platform = await prepare(environment, options, db, lifecycle)
    await options.worker.prepared()
    return platform
  }
  await startupServer.open()
  return prepare(environment, options, db, lifecycle).finally(() => startupServer.close())
}

export function open(
  environment: Environment,
  { onDatabaseLost, fillNew }: Pick<StartOptions, 'onDatabaseLost'> & { readonly fillNew?: FillNew },
): Promise<Database> {
  if (environment.databaseUrl !== null)
    return openDatabase({ url: environment.databaseUrl, failFast: true, ...mainConnections(environment) })
  return openDatabase({
    dataDir: environment.dataDir,
    ...(fillNew && environment.market === 'simulated' && { fillNew }),
    ...(onDatabaseLost && { onLost: onDatabaseLost }),
  })
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new PortUnavailableError(host, port, error instanceof Error ? error : new Error(String(error)))
  }
}
