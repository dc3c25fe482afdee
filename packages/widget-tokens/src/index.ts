export * from './errors.ts'
export { allowsOrigin, parseTokenOrigin } from './origin.ts'
export { isTokenScope, type TokenScope, tokenScopes } from './scopes.ts'
export { hashClientSecret } from './secret.ts'
export { allowToken } from './token-preflight.ts'
export type { TokenKeys } from './verify.ts'
export { mayRead, type WidgetToken } from './widget-token.ts'
export {
  type ExchangeOptions,
  type NewClient,
  openWidgetTokens,
  type TokenGrant,
  tokenSeconds,
  type WidgetTokens,
} from './widget-tokens.ts'
