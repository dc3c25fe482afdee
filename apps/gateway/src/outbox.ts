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
  recordsIn,
  type TickTable,
} from '@bellwether/wire'
import { type Client, heldWords } from './client.ts'
import { frameRoom, writeFrameHeader } from './frame.ts'

// In the reused buffer a message begins at byte 8, a multiple of its words; the frame's header ends there.
const messageAt = 8
const recordsAt = (messageAt + headerBytes) / 4

export interface OutboxCounts {
  /** Latest values handed to sockets, and ticks left out because a newer one replaced them. */
  updates: number
  conflated: number
  messages: number
  bytes: number
  /** Flushes left out because the socket had not taken the message before. */
  skipped: number
}

/** Everything that is written to sockets. Frames its messages itself: one buffer, one frame, one write a flush. */
export class Outbox {
  readonly counts: OutboxCounts = { updates: 0, conflated: 0, messages: 0, bytes: 0, skipped: 0 }
  readonly #table: TickTable
  readonly #bytes: Buffer
  readonly #words: Int32Array
  readonly #view: DataView

  constructor(table: TickTable, symbols: number) {
    this.#table = table
    const bytes = new ArrayBuffer(messageAt + headerBytes + symbols * maxCopyWords * 4)
    this.#bytes = Buffer.from(bytes)
    this.#words = new Int32Array(bytes)
    this.#view = new DataView(bytes)
  }

  /**
   * The latest of each changed symbol, in one message. Nothing is queued: a client whose socket is still full is passed
   * over, and the answer is false; it gets what is the latest when it has room again.
   */
  flush(client: Client, now: number): boolean {
    const { outlet } = client
    if (outlet.waitingBytes > 0) {
      this.counts.skipped += 1
      return false
    }
    if (!outlet.isOpen) return true
    const areTold = this.#sendNotices(client)
    return this.#sendTicks(client, now) && areTold
  }

  heartbeat(client: Client, heartbeat: Heartbeat, now: number): void {
    const view = createMessage(headerBytes + heartbeatBytes)
    this.#sendWhole(client, view, encodeHeartbeat(view, frameRoom, nextNumber(client), heartbeat))
    client.sentAt = now
  }

  goodbye(client: Client, reason: GoodbyeReason, spreadMs: number): void {
    const view = createMessage(headerBytes + goodbyeBytes)
    this.#sendWhole(client, view, encodeGoodbye(view, frameRoom, nextNumber(client), reason, spreadMs))
  }

  // These answer whether nothing waits afterwards.

  #sendTicks(client: Client, now: number): boolean {
    const { held } = client
    const end = client.count * heldWords
    const { versions } = this.#table
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
    if (records === 0) return true
    this.counts.updates += updates
    this.counts.conflated += conflated
    encodeHeader(this.#view, messageAt, 'ticks', records, nextNumber(client))
    client.sentAt = now
    const to = at * 4
    return this.#write(client, this.#bytes, writeFrameHeader(this.#bytes, messageAt, to - messageAt), to)
  }

  #sendNotices(client: Client): boolean {
    const { announced, refused } = client
    if (announced.length === 0 && refused.length === 0) return true
    if (announced.length > 0) {
      const view = createMessage(headerBytes + announced.length * entryBytes)
      this.#sendWhole(client, view, encodeSymbols(view, frameRoom, nextNumber(client), announced))
    }
    if (refused.length > 0) {
      const view = createMessage(headerBytes + refused.length * entryBytes)
      this.#sendWhole(client, view, encodeRefusals(view, frameRoom, nextNumber(client), refused))
    }
    client.clearNotices()
    return client.outlet.waitingBytes === 0
  }

  /** A message of its own buffer, which begins after the room for its frame. */
  #sendWhole(client: Client, view: DataView, length: number): void {
    const bytes = Buffer.from(view.buffer)
    this.#write(client, bytes, writeFrameHeader(bytes, frameRoom, length), bytes.length)
  }

  #write(client: Client, bytes: Buffer, from: number, to: number): boolean {
    this.counts.messages += 1
    this.counts.bytes += to - from
    return client.outlet.write(bytes, from, to)
  }
}

function createMessage(length: number): DataView<ArrayBuffer> {
  return new DataView(new ArrayBuffer(frameRoom + length))
}

/** Messages are numbered from 1; after 2^32 - 1 comes 0. */
function nextNumber(client: Client): number {
  client.number = (client.number + 1) >>> 0
  return client.number
}
