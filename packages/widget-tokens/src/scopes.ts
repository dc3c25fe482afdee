export const tokenScopes = ['config:read', 'widgets:read', 'prices:stream'] as const

/** What a token may be used for: the configuration of its namespace, the views of widgets, live prices. */
export type TokenScope = (typeof tokenScopes)[number]

/** Of tokens that name none, as an operator's own issuer may make them: what such a token opened before there were scopes. */
const unnamed: readonly TokenScope[] = ['config:read', 'widgets:read']

export function isTokenScope(text: unknown): text is TokenScope {
  return tokenScopes.some(scope => scope === text)
}

/** The claim `scope`: words with spaces between (RFC 9068). Words of others' are not ours to refuse. */
export function parseScopeClaim(claim: unknown): ReadonlySet<TokenScope> {
  if (claim === undefined) return new Set(unnamed)
  return new Set(typeof claim === 'string' ? claim.split(' ').filter(isTokenScope) : [])
}
