import { randomBytes } from 'node:crypto'
import { getMarketCode } from '@bellwether/domain'
import { encodeParcel } from '@bellwether/wire'
import {
  entryBytes,
  fullBytes,
  headerBytes,
  marks,
  messageTypes,
  shortBytes,
} from '../../../packages/wire/src/layout.ts'
import { opcodes, toClientFrame } from '../load/client-frame.ts'
import type { Dialect, DialectOptions } from '../load/dialect.ts'
import { openFeedSocket } from '../load/feed-socket.ts'
import { toCode, toSymbol } from '../symbols.ts'

const epoch = 1
const previousClose = 100_000

/**
 * Our gateway. Reads the wire without checking it, and relies on a property of a single gateway: all clients have
 * the same ids and bases, so that one copy is enough.
 */
export function createOurs({ feedPort, symbols, onUpdate }: DialectOptions): Dialect {
  const codes = Array.from({ length: symbols }, (_, symbol) => getMarketCode(toCode(symbol)))
  const subscribe = codes.map(code => toClientFrame(opcodes.text, Buffer.from(`SUB ${code}`)))
  const symbolOf = new Int32Array(65_536).fill(-1)
  /** Sequence of the base, by id and generation. */
  const bases = new Uint32Array(65_536 * 256)
  return {
    sessionPath: () => `/streaming/session/create?sessionId=${randomBytes(32).toString('base64url')}`,
    path: () => '/streaming/ws',
    opened(client) {
      client.sendFrames(Buffer.concat(client.symbols.map(symbol => subscribe[symbol] ?? Buffer.alloc(0))))
    },
    read(client, bytes, start, end) {
      const type = bytes[start + 1]
      if (type === messageTypes.symbols) {
        for (let at = start + headerBytes; at < end; at += entryBytes) {
          symbolOf[bytes.readUInt16LE(at)] = toSymbol(bytes.toString('latin1', at + 4, at + 4 + (bytes[at + 2] ?? 0)))
        }
      }
      if (type !== messageTypes.ticks) return
      for (let at = start + headerBytes; at < end; ) {
        const id = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
        const base = (id << 8) | (bytes[at + 2] ?? 0)
        if (((bytes[at + 3] ?? 0) & marks.full) !== 0) {
          const sequence = bytes.readUInt32LE(at + 16)
          bases[base] = sequence
          at += fullBytes
          // A base followed by a short record of the same symbol is not an update of its own.
          if (at < end && bytes.readUInt16LE(at) === id && ((bytes[at + 3] ?? 0) & marks.full) === 0) continue
          onUpdate(client, symbolOf[id] ?? -1, sequence)
        } else {
          const offset = (bytes[at + 4] ?? 0) | ((bytes[at + 5] ?? 0) << 8)
          onUpdate(client, symbolOf[id] ?? -1, (bases[base] ?? 0) + offset)
          at += shortBytes
        }
      }
    },
    openFeed: () =>
      openFeedSocket(feedPort, (bytes, at, { symbol, sequence, price }) => {
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        const marketCode = codes[symbol]
        if (marketCode === undefined) throw new Error(`There is no symbol ${symbol}`)
        const tick = {
          marketCode,
          epoch,
          sequence,
          time: Date.now(),
          state: 'LIVE' as const,
          unit: 'GBX',
          scale: 2,
          price,
          bid: price - 5,
          ask: price + 5,
          previousClose,
        }
        return at + encodeParcel(view, at, tick)
      }),
  }
}
