import type { JWTPayload } from 'jose'
import { parseScopeClaim, type TokenScope } from './scopes.ts'

/** What a checked token says. */
export interface WidgetToken {
  /** Whose configurations it opens; `acme.*` for all below. */
  readonly namespaces: readonly string[]
  readonly scopes: ReadonlySet<TokenScope>
  /** Of the pages that may use it; null: any. */
  readonly origins: readonly string[] | null
  /** The client of a namespace it was made for; null for tokens of an operator's issuer and of the demonstration. */
  readonly clientId: string | null
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export function toWidgetToken(claims: JWTPayload): WidgetToken {
  const { namespaces, scope, origins, client_id: clientId, exp = 0 } = claims
  return {
    namespaces: toTexts(namespaces),
    scopes: parseScopeClaim(scope),
    // A claim that is there and no list allows nothing.
    origins: origins === undefined ? null : toTexts(origins),
    clientId: typeof clientId === 'string' ? clientId : null,
    expiresAt: exp * 1000,
  }
}

export function mayRead(namespaces: readonly string[], namespace: string): boolean {
  return namespaces.some(
    pattern => pattern === namespace || (pattern.endsWith('.*') && namespace.startsWith(pattern.slice(0, -1))),
  )
}

function toTexts(claim: unknown): readonly string[] {
  return Array.isArray(claim) ? claim.filter(item => typeof item === 'string') : []
}
