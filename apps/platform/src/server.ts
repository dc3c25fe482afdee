import { type CdnOptions, cdnPlugin } from '@bellwether/cdn'
import { createProxyTrust, type TrustedProxy } from '@bellwether/client-network'
import type { Database } from '@bellwether/db'
import type { MarketCode, ServiceFlags } from '@bellwether/domain'
import type { SiteOptions } from '@bellwether/site'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginCallback } from 'fastify'
import { createClientErrorHandler } from './client-errors.ts'
import { limitConnections } from './connection-limit.ts'
import { registerHealth } from './health.ts'
import type { Lifecycle } from './lifecycle.ts'
import { registerMetrics } from './metrics.ts'
import type { PageThread } from './page-thread/page-thread.ts'
import { createProcessHealth } from './process-health.ts'
import { toReadableUrl } from './readable-url.ts'
import { toRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { createEndStreaming, type Streaming } from './streaming.ts'
import { refuseUnstorableInput } from './unstorable-input.ts'
import type { WorkerLink } from './workers/worker-link.ts'

/** Milliseconds. */
export interface ServerTimeouts {
  /** For a request to arrive in full, headers and body. */
  readonly request: number
  /** How often late requests are looked for. */
  readonly checkEvery: number
  readonly handler: number
}

const defaultTimeouts: ServerTimeouts = { request: 10_000, checkEvery: 2_000, handler: 20_000 }
const silentSocketMs = 60_000
/** Longer than the 60 s after which most load balancers close theirs. */
const keepAliveMs = 72_000
/** Registering the site reads the search index, which takes long for a large market. */
const pluginMs = 300_000
const bodyLimitBytes = 256 * 1024
const shedRetrySeconds = 5

export type ServerOptions = {
  readonly db: Database
  readonly logger: FastifyBaseLogger
  readonly lifecycle: Lifecycle
  readonly publicOrigin: string
  readonly services: ServiceFlags
  readonly dev: boolean
  readonly trustedProxy: TrustedProxy
  readonly demo?: SiteOptions['demo']
  readonly openId?: SiteOptions['openId']
  readonly operatorPassword?: SiteOptions['operatorPassword']
  readonly imports?: SiteOptions['imports']
  /** Who runs the site. */
  readonly firm?: SiteOptions['firm']
  readonly dealingHours?: SiteOptions['dealingHours']
  readonly terms?: SiteOptions['terms']
  readonly now?: SiteOptions['now']
  readonly streamingOrigin?: string | null
  readonly tokens?: SiteOptions['tokens']
  /** Pages, including those for unknown addresses and errors; null for a process without them. */
  readonly site: FastifyPluginCallback<SiteOptions> | null
  readonly streaming?: Streaming | null
  /** Files and configurations for host pages; null for a process without them. */
  readonly cdn?: CdnOptions | null
  readonly published?: SiteOptions['published']
  readonly drawWidget?: SiteOptions['drawWidget']
  readonly timeouts?: Partial<ServerTimeouts>
  /** Makes guests' pages of securities; the main thread does without it. */
  readonly pageThread?: PageThread | null
  /** Of a process that is one of several behind the port. */
  readonly worker?: WorkerLink | null
}

/** The HTTP server with all its routes, not yet listening. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const app = fastify({
    loggerInstance: options.logger,
    logController: new RequestLog(options.lifecycle),
    genReqId: toRequestId,
    rewriteUrl: request => toReadableUrl(request.url ?? '/'),
    trustProxy: createProxyTrust(options.trustedProxy),
    bodyLimit: bodyLimitBytes,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.checkEvery },
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    connectionTimeout: silentSocketMs,
    keepAliveTimeout: keepAliveMs,
    pluginTimeout: pluginMs,
    clientErrorHandler: createClientErrorHandler(options.logger),
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

  refuseUnstorableInput(app)

  await registerParts(app, options, connections)
  return app
}

async function registerParts(
  app: FastifyInstance,
  options: ServerOptions,
  connections: ReturnType<typeof limitConnections>,
): Promise<void> {
  const { db, lifecycle, site, streaming = null, cdn = null, worker = null, pageThread = null } = options
  registerMetrics(app, connections, streaming, worker, pageThread)
  registerHealth(app, {
    lifecycle,
    ping: () => db.ping(),
    bus: streaming?.bus ?? null,
    needsBus: site === null,
    workers: () => worker?.workers ?? null,
  })
  if (cdn !== null) await app.register(cdnPlugin, cdn)
  const processHealth = createProcessHealth({ connections, streaming, servesFiles: cdn !== null })
  if (site !== null) await app.register(site, { ...siteOptions(options), processHealth })
  if (streaming !== null) {
    streaming.gateway?.register(app, connections.isShed)
    app.addHook('onClose', () => streaming.close())
  }
  if (pageThread !== null) app.addHook('onClose', () => pageThread.close())
}

function siteOptions({
  db,
  publicOrigin,
  services,
  dev,
  streaming = null,
  streamingOrigin = null,
  demo = null,
  openId = null,
  operatorPassword = null,
  imports = null,
  tokens,
  firm = null,
  dealingHours = 'exchange',
  terms = new Map(),
  published = () => null,
  drawWidget = async () => null,
  worker = null,
  pageThread = null,
  now,
}: ServerOptions): SiteOptions {
  return {
    latestTick: streaming && ((marketCode: MarketCode) => streaming.bus.latest(marketCode)),
    db,
    publicOrigin,
    services,
    dev,
    streamingOrigin,
    demo,
    openId,
    operatorPassword,
    imports,
    firm,
    dealingHours,
    terms,
    published,
    drawWidget,
    pageMaker: pageThread,
    doesChores: worker === null || worker.number === 1,
    ...(tokens && { tokens }),
    ...(now && { now }),
    endStreaming: createEndStreaming(db, streaming?.bus ?? null),
  }
}

/** Asked by orchestrators and monitors, which must be answered even when others are refused. */
function isOperational(url: string): boolean {
  return ['/healthz', '/readyz', '/metrics', '/status', '/status.json'].includes(url)
}
