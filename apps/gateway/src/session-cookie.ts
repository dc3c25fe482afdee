import { randomBytes } from 'node:crypto'
import { createSessionSigner, type SessionSigner } from './session-signer.ts'
import { type StreamSession, sessionLifetimeMs } from './stream-session.ts'

const cookieName = 'bw_stream'
export const streamingPath = '/streaming'

/** What the single-use token of init-streaming was issued for, and when it was exchanged. */
export interface SpentToken {
  readonly userId: number | null
  readonly login: string | null
  /** By the database's clock, ms since 1970. */
  readonly spentAt: number
}

/**
 * The session of a socket is the cookie itself, signed with a key that all gateways share: any gateway can verify it
 * without asking the database, so that thousands can reconnect at once.
 */
export class SessionCookies {
  readonly #signer: SessionSigner
  readonly #secure: boolean

  constructor(key: Uint8Array, { secure }: { readonly secure: boolean }) {
    this.#signer = createSessionSigner(key, 'cookie')
    this.#secure = secure
  }

  /** The value of Set-Cookie for a new session. */
  create({ userId, login, spentAt }: SpentToken): string {
    const id = randomBytes(12).toString('base64url')
    const text = [spentAt, userId ?? '', login ?? '', id].join('.')
    const attributes = [
      `Path=${streamingPath}`,
      `Max-Age=${sessionLifetimeMs / 1000}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(this.#secure ? ['Secure'] : []),
    ]
    return [`${cookieName}=${this.#signer.sign(text)}`, ...attributes].join('; ')
  }

  /** The session of a Cookie header; null without one that we signed and that has not expired. */
  find(header: string | undefined, now: number): StreamSession | null {
    for (const pair of header?.split(';') ?? []) {
      const [name, value] = pair.trim().split('=')
      const session = name === cookieName && value !== undefined ? this.#read(value) : null
      if (session !== null && session.expiresAt > now) return session
    }
    return null
  }

  #read(value: string): StreamSession | null {
    const text = this.#signer.unsign(value) ?? ''
    const [, issuedAt, userId, login, id = ''] = /^(\d{1,15})\.(\d{0,10})\.([\w-]{0,32})\.([\w-]{16})$/.exec(text) ?? []
    if (issuedAt === undefined) return null
    return {
      id,
      userId: userId ? Number(userId) : null,
      login: login || null,
      clientId: null,
      issuedAt: Number(issuedAt),
      expiresAt: Number(issuedAt) + sessionLifetimeMs,
    }
  }
}
