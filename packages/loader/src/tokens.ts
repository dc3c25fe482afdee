import { isTokenFresh } from '@bellwether/domain'

export const gatewayToken = 'apiGatewayToken'

/** The tokens of one load, by name. They leave only as what get() of context answers. */
export type Tokens = Record<string, string | undefined>

/**
 * A JWT with more than 60 s to live, of the usual kind: claims of ASCII hardly ever have a `-` or `_` in base64url, which
 * atob does not read. At anything else the part `tokens` has a closer look.
 */
export function isFresh(token: unknown): token is string {
  try {
    const [, claims = '', ...rest] = (token as string).split('.')
    return rest.length === 1 && isTokenFresh(JSON.parse(atob(claims)).exp, Date.now())
  } catch {
    return false
  }
}

export function toBearer(token: string): string {
  return `Bearer ${token.replace(/^Bearer /i, '')}`
}
