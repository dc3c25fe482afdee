export interface GatewayLimits {
  /** Connections of this process; further upgrades are answered with 503. */
  readonly clients: number
  /** Connections from one IPv4 address or IPv6 /64. Offices and mobile networks share one. */
  readonly perAddress: number
  /** Connections of one user, or of one guest session. */
  readonly perUser: number
  /** Symbols per connection, at most `maxSymbolLimit`. */
  readonly symbols: number
  /** Commands and other frames per second from one connection, after a first burst of `burstSeconds` times as many. */
  readonly commands: number
}

export const defaultLimits: GatewayLimits = {
  clients: 20_000,
  perAddress: 200,
  perUser: 20,
  symbols: 100,
  commands: 25,
}

/** Base and short record of every symbol must fit into one message of 65,535 bytes. */
export const maxSymbolLimit = 800

export const burstSeconds = 10

/** Commands refused for their rate before the connection is closed. */
export const toleratedCommands = 100
