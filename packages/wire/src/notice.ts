/** In the order of their numbers on the wire, which start at 1. */
export const goodbyeReasons = ['DRAINING', 'SESSION_ENDED'] as const
export type GoodbyeReason = (typeof goodbyeReasons)[number]

/** In the order of their numbers on the wire, which start at 1. */
export const refusalReasons = [
  'BAD_COMMAND',
  'UNKNOWN_SYMBOL',
  'NOT_STREAMABLE',
  'SYMBOL_LIMIT',
  'RATE_LIMIT',
  'NOT_ENTITLED',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export interface Heartbeat {
  /** The server's clock, ms since 1970. */
  readonly time: number
  /** The next message follows within this many ms. */
  readonly withinMs: number
  /** The server cannot reach the price bus: silence does not mean that prices are unchanged. */
  readonly busLost: boolean
}
