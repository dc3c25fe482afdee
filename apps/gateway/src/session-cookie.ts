import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const cookieName = 'bw_stream'
export const streamingPath = '/streaming'

/** A long trading day. The socket is told goodbye when it ends. */
export const sessionLifetimeMs = 12 * 3_600_000

export interface StreamSession {
  /** Random, so that the sockets of one guest can be counted. */
  readonly id: string
  readonly userId: number | null
  /** Of the token that a page of another site came with; null for our own pages. */
  readonly clientId: string | null
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * The socket's session is the cookie itself, signed with a key that all gateways share: whichever one a page
 * reaches can tell, without asking the database, so that thousands may come back at once.
 */
export class SessionCookies {
  readonly #key: Uint8Array
  readonly #secure: boolean

  constructor(key: Uint8Array, { secure }: { readonly secure: boolean }) {
    this.#key = key
    this.#secure = secure
  }

  /** The value of Set-Cookie for a new session. */
  create(userId: number | null, now: number): string {
    const expiresAt = now + sessionLifetimeMs
    const text = `${expiresAt}.${userId ?? ''}.${randomBytes(12).toString('base64url')}`
    const marks = ['HttpOnly', 'SameSite=Strict', ...(this.#secure ? ['Secure'] : [])]
    const age = `Max-Age=${sessionLifetimeMs / 1000}`
    return [`${cookieName}=${text}.${this.#sign(text)}`, `Path=${streamingPath}`, age, ...marks].join('; ')
  }

  /** The session of a Cookie header; null without one that we signed and that still runs. */
  find(header: string | undefined, now: number): StreamSession | null {
    for (const pair of header?.split(';') ?? []) {
      const [name, value] = pair.trim().split('=')
      if (name !== cookieName || value === undefined) continue
      const session = this.#read(value)
      if (session !== null && session.expiresAt > now) return session
    }
    return null
  }

  #read(value: string): StreamSession | null {
    const [, text = '', expiresAt = '', userId = '', id = '', signature = ''] =
      /^((\d{1,15})\.(\d{0,10})\.([\w-]{16}))\.([\w-]{43})$/.exec(value) ?? []
    if (text === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(text)))) return null
    return { id, userId: userId === '' ? null : Number(userId), clientId: null, expiresAt: Number(expiresAt) }
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
