import { isTokenFresh } from '@bellwether/domain'
import { decodeJwt } from './jwt.ts'

export const gatewayToken = 'apiGatewayToken'

/** The tokens of one load, by name. They leave only as what get() of context answers. */
export type Tokens = Record<string, string | undefined>

/** Others than the gateway token may be opaque: nobody can tell when such a one ends. */
export function isUsable(name: string, token: unknown): token is string {
  const claims = decodeJwt(token)
  return claims ? isTokenFresh(Number(claims.exp), Date.now()) : Boolean(token) && name !== gatewayToken
}

export function toBearer(token: string): string {
  return `Bearer ${token.replace(/^Bearer /i, '')}`
}
