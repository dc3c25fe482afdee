import { randomBytes } from 'node:crypto'
import { createSessionSigner, type SessionSigner } from './session-signer.ts'
import { type StreamSession, sessionLifetimeMs } from './stream-session.ts'

const ticketPrefix = 'bellwether.ticket.'

/**
 * The session of a page of another site, which has no cookie of ours: the page receives it from session/create and offers
 * it as a second subprotocol, since a browser's socket cannot send headers and URLs are logged. Valid for one origin.
 */
export class SessionTickets {
  readonly #signer: SessionSigner

  constructor(key: Uint8Array) {
    this.#signer = createSessionSigner(key, 'ticket')
  }

  create({ origin, clientId }: { readonly origin: string; readonly clientId: string | null }, now: number): string {
    const id = randomBytes(12).toString('base64url')
    const signed = this.#signer.sign([now, clientId ?? '', id, origin].join('.'))
    // A subprotocol must be an HTTP token, which base64url is.
    return Buffer.from(signed).toString('base64url')
  }

  /** The session of a Sec-WebSocket-Protocol header; null without a ticket that we signed for the origin and that has not expired. */
  find(header: string | undefined, origin: string, now: number): StreamSession | null {
    const offered = header?.split(',').map(protocol => protocol.trim()) ?? []
    const ticket = offered.find(protocol => protocol.startsWith(ticketPrefix))?.slice(ticketPrefix.length) ?? ''
    const signed = Buffer.from(ticket, 'base64url')
    // One spelling of each ticket: base64 leaves bits of its last character unused.
    const text = signed.toString('base64url') === ticket ? (this.#signer.unsign(signed.toString()) ?? '') : ''
    const [, issuedAt, clientId, id = '', forOrigin] = /^(\d{1,15})\.([\w-]{0,32})\.([\w-]{16})\.(.+)$/.exec(text) ?? []
    if (issuedAt === undefined || forOrigin !== origin) return null
    const expiresAt = Number(issuedAt) + sessionLifetimeMs
    if (expiresAt <= now) return null
    return { id, userId: null, login: null, clientId: clientId || null, issuedAt: Number(issuedAt), expiresAt }
  }
}
