import { opcodes, toClientFrame } from '../load/client-frame.ts'
import type { Dialect, DialectOptions, Feed } from '../load/dialect.ts'
import { openFeedSocket } from '../load/feed-socket.ts'
import { payloadBytes, type Quote, writePayload } from '../load/payload.ts'
import { RawClient } from '../load/raw-client.ts'
import { toTopic } from '../symbols.ts'

/** nchan: a subscriber names its channels in the path; the publisher has a WebSocket per channel. */
export function createNchan(options: DialectOptions): Dialect {
  return { ...subscribers(options), openFeed: () => openChannels(options.port, options.symbols) }
}

/** The same, published to as its manual does: a request for each message, one after the other on a connection that stays. */
export function createNchanPost(options: DialectOptions): Dialect {
  return { ...subscribers(options), openFeed: () => openFeedSocket(options.port, writePost) }
}

function subscribers({ onUpdate }: DialectOptions): Pick<Dialect, 'path' | 'read'> {
  return {
    path: given => `/sub/${given.map(toTopic).join()}`,
    read(client, bytes, start, end) {
      if (end - start === payloadBytes) onUpdate(client, bytes.readUInt16LE(start), bytes.readUInt32LE(start + 4))
    },
  }
}

function writePost(bytes: Buffer, at: number, quote: Quote): number {
  const head = `POST /pub/${toTopic(quote.symbol)} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${payloadBytes}\r\n\r\n`
  return writePayload(bytes, at + bytes.write(head, at, 'latin1'), quote)
}

async function openChannels(port: number, symbols: number): Promise<Feed> {
  const channels: RawClient[] = []
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const dialect: Dialect = {
      path: () => `/pub/${toTopic(symbol)}`,
      read() {},
      openFeed: () => openChannels(port, symbols),
    }
    const channel = new RawClient({ port, index: symbol, symbols: [], dialect, onBytes() {}, onClosed() {} })
    channels.push(channel)
    await channel.opened
  }
  return {
    write(quote) {
      const payload = Buffer.alloc(payloadBytes)
      writePayload(payload, 0, quote)
      channels[quote.symbol]?.sendFrames(toClientFrame(opcodes.binary, payload))
    },
    send() {},
    get waitingBytes() {
      return channels.reduce((sum, channel) => sum + channel.waitingBytes, 0)
    },
    close() {
      for (const channel of channels) channel.destroy()
    },
  }
}
