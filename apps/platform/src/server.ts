import { type CdnOptions, cdnPlugin } from '@bellwether/cdn'
import type { Database } from '@bellwether/db'
import type { MarketCode, ServiceFlags } from '@bellwether/domain'
import type { SiteOptions } from '@bellwether/site'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginCallback } from 'fastify'
import { registerHealth } from './health.ts'
import type { Lifecycle } from './lifecycle.ts'
import { registerMetrics } from './metrics.ts'
import { toReadableUrl } from './readable-url.ts'
import { toRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import type { Streaming } from './streaming.ts'

// Milliseconds. A request must arrive whole within 15 s; a handler has 20 s; a silent socket is closed after 60 s; an
// idle kept-alive one after 72 s, longer than the 60 s after which most load balancers give up theirs.
const timeouts = {
  headers: 10_000,
  request: 15_000,
  handler: 20_000,
  connection: 60_000,
  keepAlive: 72_000,
  plugin: 300_000,
}
const bodyLimitBytes = 256 * 1024

export type ServerOptions = {
  readonly db: Database
  readonly logger: FastifyBaseLogger
  readonly lifecycle: Lifecycle
  readonly publicOrigin: string
  readonly services: ServiceFlags
  readonly dev: boolean
  readonly trustedProxy: 'none' | 'loopback'
  readonly demo?: SiteOptions['demo']
  readonly openId?: SiteOptions['openId']
  readonly dealingHours?: SiteOptions['dealingHours']
  readonly streamingOrigin?: string | null
  readonly tokens?: SiteOptions['tokens']
  /** Pages, and with them the answers to unknown addresses and to errors; null for a process without them. */
  readonly site: FastifyPluginCallback<SiteOptions> | null
  readonly streaming?: Streaming | null
  /** Files and configurations for other people's pages; null for a process without them. */
  readonly cdn?: CdnOptions | null
  readonly published?: SiteOptions['published']
  readonly drawWidget?: SiteOptions['drawWidget']
}

/** The HTTP server with everything on it, not yet listening. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    logController: new RequestLog(),
    genReqId: toRequestId,
    rewriteUrl: request => toReadableUrl(request.url ?? '/'),
    trustProxy: options.trustedProxy === 'loopback' ? 'loopback' : false,
    bodyLimit: bodyLimitBytes,
    http: { headersTimeout: timeouts.headers },
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    // The search index of a large market is read while the site registers.
    pluginTimeout: timeouts.plugin,
    // Idle kept-alive sockets must not hold up a shutdown.
    forceCloseConnections: 'idle',
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  const {
    db,
    lifecycle,
    publicOrigin,
    services,
    dev,
    site,
    streaming = null,
    streamingOrigin = null,
    demo = null,
    cdn = null,
    openId = null,
    tokens,
    dealingHours = 'exchange',
    published = () => null,
    drawWidget = async () => null,
  } = options
  const latestTick = streaming && ((marketCode: MarketCode) => streaming.bus.latest(marketCode))
  registerMetrics(app, streaming)
  registerHealth(app, { lifecycle, ping: () => db.ping(), bus: streaming?.bus ?? null, needsBus: site === null })
  if (cdn !== null) await app.register(cdnPlugin, cdn)
  if (site !== null)
    await app.register(site, {
      latestTick,
      db,
      publicOrigin,
      services,
      dev,
      streamingOrigin,
      demo,
      openId,
      dealingHours,
      published,
      drawWidget,
      ...(tokens && { tokens }),
    })
  if (streaming !== null) {
    streaming.gateway?.register(app)
    app.addHook('onClose', () => streaming.close())
  }
  return app
}
