import type { MarketCode } from '@bellwether/domain'
import {
  encodeGoodbye,
  encodeHeader,
  encodeHeartbeat,
  encodeRefusals,
  encodeSymbols,
  type GoodbyeReason,
  headerBytes,
  isCommand,
  maxCopyWords,
  parseCommand,
  type RefusalReason,
  recordsIn,
  type Tick,
  TickTable,
} from '@bellwether/wire'
import { FakeSocket } from './fake-socket.ts'

interface Held {
  version: number
}

/** One connection as the server sees it. What it writes waits in `outbox` until it is delivered. */
export class FakeConnection {
  readonly socket: FakeSocket
  readonly outbox: ArrayBuffer[] = []
  readonly subscribed = new Map<MarketCode, Held>()
  /** What this server knows. */
  readonly table: TickTable
  readonly #server: FakeServer
  readonly #view = new DataView(new ArrayBuffer(1024))
  #number = 0

  constructor(server: FakeServer, socket: FakeSocket) {
    this.#server = server
    this.table = server.table
    this.socket = socket
    socket.onCommand = text => this.#obey(text)
  }

  accept(): void {
    this.heartbeat()
    this.socket.open()
  }

  heartbeat(busLost = false, withinMs = 5_000): void {
    this.#number += 1
    this.#write(encodeHeartbeat(this.#view, 0, this.#number, { time: 1_800_000_000_000, withinMs, busLost }))
  }

  goodbye(reason: GoodbyeReason, spreadMs: number): void {
    this.#number += 1
    this.#write(encodeGoodbye(this.#view, 0, this.#number, reason, spreadMs))
  }

  /** Everything the client lacks, in one message. */
  flush(): void {
    const { table } = this
    const words = new Int32Array(maxCopyWords * this.subscribed.size)
    let length = 0
    let records = 0
    for (const [marketCode, held] of this.subscribed) {
      const id = this.#server.idOf(marketCode)
      const version = table.versions[id] ?? 0
      if (version === held.version) continue
      const copied = table.copy(id, held.version, words, length)
      length += copied
      records += recordsIn(copied)
      held.version = version
    }
    if (records === 0) return
    this.#number += 1
    const message = new ArrayBuffer(headerBytes + length * 4)
    encodeHeader(new DataView(message), 0, 'ticks', records, this.#number)
    new Uint8Array(message, headerBytes).set(new Uint8Array(words.buffer, 0, length * 4))
    this.outbox.push(message)
  }

  /** Delivers what was written. */
  deliver(): void {
    for (const message of this.outbox.splice(0)) this.socket.receive(message)
  }

  #obey(text: string): void {
    const command = parseCommand(text)
    if (!isCommand(command)) throw new Error(`The page sent "${text}".`)
    const { verb, marketCode } = command
    if (this.#server.rateLimited) this.#refuse('RATE_LIMIT', marketCode)
    else if (verb === 'UNSUB') this.subscribed.delete(marketCode)
    else if (this.#server.unknown.has(marketCode)) this.#refuse('UNKNOWN_SYMBOL', marketCode)
    else if (!this.subscribed.has(marketCode)) {
      this.subscribed.set(marketCode, { version: 0 })
      this.#number += 1
      this.#write(encodeSymbols(this.#view, 0, this.#number, [{ id: this.#server.idOf(marketCode), marketCode }]))
    }
  }

  #refuse(reason: RefusalReason, marketCode: MarketCode): void {
    this.#number += 1
    this.#write(encodeRefusals(this.#view, 0, this.#number, [{ reason, marketCode }]))
  }

  #write(length: number): void {
    this.outbox.push(this.#view.buffer.slice(0, length) as ArrayBuffer)
  }
}

/** Answers the two calls and speaks the real wire protocol; a price equals its position in the order of ticks. */
export class FakeServer {
  /** Of the node that takes the next connection. */
  table = new TickTable(64)
  readonly unknown = new Set<MarketCode>()
  readonly connections: FakeConnection[] = []
  readonly calls: string[] = []
  /** Status of the next responses; 0 is a network error. */
  status = 200
  rateLimited = false
  /** False: a socket stays connecting until the test accepts or ends it. */
  accepting = true
  endpoint = '/streaming'
  /** Replaces the response with endpoint and token. */
  answer: string | null = null
  epoch = 1
  readonly #ids = new Map<MarketCode, number>()
  readonly #sequences = new Map<MarketCode, number>()

  /** The connection opened last. */
  get latest(): FakeConnection {
    const connection = this.connections.at(-1)
    if (!connection) throw new Error('no connection was opened')
    return connection
  }

  idOf(marketCode: MarketCode): number {
    const id = this.#ids.get(marketCode) ?? this.#ids.size
    this.#ids.set(marketCode, id)
    return id
  }

  /** The feed restarts and counts from the beginning. */
  restartFeed(): void {
    this.epoch += 1
    this.#sequences.clear()
  }

  publish(marketCode: MarketCode, changes: Partial<Tick> = {}): Tick {
    const sequence = (this.#sequences.get(marketCode) ?? 0) + 1
    this.#sequences.set(marketCode, sequence)
    const price = this.epoch * 1_000_000 + sequence
    const tick: Tick = {
      marketCode,
      epoch: this.epoch,
      sequence,
      time: 1_800_000_000_000 + sequence,
      state: 'LIVE',
      unit: 'GBX',
      scale: 2,
      price,
      bid: price - 50,
      ask: price + 50,
      previousClose: 128_450,
      ...changes,
    }
    this.table.set(this.idOf(marketCode), tick)
    return tick
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    this.calls.push(`${init.method ?? 'GET'} ${address} ${init.credentials}`)
    if (this.status === 0) throw new TypeError('Failed to fetch')
    if (this.status !== 200) return new Response(null, { status: this.status })
    if (!address.endsWith('/init-streaming')) return new Response(null, { status: 204 })
    if (this.answer !== null) return new Response(this.answer)
    return Response.json({ success: true, data: { endpoint: this.endpoint, token: 'token/1' } })
  }

  readonly openSocket = (address: string): FakeSocket => {
    const socket = new FakeSocket(address)
    const connection = new FakeConnection(this, socket)
    this.connections.push(connection)
    if (this.accepting) queueMicrotask(() => connection.accept())
    return socket
  }
}
