export const dialectNames = [
  'ours',
  'oursByStream',
  'oursByTwo',
  'broadcast',
  'socketIo',
  'nchan',
  'nchanPost',
  'nats',
  'mqtt',
] as const
export type DialectName = (typeof dialectNames)[number]

export interface LoadOrder {
  readonly dialect: DialectName
  readonly port: number
  readonly feedPort: number
  /** Of the server; null where processor time and memory cannot be read. */
  readonly pid: number | null
  readonly clients: number
  /** Symbols of each client. */
  readonly each: number
  readonly symbols: number
  /** Ticks times their subscribers; 0 for clients that only stay. */
  readonly updatesPerSecond: number
  /** Milliseconds between two sends of the feed. */
  readonly beatMs: number
  readonly warmUpSeconds: number
  readonly seconds: number
  /** A tick that a newer one replaced sooner than this need not be delivered. */
  readonly windowMs: number
  /** A price that arrives later is useless. */
  readonly usefulMs: number
}

export interface LoadResult {
  readonly updatesPerSecond: number
  readonly cpuMsPerSecond: number | null
  readonly ofAll: number
  readonly ofLatest: number
  readonly p50: number | null
  readonly p99: number | null
  /** Of the updates that arrived, those within `usefulMs`. */
  readonly inTime: number | null
  readonly bytesPerUpdate: number
  readonly disorder: number
  /** Ticks that could not be offered because the server did not take them in. */
  readonly notTaken: number
  /** Share of its core that the load generator used. */
  readonly ownShare: number
  /** Resident memory of the server for each connection, before the first tick. */
  readonly idleBytes: number | null
}
