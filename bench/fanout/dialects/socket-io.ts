import type { Dialect, DialectOptions } from '../load/dialect.ts'
import { openPayloadFeed } from '../load/feed-socket.ts'
import { payloadBytes } from '../load/payload.ts'

const digit = (value: number) => 0x30 + value

/** Socket.IO on its WebSocket transport: an update is a text frame that names the event, then a binary one. */
export function createSocketIo({ feedPort, onUpdate }: DialectOptions): Dialect {
  return {
    path: () => '/socket.io/?EIO=4&transport=websocket',
    read(client, bytes, start, end) {
      const first = bytes[start]
      if (first === digit(4) && bytes[start + 1] === digit(5)) return
      if (first === digit(0) && bytes[start + 1] === 0x7b) client.sendText('40')
      else if (first === digit(4) && bytes[start + 1] === digit(0))
        client.sendText(`42${JSON.stringify(['watch', client.symbols])}`)
      else if (first === digit(2) && end - start === 1) client.sendText('3')
      else if (end - start === payloadBytes) onUpdate(client, bytes.readUInt16LE(start), bytes.readUInt32LE(start + 4))
    },
    openFeed: () => openPayloadFeed(feedPort),
  }
}
