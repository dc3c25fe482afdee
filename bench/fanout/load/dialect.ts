import type { Quote } from './payload.ts'
import type { RawClient } from './raw-client.ts'

/** The publishing side. Several quotes are written, then sent together. */
export interface Feed {
  write(quote: Quote): void
  send(): void
  /** Bytes that the server has not taken yet. */
  readonly waitingBytes: number
  close(): void
}

/** The protocol between one kind of server and its subscribers and publisher. */
export interface Dialect {
  /** Asked before the upgrade, on the same connection, for a cookie. */
  readonly sessionPath?: () => string
  path(symbols: readonly number[]): string
  readonly protocol?: string
  /** Subscribes, where the path has not done so already. */
  opened?(client: RawClient): void
  /** A frame that the server sent. */
  read(client: RawClient, bytes: Buffer, start: number, end: number): void
  openFeed(): Promise<Feed>
}

export interface DialectOptions {
  readonly port: number
  readonly feedPort: number
  readonly symbols: number
  readonly onUpdate: (client: RawClient, symbol: number, sequence: number) => void
}
