import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type StreamSession, sessionLifetimeMs } from './session-cookie.ts'

const ticketMark = 'bellwether.ticket.'

/**
 * The session of a page of another site, where no cookie of ours reaches: the page has it from session/create and offers it as a second subprotocol of the
 * socket, since a socket can have no header and an address is written into logs. It counts for one origin.
 */
export class SessionTickets {
  readonly #key: Uint8Array

  constructor(key: Uint8Array) {
    this.#key = key
  }

  create({ origin, clientId }: { readonly origin: string; readonly clientId: string | null }, now: number): string {
    const id = randomBytes(12).toString('base64url')
    const text = [now + sessionLifetimeMs, clientId ?? '', id, Buffer.from(origin).toString('base64url')].join('.')
    return `${text}.${this.#sign(text)}`
  }

  /** The session of a Sec-WebSocket-Protocol header; null without a ticket that we signed for the origin and that still runs. */
  find(header: string | undefined, origin: string, now: number): StreamSession | null {
    const offered = header?.split(',').map(protocol => protocol.trim()) ?? []
    const ticket = offered.find(protocol => protocol.startsWith(ticketMark))?.slice(ticketMark.length) ?? ''
    const [, text = '', expiresAt = '', clientId = '', id = '', forOrigin = '', signature = ''] =
      /^((\d{1,15})\.([\w-]{0,32})\.([\w-]{16})\.([\w-]{1,400}))\.([\w-]{43})$/.exec(ticket) ?? []
    if (text === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(text)))) return null
    if (Buffer.from(forOrigin, 'base64url').toString() !== origin || Number(expiresAt) <= now) return null
    return { id, userId: null, clientId: clientId === '' ? null : clientId, expiresAt: Number(expiresAt) }
  }

  /** With a word before it, so that no cookie can pass for a ticket. */
  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(`ticket ${text}`).digest('base64url')
  }
}
