import { createPublicationReader, createWidgetDrawer, defaultCdnFolder } from '@bellwether/cdn'
import { type Database, type FillNew, migrate, type OnLost, openDatabase } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { demoPassword } from '@bellwether/importer/market-facts'
import { type SiteOptions, sitePlugin } from '@bellwether/site'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { Logger } from 'pino'
import { toBanner } from './banner.ts'
import { dataImports } from './data-imports.ts'
import type { Environment } from './environment.ts'
import { PortUnavailableError } from './errors.ts'
import { makeFirstMarket } from './first-market/make-first-market.ts'
import { demoLogins } from './fixed-securities.ts'
import { openInbox } from './inbox.ts'
import { Lifecycle } from './lifecycle.ts'
import { type Market, prepareMarket } from './market.ts'
import { goesOn, openMarketData } from './market-data.ts'
import { watchMidnight } from './midnight.ts'
import type { Terminal } from './progress.ts'
import { createServer } from './server.ts'
import { toShownUrl } from './shown-url.ts'
import { createStartupServer, type StartupServer } from './startup-server.ts'
import { dealingHoursOf, openStreaming } from './streaming.ts'
import type { WorkerLink } from './workers/worker-link.ts'

export type StartOptions = {
  readonly logger: Logger
  readonly terminal: Terminal
  readonly onDatabaseLost?: OnLost
  /** Of a process that is one of several behind the port. */
  readonly worker?: WorkerLink | null
  /** Replaced in tests. */
  readonly site?: FastifyPluginCallback<SiteOptions>
}

export type Platform = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly lifecycle: Lifecycle
  readonly market: Market
}

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
      await makeFirstMarket(dataDir, { environment, lifecycle, terminal: options.terminal })
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

/** The port is open from the start: here, or in the first process, which gives it up when all is prepared. */
async function prepareBehindPort(
  environment: Environment,
  options: StartOptions,
  db: Database,
  { lifecycle, startupServer }: { readonly lifecycle: Lifecycle; readonly startupServer: StartupServer },
): Promise<Platform> {
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
  if (environment.databaseUrl !== null) return openDatabase({ url: environment.databaseUrl, failFast: true })
  return openDatabase({
    dataDir: environment.dataDir,
    ...(fillNew && environment.market === 'simulated' && { fillNew }),
    ...(onDatabaseLost && { onLost: onDatabaseLost }),
  })
}

async function prepare(
  environment: Environment,
  { logger, terminal, site = sitePlugin, worker = null }: StartOptions,
  db: Database,
  lifecycle: Lifecycle,
): Promise<Platform> {
  const marketData = await openMarketData(environment)
  lifecycle.starting('preparing the database')
  await migrate(db)
  const market = await prepareMarket({
    ...{ db, environment, lifecycle, terminal },
    goesOn: goesOn(environment, marketData),
  })
  lifecycle.starting('preparing the pages')
  const { publicOrigin, services, dev, trustedProxy, streamingOrigin, roles, openId } = environment
  const tokens = await openWidgetTokens({ db, operatorKeys: environment.configKeys })
  const streaming = await openStreaming({
    ...{ environment, db, market, marketData, logger, tokens },
    ...(worker && { openLocalBus: onError => worker.openBus(onError) }),
  })
  const demo = market.kind === 'simulated' ? { password: demoPassword, logins: demoLogins } : null
  const cdnFolder = environment.cdnDir ?? defaultCdnFolder
  const app = await createServer({
    db,
    logger,
    lifecycle,
    worker,
    publicOrigin,
    services: servicesOf(services, market),
    dev,
    trustedProxy,
    streamingOrigin,
    tokens,
    demo,
    openId,
    operatorPassword: environment.operatorPassword,
    imports: dataImports(db, environment),
    firm: environment.firm,
    dealingHours: dealingHoursOf({ environment, market, marketData }),
    terms: marketData.terms,
    site: roles.has('site') ? site : null,
    streaming,
    cdn: roles.has('cdn')
      ? {
          folder: cdnFolder,
          publicOrigin: environment.publicOrigin,
          dev,
          db,
          tokens,
          demo: market.kind === 'simulated',
        }
      : null,
    published: createPublicationReader(cdnFolder),
    drawWidget: createWidgetDrawer(cdnFolder, {
      onFailed: error => logger.error({ err: error }, 'drawing a widget failed'),
    }),
  })
  await openInbox(app, db, environment, logger)
  const midnight =
    environment.roles.has('feed') && goesOn(environment, marketData) ? watchMidnight({ db, market, logger }) : null
  app.addHook('onClose', async () => midnight?.stop())
  await app.ready()
  return { app, db, lifecycle, market }
}

/** The sample's news are of American companies; an operator's own flags stay as they are. */
function servicesOf(services: Environment['services'], market: Market): Environment['services'] {
  return market.kind === 'sample' && services === defaultServiceFlags
    ? { ...services, summaryExchange: 'US' }
    : services
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new PortUnavailableError(host, port, error instanceof Error ? error : new Error(String(error)))
  }
}
