import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { clientAddress } from './client-address.ts'
import { DrainingError, ForeignOriginError, type GatewayError, GatewayFullError, NoSessionError } from './errors.ts'
import { refuseUpgrade } from './http-refusal.ts'
import type { Hub } from './hub.ts'
import { isOwnOrigin } from './origin-check.ts'
import { type SessionCookies, type StreamSession, streamingPath } from './session-cookie.ts'

export interface UpgradeOptions {
  readonly hub: Hub
  readonly cookies: SessionCookies
  readonly publicOrigin: string
  readonly trustedProxy: 'none' | 'loopback'
  readonly maxClients: number
  readonly isDraining: () => boolean
  readonly onRefused: (error: GatewayError) => void
  readonly now: () => number
}

/** The longest command has 29 characters. */
const maxPayload = 64

export function isSocketPath(url: string | undefined): boolean {
  return url?.split('?')[0] === `${streamingPath}/ws`
}

/** Decides on upgrades of the socket's path: RP-STREAM-20 and 21. What is allowed goes to the hub. */
export function createUpgrade(options: UpgradeOptions) {
  const { hub, cookies, publicOrigin, trustedProxy, maxClients, isDraining, onRefused, now } = options
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload })

  function judge(request: IncomingMessage): StreamSession | GatewayError {
    const { origin, cookie } = request.headers
    if (!isOwnOrigin(origin, publicOrigin)) return new ForeignOriginError(origin ?? null)
    const session = cookies.find(cookie, now())
    if (session === null) return new NoSessionError()
    if (isDraining()) return new DrainingError()
    return hub.clients.size >= maxClients ? new GatewayFullError(maxClients) : session
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const judged = judge(request)
    if (judged instanceof Error) {
      onRefused(judged)
      refuseUpgrade(socket, judged)
      return
    }
    const address = clientAddress(request, trustedProxy)
    server.handleUpgrade(request, socket, head, ws => hub.accept(ws, socket as Socket, judged, address))
  }
}
