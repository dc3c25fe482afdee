import { opcodes, toClientFrame } from '../load/client-frame.ts'
import type { Dialect, DialectOptions, Feed } from '../load/dialect.ts'
import { payloadBytes, writePayload } from '../load/payload.ts'
import { RawClient } from '../load/raw-client.ts'
import { toTopic } from '../symbols.ts'

/** nchan: a subscriber names its channels in the path; whoever publishes has a WebSocket for each channel. */
export function createNchan({ port, symbols, onUpdate }: DialectOptions): Dialect {
  return {
    path: given => `/sub/${given.map(toTopic).join()}`,
    read(client, bytes, start, end) {
      if (end - start === payloadBytes) onUpdate(client, bytes.readUInt16LE(start), bytes.readUInt32LE(start + 4))
    },
    openFeed: () => openChannels(port, symbols),
  }
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
