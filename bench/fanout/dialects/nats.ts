import { opcodes } from '../load/client-frame.ts'
import type { Dialect, DialectOptions } from '../load/dialect.ts'
import { openFeedSocket } from '../load/feed-socket.ts'
import { payloadBytes, writePayload } from '../load/payload.ts'
import { readPackets } from '../load/stream-reader.ts'
import { toTopic } from '../symbols.ts'

const lineFeed = 0x0a
const letterM = 0x4d
const letterP = 0x50
const hello = 'CONNECT {"verbose":false,"pedantic":false,"lang":"bench","version":"1","protocol":0}\r\n'

/** The NATS protocol, in WebSocket frames for subscribers and on a bare connection for the publisher. */
export function createNats({ feedPort, onUpdate }: DialectOptions): Dialect {
  return {
    path: () => '/',
    opened(client) {
      const subscriptions = client.symbols.map((symbol, i) => `SUB ${toTopic(symbol)} ${i + 1}\r\n`)
      client.send(opcodes.binary, Buffer.from(hello + subscriptions.join('')))
    },
    read: (client, chunk, start, stop) =>
      readPackets(client, chunk, start, stop, (_client, bytes, at, end) => {
        const line = bytes.indexOf(lineFeed, at)
        if (line < 0 || line >= end) return -1
        if (bytes[at] === letterP && bytes[at + 1] === 0x49) client.send(opcodes.binary, Buffer.from('PONG\r\n'))
        if (bytes[at] !== letterM) return line + 1
        const next = line + 1 + payloadBytes + 2
        if (next > end) return -1
        onUpdate(client, bytes.readUInt16LE(line + 1), bytes.readUInt32LE(line + 5))
        return next
      }),
    openFeed: () =>
      openFeedSocket(
        feedPort,
        (bytes, at, quote) => {
          const begin = at + bytes.write(`PUB ${toTopic(quote.symbol)} ${payloadBytes}\r\n`, at, 'latin1')
          const end = writePayload(bytes, begin, quote)
          return end + bytes.write('\r\n', end, 'latin1')
        },
        Buffer.from(hello),
      ),
  }
}
