import { createPublicationReader, createWidgetDrawer, defaultCdnFolder } from '@bellwether/cdn'
import { type Database, migrate, type OnLost } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { demoPassword } from '@bellwether/importer/market-facts'
import { type SiteOptions, sitePlugin } from '@bellwether/site'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { Logger } from 'pino'
import { dataImports } from './data-imports.ts'
import type { Environment } from './environment.ts'
import { demoLogins } from './fixed-securities.ts'
import { openInbox } from './inbox.ts'
import type { Lifecycle } from './lifecycle.ts'
import { type Market, prepareMarket } from './market.ts'
import { goesOn, openMarketData } from './market-data.ts'
import { watchMidnight } from './midnight.ts'
import { startPageThread } from './page-thread/start-page-thread.ts'
import type { Terminal } from './progress.ts'
import { createServer } from './server.ts'
import { dealingHoursOf, openStreaming } from './streaming.ts'
import { warmUp } from './warm-up.ts'
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

/** Everything between the open database and the port: market, prices, pages and routes. */
export async function prepare(
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
  const shown = {
    ...{ publicOrigin, services: servicesOf(services, market), firm: environment.firm, terms: marketData.terms },
    dealingHours: dealingHoursOf({ environment, market, marketData }),
  }
  // It starts beside the search index.
  const pageThread = startPageThread(environment, shown, logger)
  const demo = market.kind === 'simulated' ? { password: demoPassword, logins: demoLogins } : null
  const cdnFolder = environment.cdnDir ?? defaultCdnFolder
  const app = await createServer({
    db,
    logger,
    lifecycle,
    worker,
    ...shown,
    dev,
    trustedProxy,
    streamingOrigin,
    tokens,
    demo,
    openId,
    operatorPassword: environment.operatorPassword,
    imports: dataImports(db, environment),
    pageThread,
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
  if (pageThread) await warmUp(app, { db, pageThread })
  return { app, db, lifecycle, market }
}

/** The sample's news are of American companies; an operator's own flags stay as they are. */
function servicesOf(services: Environment['services'], market: Market): Environment['services'] {
  return market.kind === 'sample' && services === defaultServiceFlags
    ? { ...services, summaryExchange: 'US' }
    : services
}
