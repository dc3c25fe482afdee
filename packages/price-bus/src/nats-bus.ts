import type { MarketCode } from '@bellwether/domain'
import { decodeParcels, encodeParcel, parcelBytes, type Tick, type WireFault } from '@bellwether/wire'
import { connect, createInbox, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { LocalControl, parseControl } from './control-channel.ts'
import { BusControlError, BusParcelError, BusTroubleError, BusUnreachableError } from './errors.ts'
import { parseNatsAddress } from './nats-address.ts'
import { decodeQuestion, encodeQuestion, natsSubjects, tickSubject } from './nats-subjects.ts'
import { PriceBoard } from './price-board.ts'
import type { BusOptions, PriceBus } from './price-bus.ts'
import { PublishWindow } from './publish-window.ts'

export interface NatsBusOptions extends BusOptions {
  /** As `parseNatsAddress` reads it. */
  readonly url: string
  /** Shown in the server's connection list. */
  readonly name?: string
  /** How long `latest` waits for a feed to respond. */
  readonly latestTimeoutMs?: number
}

/** Symbols per request; the response has 92 bytes for each, far below a server's usual limit of 1 MB. */
const questionSize = 500

/**
 * The bus between processes, on plain NATS without JetStream (decision 022). One NATS subscription per symbol watched
 * here; the processes that publish a symbol respond with its latest tick.
 */
export async function createNatsBus(options: NatsBusOptions): Promise<PriceBus> {
  const connection = await open(options)
  return new NatsBus(connection, options)
}

class NatsBus implements PriceBus {
  connected = true
  readonly board: PriceBoard
  readonly control: LocalControl
  readonly #connection: NatsConnection
  readonly #options: NatsBusOptions
  readonly #window: PublishWindow
  readonly #subscriptions = new Map<MarketCode, Subscription>()
  /** Symbols to request when the current call is over, all in one request. */
  readonly #unasked = new Set<MarketCode>()
  readonly #inbox = createInbox()
  /** Whether anything was published here, so that this process responds to requests. */
  #publishes = false
  #closed = false

  constructor(connection: NatsConnection, options: NatsBusOptions) {
    this.#connection = connection
    this.#options = options
    this.board = new PriceBoard(
      { watch: code => this.#watch(code), unwatch: code => this.#unwatch(code) },
      options.onError,
    )
    this.control = new LocalControl(
      message => connection.publish(natsSubjects.control, JSON.stringify(message)),
      options.onError,
    )
    this.#window = new PublishWindow({
      send: code => this.#send(code),
      flush: () => connection.flush(),
    })
    const callback = (error: Error | null, message: Msg) => this.#receive(error, message)
    connection.subscribe(this.#inbox, { callback })
    connection.subscribe(natsSubjects.hello, { callback: () => this.#askForAll() })
    connection.subscribe(natsSubjects.control, { callback: (error, message) => this.#receiveControl(error, message) })
    void this.#follow()
  }

  publish(tick: Tick): boolean {
    if (!this.board.publish(tick)) return false
    if (!this.#publishes) {
      this.#publishes = true
      this.#connection.subscribe(natsSubjects.last, { callback: (error, message) => this.#answer(error, message) })
    }
    // Published while disconnected, ticks would pile up in the client; #return catches up instead.
    if (this.connected) this.#window.offer(tick.marketCode)
    return true
  }

  async latest(marketCode: MarketCode): Promise<Tick | null> {
    this.board.assertOpen()
    const known = this.board.latest(marketCode)
    if (known !== null) return known
    try {
      const timeout = this.#options.latestTimeoutMs ?? 1000
      const answer = await this.#connection.request(natsSubjects.last, encodeQuestion([marketCode]), { timeout })
      return this.#read(answer).find(tick => tick.marketCode === marketCode) ?? null
    } catch {
      // No publisher, no response in time, or no server: in each case the latest tick is unknown.
      return null
    }
  }

  stats() {
    return { watched: this.board.watched, known: this.board.known, waiting: this.#window.waiting }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.connected = false
    this.board.close()
    this.control.close()
    await this.#connection.close()
  }

  #watch(marketCode: MarketCode): void {
    const callback = (error: Error | null, message: Msg) => this.#receive(error, message)
    this.#subscriptions.set(marketCode, this.#connection.subscribe(tickSubject(marketCode), { callback }))
    this.#ask([marketCode])
  }

  #unwatch(marketCode: MarketCode): void {
    this.#unasked.delete(marketCode)
    if (!this.#closed) this.#subscriptions.get(marketCode)?.unsubscribe()
    this.#subscriptions.delete(marketCode)
  }

  #send(marketCode: MarketCode): void {
    const tick = this.board.latest(marketCode)
    if (tick !== null) this.#connection.publish(tickSubject(marketCode), toBytes([tick]))
  }

  #receive(error: Error | null, message: Msg): void {
    if (error !== null) {
      this.#options.onError(new BusTroubleError(error))
      return
    }
    // The server's "no responders" message is empty and so holds no tick.
    this.#report(message, this.board.take(toView(message)))
  }

  #receiveControl(error: Error | null, message: Msg): void {
    if (error !== null) {
      this.#options.onError(new BusTroubleError(error))
      return
    }
    const control = parseControl(message.string())
    if (control === null) this.#options.onError(new BusControlError(message.subject))
    else this.control.receive(control)
  }

  #read(message: Msg): Tick[] {
    const ticks: Tick[] = []
    this.#report(
      message,
      decodeParcels(toView(message), tick => ticks.push(tick)),
    )
    return ticks
  }

  #report({ subject }: Msg, fault: WireFault | null): void {
    if (fault !== null) this.#options.onError(new BusParcelError(subject, fault))
  }

  #ask(marketCodes: readonly MarketCode[]): void {
    if (this.#unasked.size === 0) queueMicrotask(() => this.#askNow())
    for (const marketCode of marketCodes) this.#unasked.add(marketCode)
  }

  #askNow(): void {
    const codes = [...this.#unasked]
    this.#unasked.clear()
    // While disconnected the request would be lost; #return requests everything.
    if (!this.connected) return
    for (let from = 0; from < codes.length; from += questionSize) {
      const question = encodeQuestion(codes.slice(from, from + questionSize))
      this.#connection.publish(natsSubjects.last, question, { reply: this.#inbox })
    }
  }

  #askForAll(): void {
    this.#ask(this.board.watchedCodes())
  }

  #answer(error: Error | null, message: Msg): void {
    if (error !== null) {
      this.#options.onError(new BusTroubleError(error))
      return
    }
    const ticks = decodeQuestion(message.string())
      .filter(marketCode => this.board.isPublished(marketCode))
      .map(marketCode => this.board.latest(marketCode))
      .filter(tick => tick !== null)
    if (ticks.length > 0) message.respond(toBytes(ticks))
  }

  async #follow(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (status.type === 'disconnect') this.#leave()
      else if (status.type === 'reconnect') this.#return()
      else if (status.type === 'error') this.#options.onError(new BusTroubleError(status.error))
    }
    this.#leave()
    const reason = await this.#connection.closed()
    if (reason instanceof Error && !this.#closed) this.#options.onError(new BusTroubleError(reason))
  }

  #leave(): void {
    this.connected = false
    this.#window.reset()
  }

  /** Catches up on both sides: requests what is watched here, and has others request what is published here. */
  #return(): void {
    if (this.#closed) return
    this.connected = true
    this.#askForAll()
    if (this.#publishes) this.#connection.publish(natsSubjects.hello)
  }
}

async function open({ url, name }: NatsBusOptions): Promise<NatsConnection> {
  const { servers, tls, ...credentials } = parseNatsAddress(url)
  try {
    return await connect({
      servers: [...servers],
      ...credentials,
      ...(tls ? { tls: {} } : {}),
      ...(name === undefined ? {} : { name }),
      // Subscribers in this process are notified by publish itself.
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      // A server that hangs without closing is noticed within 15 s.
      pingInterval: 5000,
      maxPingOut: 2,
    })
  } catch (cause) {
    throw new BusUnreachableError(servers, cause)
  }
}

function toView({ data }: Msg): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function toBytes(ticks: readonly Tick[]): Uint8Array {
  const bytes = new Uint8Array(ticks.length * parcelBytes)
  const view = new DataView(bytes.buffer)
  ticks.forEach((tick, i) => {
    encodeParcel(view, i * parcelBytes, tick)
  })
  return bytes
}
