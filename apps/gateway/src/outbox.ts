import {
  encodeGoodbye,
  encodeHeader,
  encodeHeartbeat,
  encodeRefusals,
  encodeSymbols,
  entryBytes,
  type GoodbyeReason,
  goodbyeBytes,
  type Heartbeat,
  headerBytes,
  heartbeatBytes,
  maxCopyWords,
  maxMessageBytes,
  recordsIn,
  type TickTable,
} from '@bellwether/wire'
import { type Client, heldWords } from './client.ts'
import { frameHeaderBytes, writeFrameHeader } from './frame.ts'
import type { Outlet } from './outlet.ts'

/** Frames are gathered up to this size before they are written: well within the processor's cache. */
const batchBytes = 128 * 1024
const maxFrames = 2048
/** Entries of one message of symbols or refusals. */
const maxEntries = Math.floor((maxMessageBytes - headerBytes) / entryBytes)

export interface OutboxCounts {
  /** Latest values written to sockets, and ticks skipped because a newer one replaced them. */
  updates: number
  conflated: number
  messages: number
  bytes: number
  /** Flushes skipped because the socket had not taken the previous message. */
  skipped: number
}

/**
 * Everything that is written to sockets. Messages are framed here: one buffer, one frame, one write per flush. Frames of many
 * clients are gathered first and written afterwards, because the data of gathering stays in the cache until the kernel runs
 * (decision 023).
 */
export class Outbox {
  readonly counts: OutboxCounts = { updates: 0, conflated: 0, messages: 0, bytes: 0, skipped: 0 }
  readonly #table: TickTable
  readonly #bytes: Buffer
  readonly #words: Int32Array
  readonly #view: DataView
  /** Gathered frames: their outlets, starts and ends. */
  readonly #outlets: (Outlet | null)[] = new Array(maxFrames).fill(null)
  readonly #starts = new Int32Array(maxFrames)
  readonly #ends = new Int32Array(maxFrames)
  #frames = 0
  /** Words of the buffer in use. */
  #end = 0
  /** Clients skipped since the last `send`. */
  #left = 0

  constructor(table: TickTable, symbols: number) {
    this.#table = table
    const bytes = new ArrayBuffer(batchBytes + frameHeaderBytes + headerBytes + symbols * maxCopyWords * 4)
    this.#bytes = Buffer.from(bytes)
    this.#words = new Int32Array(bytes)
    this.#view = new DataView(bytes)
  }

  /**
   * Gathers the latest of each changed symbol into one message, which `send` writes. Nothing is queued: a client whose socket is
   * still full is skipped and the answer is false; it gets what is then the latest once its socket has drained.
   */
  gather(client: Client): boolean {
    if (!this.#hasNews(client)) return true
    const { outlet } = client
    if (outlet.waitingBytes > 0) {
      this.counts.skipped += 1
      return false
    }
    if (!outlet.isOpen) return true
    if (!this.#sendNotices(client)) return false
    this.#gatherTicks(client)
    return true
  }

  #hasNews({ held, count, announced, refused }: Client): boolean {
    const { versions } = this.#table
    for (let i = 0; i < count * heldWords; i += heldWords) if (versions[held[i] as number] !== held[i + 1]) return true
    return announced.length > 0 || refused.length > 0
  }

  /** Writes what was gathered; returns how many clients have some of it waiting. */
  send(): number {
    for (let i = 0; i < this.#frames; i += 1) {
      const outlet = this.#outlets[i] as Outlet
      this.#outlets[i] = null
      if (!this.#write(outlet, this.#bytes, this.#starts[i] as number, this.#ends[i] as number)) this.#left += 1
    }
    this.#frames = 0
    this.#end = 0
    const left = this.#left
    this.#left = 0
    return left
  }

  heartbeat(client: Client, heartbeat: Heartbeat): void {
    const view = createMessage(headerBytes + heartbeatBytes)
    this.#sendWhole(client, view, encodeHeartbeat(view, frameHeaderBytes, nextNumber(client), heartbeat))
  }

  goodbye(client: Client, reason: GoodbyeReason, spreadMs: number): void {
    const view = createMessage(headerBytes + goodbyeBytes)
    this.#sendWhole(client, view, encodeGoodbye(view, frameHeaderBytes, nextNumber(client), reason, spreadMs))
  }

  #gatherTicks(client: Client): void {
    const { held } = client
    const end = client.count * heldWords
    const { versions } = this.#table
    const messageAt = this.#end * 4 + frameHeaderBytes
    const recordsAt = (messageAt + headerBytes) / 4
    let at = recordsAt
    let records = 0
    let updates = 0
    let conflated = 0
    for (let i = 0; i < end; i += heldWords) {
      const id = held[i] as number
      const version = versions[id] as number
      const sent = held[i + 1] as number
      if (version === sent) continue
      const written = this.#table.copy(id, sent, this.#words, at)
      at += written
      records += recordsIn(written)
      updates += 1
      if (sent !== 0) conflated += version - sent - 1
      held[i + 1] = version
    }
    if (records === 0) return
    this.counts.updates += updates
    this.counts.conflated += conflated
    encodeHeader(this.#view, messageAt, 'ticks', records, nextNumber(client))
    this.#outlets[this.#frames] = client.outlet
    this.#starts[this.#frames] = writeFrameHeader(this.#bytes, messageAt, at * 4 - messageAt)
    this.#ends[this.#frames] = at * 4
    this.#frames += 1
    this.#end = at
    if (at * 4 >= batchBytes || this.#frames === maxFrames) this.#left = this.send()
  }

  /** In messages of at most 64 KB, for as long as the socket takes them. Answers whether nothing waits afterwards. */
  #sendNotices(client: Client): boolean {
    while (client.announced.length > 0 && client.outlet.waitingBytes === 0) {
      const announced = client.takeAnnounced(maxEntries)
      const view = createMessage(headerBytes + announced.length * entryBytes)
      this.#sendWhole(client, view, encodeSymbols(view, frameHeaderBytes, nextNumber(client), announced))
    }
    while (client.refused.length > 0 && client.outlet.waitingBytes === 0) {
      const refused = client.takeRefused(maxEntries)
      const view = createMessage(headerBytes + refused.length * entryBytes)
      this.#sendWhole(client, view, encodeRefusals(view, frameHeaderBytes, nextNumber(client), refused))
    }
    return client.outlet.waitingBytes === 0
  }

  /** A message in its own buffer, after the bytes reserved for the frame header. */
  #sendWhole(client: Client, view: DataView, length: number): void {
    const bytes = Buffer.from(view.buffer)
    this.#write(client.outlet, bytes, writeFrameHeader(bytes, frameHeaderBytes, length), bytes.length)
  }

  #write(outlet: Outlet, bytes: Buffer, from: number, to: number): boolean {
    this.counts.messages += 1
    this.counts.bytes += to - from
    return outlet.write(bytes, from, to)
  }
}

function createMessage(length: number): DataView<ArrayBuffer> {
  return new DataView(new ArrayBuffer(frameHeaderBytes + length))
}

/** Messages are numbered from 1; after 2^32 - 1 comes 0. */
function nextNumber(client: Client): number {
  client.number = (client.number + 1) >>> 0
  return client.number
}
