export { type Clock, systemClock } from './clock.ts'
export {
  DrainingError,
  ForeignOriginError,
  GatewayError,
  GatewayFullError,
  NoSessionError,
  TokenRefusedError,
  UnknownSocketError,
} from './errors.ts'
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts'
export type { GatewayStats } from './gateway-stats.ts'
export { defaultLimits, type GatewayLimits, maxSymbolLimit } from './limits.ts'
export { streamingPath } from './session-cookie.ts'
export { sessionLifetimeMs } from './stream-session.ts'
