import type { Dialect, DialectOptions } from '../load/dialect.ts'
import { openPayloadFeed } from '../load/feed-socket.ts'

/** The plain broadcast on `ws`: a frame is a payload. */
export function createBroadcast({ feedPort, onUpdate }: DialectOptions): Dialect {
  return {
    path: symbols => `/?symbols=${symbols.join()}`,
    read: (client, bytes, start) => onUpdate(client, bytes.readUInt16LE(start), bytes.readUInt32LE(start + 4)),
    openFeed: () => openPayloadFeed(feedPort),
  }
}
