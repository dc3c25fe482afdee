import { parseNextPath } from '@bellwether/domain'

/** The state of a login in progress, kept in a cookie until the provider redirects back. */
export interface PendingLogin {
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier, without which the code cannot be redeemed. */
  readonly verifier: string
  readonly next: string | null
}

const word = /^[A-Za-z0-9_-]{43}$/

export function formatPending({ state, nonce, verifier, next }: PendingLogin): string {
  return [state, nonce, verifier, Buffer.from(next ?? '').toString('base64url')].join('.')
}

export function parsePending(text: string | undefined): PendingLogin | null {
  const [state = '', nonce = '', verifier = '', next, ...more] = text?.split('.') ?? []
  if (next === undefined || more.length > 0 || ![state, nonce, verifier].every(part => word.test(part))) return null
  return { state, nonce, verifier, next: parseNextPath(Buffer.from(next, 'base64url').toString()) }
}
