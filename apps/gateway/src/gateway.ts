import type { Duplex } from 'node:stream'
import { createProxyTrust, type TrustedProxy } from '@bellwether/client-network'
import { type Database, streamedListings, streaming } from '@bellwether/db'
import type { MarketCode, MarketDataTerms } from '@bellwether/domain'
import type { PriceBus } from '@bellwether/price-bus'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import { drain } from './drain.ts'
import { endRevoked } from './end-revoked.ts'
import { GatewayFullError, UnknownSocketError } from './errors.ts'
import type { GatewayStats } from './gateway-stats.ts'
import type { EarlierPrice } from './held-back-prices.ts'
import { refuseUpgrade } from './http-refusal.ts'
import { Hub } from './hub.ts'
import { defaultLimits, type GatewayLimits } from './limits.ts'
import { watchRevocations } from './revocation-watch.ts'
import { Revocations } from './revocations.ts'
import { SessionCookies } from './session-cookie.ts'
import { sessionRoute } from './session-route.ts'
import { SessionTickets } from './session-ticket.ts'
import { sessionLifetimeMs } from './stream-session.ts'
import { createUpgrade, isSocketPath } from './upgrade.ts'

export interface GatewayOptions {
  readonly db: Database
  readonly bus: PriceBus
  readonly logger: FastifyBaseLogger
  /** Of the pages that may open a socket. */
  readonly publicOrigin: string
  /** Whether browsers reach this gateway over https. */
  readonly secure: boolean
  readonly trustedProxy: TrustedProxy
  /** Of pages that have no cookie of ours. */
  readonly tokens: WidgetTokens
  readonly limits?: GatewayLimits
  /** Who may see which exchange's prices, and when; all of them in real time unless given. */
  readonly terms?: MarketDataTerms
  readonly clock?: Clock
}

export interface Gateway {
  /** Adds session and socket to a server that is not listening yet; drains before the server closes. Sockets that are `isShed` are refused. */
  register(app: FastifyInstance, isShed?: (socket: Duplex) => boolean): void
  stats(): GatewayStats
}

const busPollMs = 500

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { db, bus, logger, publicOrigin, secure, trustedProxy, tokens } = options
  const { limits = defaultLimits, clock = systemClock, terms = new Map() } = options
  const key = await streaming.signingKey(db)
  const cookies = new SessionCookies(key, { secure })
  const embedding = { tokens, tickets: new SessionTickets(key) }
  let draining = false
  const isDraining = () => draining
  const hub = new Hub({
    bus,
    limits,
    terms,
    findListed: codes => streamedListings.find(db, codes),
    findEarlier: async (marketCode, since) =>
      (await streamedListings.barsSince(db, marketCode, new Date(since))).map(bar => toEarlierPrice(marketCode, bar)),
    onError: error => logger.error({ err: error }, 'looking up symbols failed'),
    clock,
  })
  const revocations = new Revocations(sessionLifetimeMs)
  const upgrade = createUpgrade({
    hub,
    cookies,
    embedding,
    publicOrigin,
    proxyTrust: createProxyTrust(trustedProxy),
    maxClients: limits.clients,
    isDraining,
    isRevoked: session => revocations.isRevoked(session),
    onRefused: ({ code }) => logger.info({ code }, 'socket refused'),
    now: clock.wall,
  })
  const stops = [
    watchBus(bus, hub, logger),
    await endStreamingOnRevocation(options, hub, revocations, clock),
    endRevoked(hub, tokens.isInForce, error => logger.error({ err: error }, 'looking up widget clients failed')),
  ]

  return {
    stats: () => hub.stats(),
    register(app, isShed = () => false) {
      const redeemToken = (token: string) => streaming.redeemToken(db, token)
      sessionRoute(app, { publicOrigin, cookies, embedding, redeemToken, isDraining, now: clock.wall })
      app.server.on('upgrade', (request, socket, head) => {
        if (isShed(socket)) refuseUpgrade(socket, new GatewayFullError(limits.clients))
        else if (isSocketPath(request.url)) upgrade(request, socket, head)
        // During development pages are reloaded through a socket of their own.
        else if (app.server.listenerCount('upgrade') === 1) refuseUpgrade(socket, new UnknownSocketError())
      })
      app.addHook('preClose', async () => {
        draining = true
        await drain(hub)
        hub.stop()
        for (const stop of stops) stop()
      })
    },
  }
}

const barMs = 60_000

/** A recorded minute as a tick. Its order is before every tick of a feed. */
function toEarlierPrice(marketCode: MarketCode, bar: streamedListings.StreamedBar): EarlierPrice {
  const { at, close, unit, scale, previousClose } = bar
  const until = at.getTime() + barMs
  const order = { epoch: 0, sequence: until }
  const tick = {
    marketCode,
    ...order,
    time: until,
    state: 'DELAYED',
    unit,
    scale,
    price: close,
    bid: null,
    ask: null,
  } as const
  return { until, tick: { ...tick, previousClose } }
}

/** Tells pages and the log when the bus is lost or back. */
function watchBus(bus: PriceBus, hub: Hub, logger: FastifyBaseLogger): () => void {
  let wasConnected = bus.connected
  const timer = setInterval(() => {
    if (bus.connected === wasConnected) return
    wasConnected = bus.connected
    logger.warn({ connected: wasConnected }, wasConnected ? 'price bus reconnected' : 'price bus lost')
    hub.tellBusState()
  }, busPollMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Ends sockets and voids cookies of sessions that were revoked: at once by the bus, within seconds by the database. */
async function endStreamingOnRevocation(
  { db, bus, logger }: GatewayOptions,
  hub: Hub,
  revocations: Revocations,
  clock: Clock,
): Promise<() => void> {
  const endNow = () => hub.endSessions(session => revocations.isRevoked(session))
  const control = bus.control.subscribe(message => {
    if (message.type !== 'END_SESSIONS') return
    revocations.add(message)
    endNow()
  })
  const watch = await watchRevocations({
    revocations,
    load: afterId => streaming.revocationsAfter(db, afterId),
    onRevoked: endNow,
    onError: error => logger.error({ err: error }, 'reading revocations failed'),
    now: clock.wall,
  })
  return () => {
    control.close()
    watch.stop()
  }
}
