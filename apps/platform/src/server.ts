import { type CdnOptions, cdnPlugin } from '@bellwether/cdn'
import type { Database } from '@bellwether/db'
import type { MarketCode, ServiceFlags } from '@bellwether/domain'
import type { SiteOptions } from '@bellwether/site'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginCallback } from 'fastify'
import { limitConnections } from './connection-limit.ts'
import { registerHealth } from './health.ts'
import type { Lifecycle } from './lifecycle.ts'
import { registerMetrics } from './metrics.ts'
import { toReadableUrl } from './readable-url.ts'
import { toRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { createEndStreaming, type Streaming } from './streaming.ts'

// Milliseconds. A request must arrive in full within 15 s; a handler has 20 s; a silent socket is closed after 60 s; an
// idle keep-alive one after 72 s, longer than the 60 s after which most load balancers close theirs.
const timeouts = {
  headers: 10_000,
  request: 15_000,
  handler: 20_000,
  connection: 60_000,
  keepAlive: 72_000,
  plugin: 300_000,
}
const bodyLimitBytes = 256 * 1024
const shedRetrySeconds = 5

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
  /** Who runs the site. */
  readonly firm?: SiteOptions['firm']
  readonly dealingHours?: SiteOptions['dealingHours']
  readonly streamingOrigin?: string | null
  readonly tokens?: SiteOptions['tokens']
  /** Pages, including those for unknown addresses and errors; null for a process without them. */
  readonly site: FastifyPluginCallback<SiteOptions> | null
  readonly streaming?: Streaming | null
  /** Files and configurations for host pages; null for a process without them. */
  readonly cdn?: CdnOptions | null
  readonly published?: SiteOptions['published']
  readonly drawWidget?: SiteOptions['drawWidget']
}

/** The HTTP server with all its routes, not yet listening. */
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
    // Registering the site reads the search index, which takes long for a large market.
    pluginTimeout: timeouts.plugin,
    // Idle keep-alive sockets must not delay a shutdown.
    forceCloseConnections: 'idle',
  })

  const connections = limitConnections(app.server, options.logger)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Clients and balancers must not send their next request on a connection that is about to close.
    if (options.lifecycle.phase === 'draining') reply.header('connection', 'close')
    if (connections.isShed(request.raw.socket) && !isOperational(request.url)) {
      return reply
        .code(503)
        .headers({ 'retry-after': shedRetrySeconds, connection: 'close', 'cache-control': 'no-store' })
        .send({ status: 'unavailable', reason: 'too many connections' })
    }
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
    firm = null,
    dealingHours = 'exchange',
    published = () => null,
    drawWidget = async () => null,
  } = options
  const latestTick = streaming && ((marketCode: MarketCode) => streaming.bus.latest(marketCode))
  registerMetrics(app, connections, streaming)
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
      firm,
      dealingHours,
      published,
      drawWidget,
      ...(tokens && { tokens }),
      endStreaming: createEndStreaming(db, streaming?.bus ?? null),
    })
  if (streaming !== null) {
    streaming.gateway?.register(app, connections.isShed)
    app.addHook('onClose', () => streaming.close())
  }
  return app
}

/** Asked by orchestrators and monitors, which must be answered even when others are refused. */
function isOperational(url: string): boolean {
  return ['/healthz', '/readyz', '/metrics'].includes(url)
}
