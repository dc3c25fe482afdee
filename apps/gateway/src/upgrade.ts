import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { clientAddress, type ProxyTrust } from '@bellwether/client-network'
import { type ServerOptions, WebSocketServer } from 'ws'
import { DrainingError, ForeignOriginError, type GatewayError, GatewayFullError, NoSessionError } from './errors.ts'
import { refuseUpgrade } from './http-refusal.ts'
import type { Hub } from './hub.ts'
import { isOwnOrigin } from './origin-check.ts'
import { type SessionCookies, streamingPath } from './session-cookie.ts'
import type { StreamSession } from './stream-session.ts'
import type { Embedding } from './token-session-route.ts'

export interface UpgradeOptions {
  readonly hub: Hub
  readonly cookies: SessionCookies
  /** Absent: only for pages of the site. */
  readonly embedding?: Embedding
  readonly publicOrigin: string
  readonly proxyTrust: ProxyTrust
  readonly maxClients: number
  readonly isDraining: () => boolean
  /** Whether a session is void although its signature is valid. */
  readonly isRevoked: (session: StreamSession) => boolean
  readonly onRefused: (error: GatewayError) => void
  /** Wall clock, ms: sessions carry the time at which they expire. */
  readonly now: () => number
}

/** The longest command has 29 characters. */
const maxPayload = 64

// closeTimeout is in ws 8.22 and not yet in its types.
const serverOptions: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload,
  // A message of `maxPayload` bytes cannot need more.
  maxFragments: maxPayload,
  // `ws` would queue pongs without limit for a client that does not read; client-events.ts answers instead.
  autoPong: false,
  // How long a closed socket may hold its descriptor while the peer does not answer the close.
  closeTimeout: 1000,
}

const ignore = () => {}

export function isSocketPath(url: string | undefined): boolean {
  return url?.split('?')[0] === `${streamingPath}/ws`
}

/** Decides on upgrades of the socket's path: RP-STREAM-20 and 21. What is allowed goes to the hub. */
export function createUpgrade(options: UpgradeOptions) {
  const { hub, cookies, embedding, publicOrigin, proxyTrust, maxClients } = options
  const { isDraining, isRevoked, onRefused, now } = options
  const server = new WebSocketServer(serverOptions)

  function judge(request: IncomingMessage): StreamSession | GatewayError {
    const { origin, cookie, 'sec-websocket-protocol': protocols } = request.headers
    const isOwn = isOwnOrigin(origin, publicOrigin)
    const byTicket = origin === undefined ? null : (embedding?.tickets.find(protocols, origin, now()) ?? null)
    if (!isOwn && byTicket === null) return new ForeignOriginError(origin ?? null)
    const session = byTicket ?? cookies.find(cookie, now())
    if (session === null || isRevoked(session)) return new NoSessionError()
    if (isDraining()) return new DrainingError()
    return hub.clients.size >= maxClients ? new GatewayFullError(maxClients) : session
  }

  function refuse(socket: Duplex, error: GatewayError): void {
    onRefused(error)
    refuseUpgrade(socket, error)
  }

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, session: StreamSession): void {
    const address = clientAddress(request, proxyTrust)
    server.handleUpgrade(request, socket, head, ws => hub.accept(ws, socket as Socket, session, address))
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const judged = judge(request)
    if (judged instanceof Error) {
      refuse(socket, judged)
      return
    }
    if (!embedding || judged.clientId === null) {
      open(request, socket, head, judged)
      return
    }
    // Nobody else handles errors of the socket during the lookup.
    socket.on('error', ignore)
    embedding.tokens
      .isInForce(judged.clientId)
      .catch(() => false)
      .then(inForce => {
        socket.off('error', ignore)
        if (inForce) open(request, socket, head, judged)
        else refuse(socket, new NoSessionError())
      })
  }
}
