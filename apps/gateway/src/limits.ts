export interface GatewayLimits {
  /** Connections of this process; beyond it an upgrade is answered with 503. */
  readonly clients: number
  /** Connections from one address. Offices and mobile networks share one. */
  readonly perAddress: number
  /** Connections of one person, or of one session of a guest. */
  readonly perUser: number
  /** Symbols of one connection, at most `maxSymbolLimit`. */
  readonly symbols: number
  /** Commands a second of one connection, after a first burst of `burstSeconds` times as many. */
  readonly commands: number
}

export const defaultLimits: GatewayLimits = {
  clients: 20_000,
  perAddress: 200,
  perUser: 20,
  symbols: 100,
  commands: 25,
}

/** So that base and short record of every symbol fit into one message of 65,535 bytes. */
export const maxSymbolLimit = 800

export const burstSeconds = 10

/** Commands refused for their rate before the connection is closed. */
export const toleratedCommands = 100
