import { parseNextPath } from '@bellwether/domain'

/** What a login under way needs again when the provider sends the browser back. Lives in a cookie of that browser. */
export interface PendingLogin {
  readonly state: string
  readonly nonce: string
  /** PKCE's secret: only who has it can spend the code. */
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
