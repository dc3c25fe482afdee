import { opcodes } from '../load/client-frame.ts'
import type { Dialect, DialectOptions } from '../load/dialect.ts'
import { openFeedSocket } from '../load/feed-socket.ts'
import { payloadBytes, writePayload } from '../load/payload.ts'
import { readPackets } from '../load/stream-reader.ts'
import { toTopic } from '../symbols.ts'

const packets = { connect: 0x10, publish: 0x30, subscribe: 0x82 }

/** MQTT 3.1.1, quality of service 0, in WebSocket frames for subscribers and on a bare connection for the publisher. */
export function createMqtt({ feedPort, onUpdate }: DialectOptions): Dialect {
  return {
    path: () => '/mqtt',
    protocol: 'mqtt',
    opened(client) {
      const topics = client.symbols.map(symbol => Buffer.concat([toText(toTopic(symbol)), Buffer.of(0)]))
      client.send(opcodes.binary, toConnect(`c${client.index}`))
      client.send(opcodes.binary, toPacket(packets.subscribe, Buffer.concat([Buffer.of(0, 1), ...topics])))
    },
    read: (client, chunk, start, stop) =>
      readPackets(client, chunk, start, stop, (_client, bytes, at, end) => {
        // No packet that is sent to us is longer than two bytes of length can say.
        const first = bytes[at + 1] ?? 0x80
        const isLong = (first & 0x80) !== 0
        if (at + (isLong ? 3 : 2) > end) return -1
        const begin = at + (isLong ? 3 : 2)
        const next = begin + (first & 0x7f) + (isLong ? (bytes[at + 2] ?? 0) << 7 : 0)
        if (next > end) return -1
        if ((bytes[at] ?? 0) >> 4 === 3) {
          const payload = next - payloadBytes
          onUpdate(client, bytes.readUInt16LE(payload), bytes.readUInt32LE(payload + 4))
        }
        return next
      }),
    openFeed: () =>
      openFeedSocket(
        feedPort,
        (bytes, at, quote) => {
          const topic = toTopic(quote.symbol)
          bytes[at] = packets.publish
          bytes[at + 1] = 2 + topic.length + payloadBytes
          bytes.writeUInt16BE(topic.length, at + 2)
          bytes.write(topic, at + 4, 'latin1')
          return writePayload(bytes, at + 4 + topic.length, quote)
        },
        toConnect('feed'),
      ),
  }
}

function toText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0, text.length), Buffer.from(text)])
}

/** Clean session, no keep-alive. */
function toConnect(id: string): Buffer {
  return toPacket(packets.connect, Buffer.concat([toText('MQTT'), Buffer.of(4, 2, 0, 0), toText(id)]))
}

function toPacket(type: number, body: Buffer): Buffer {
  const { length } = body
  return Buffer.concat([
    length < 128 ? Buffer.of(type, length) : Buffer.of(type, 0x80 | (length & 0x7f), length >> 7),
    body,
  ])
}
