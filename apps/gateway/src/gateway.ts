import { type Database, streamedListings, streaming } from '@bellwether/db'
import type { PriceBus } from '@bellwether/price-bus'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { drain } from './drain.ts'
import { endRevoked } from './end-revoked.ts'
import { UnknownSocketError } from './errors.ts'
import { refuseUpgrade } from './http-refusal.ts'
import { type GatewayStats, Hub } from './hub.ts'
import { defaultLimits, type GatewayLimits } from './limits.ts'
import { SessionCookies } from './session-cookie.ts'
import { sessionRoute } from './session-route.ts'
import { SessionTickets } from './session-ticket.ts'
import { createUpgrade, isSocketPath } from './upgrade.ts'

export interface GatewayOptions {
  readonly db: Database
  readonly bus: PriceBus
  readonly logger: FastifyBaseLogger
  /** Of the pages that may open a socket. */
  readonly publicOrigin: string
  /** Whether browsers reach this gateway over https. */
  readonly secure: boolean
  readonly trustedProxy: 'none' | 'loopback'
  /** Of pages that have no cookie of ours. */
  readonly tokens: WidgetTokens
  readonly limits?: GatewayLimits
  readonly now?: () => number
}

export interface Gateway {
  /** Puts session and socket on a server that does not listen yet; it drains before the server closes. */
  register(app: FastifyInstance): void
  stats(): GatewayStats
}

const busPollMs = 500

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    db,
    bus,
    logger,
    publicOrigin,
    secure,
    trustedProxy,
    tokens,
    limits = defaultLimits,
    now = Date.now,
  } = options
  const key = await streaming.signingKey(db)
  const cookies = new SessionCookies(key, { secure })
  const embedding = { tokens, tickets: new SessionTickets(key) }
  let draining = false
  const isDraining = () => draining
  const hub = new Hub({
    bus,
    limits,
    findListed: codes => streamedListings.find(db, codes),
    onError: error => logger.error({ err: error }, 'the database was asked for symbols and failed'),
    now,
  })
  const upgrade = createUpgrade({
    hub,
    cookies,
    embedding,
    publicOrigin,
    trustedProxy,
    maxClients: limits.clients,
    isDraining,
    onRefused: ({ code }) => logger.info({ code }, 'socket refused'),
    now,
  })

  let wasConnected = bus.connected
  const watch = setInterval(() => {
    if (bus.connected === wasConnected) return
    wasConnected = bus.connected
    logger.warn({ connected: wasConnected }, wasConnected ? 'the price bus is back' : 'the price bus is lost')
    hub.tellBusState()
  }, busPollMs)
  watch.unref()
  const stopEndingRevoked = endRevoked(hub, tokens.isInForce, error =>
    logger.error({ err: error }, 'clients of tokens could not be looked up'),
  )

  return {
    stats: () => hub.stats(),
    register(app) {
      sessionRoute(app, {
        publicOrigin,
        cookies,
        embedding,
        spendToken: token => streaming.spendToken(db, token),
        isDraining,
        now,
      })
      app.server.on('upgrade', (request, socket, head) => {
        if (isSocketPath(request.url)) upgrade(request, socket, head)
        // While developing, pages are reloaded through a socket of their own.
        else if (app.server.listenerCount('upgrade') === 1) refuseUpgrade(socket, new UnknownSocketError())
      })
      app.addHook('preClose', async () => {
        draining = true
        await drain(hub)
        hub.stop()
        clearInterval(watch)
        stopEndingRevoked()
      })
    },
  }
}
