import type { Socket } from 'node:net'
import type { PriceBus, Subscription } from '@bellwether/price-bus'
import type { GoodbyeReason } from '@bellwether/wire'
import type { RawData, WebSocket } from 'ws'
import { Client } from './client.ts'
import { ClientList } from './client-list.ts'
import { type Close, closes } from './closes.ts'
import { FlushLoop } from './flush-loop.ts'
import type { GatewayLimits } from './limits.ts'
import { ListedLookup, type ListedLookupOptions } from './listed-lookup.ts'
import { livenessAction, pingMs, promisedMs, startRounds } from './liveness.ts'
import { Outbox } from './outbox.ts'
import type { StreamSession } from './session-cookie.ts'
import { Subscriptions } from './subscriptions.ts'
import { Tally } from './tally.ts'

export interface HubOptions {
  readonly bus: Pick<PriceBus, 'board' | 'connected'>
  readonly limits: GatewayLimits
  readonly findListed: ListedLookupOptions['find']
  readonly onError: (error: unknown) => void
  readonly now: () => number
}

export interface GatewayStats {
  readonly clients: number
  readonly subscriptions: number
  readonly symbols: number
  readonly updatesIn: number
  readonly updatesOut: number
  readonly conflated: number
  readonly skipped: number
  readonly messages: number
  readonly bytes: number
  /** Bytes that sockets have not taken yet: at most one message a client. */
  readonly waitingBytes: number
  /** Connections closed by us, by reason. */
  readonly closed: Readonly<Record<Close, number>>
  /** Milliseconds between two flushes of a client, as of now. */
  readonly flushIntervalMs: number
  /** Age of a tick when it came in, ms: of the last of those that began a round of flushes. */
  readonly lagMs: number
}

/** The connections and what they are told; knows nothing of HTTP. */
export class Hub {
  readonly clients = new ClientList()
  readonly #options: HubOptions
  readonly #news: Subscription
  readonly #outbox: Outbox
  readonly #loop: FlushLoop
  readonly #subscriptions: Subscriptions
  readonly #users: Tally
  readonly #addresses: Tally
  readonly #rounds: { stop(): void }
  readonly #closed = Object.fromEntries(Object.keys(closes).map(name => [name, 0])) as Record<Close, number>
  #lagMs = 0

  constructor(options: HubOptions) {
    const { bus, limits, findListed, onError, now } = options
    this.#options = options
    this.#outbox = new Outbox(bus.board.table, limits.symbols)
    this.#loop = new FlushLoop({
      clients: this.clients.all,
      gather: client => this.#outbox.gather(client),
      send: () => this.#outbox.send(),
    })
    this.#subscriptions = new Subscriptions({
      board: bus.board,
      lookup: new ListedLookup({ find: findListed, onError, now }),
      maxSymbols: limits.symbols,
      onNews: () => void this.#loop.wake(),
    })
    this.#users = new Tally(limits.perUser)
    this.#addresses = new Tally(limits.perAddress)
    this.#news = bus.board.subscribe(() => this.#noteNews())
    this.#rounds = startRounds(this.clients.all, client => this.#checkLiveness(client))
  }

  /** A connection whose upgrade was allowed. Its limits are told by the code of the close: a page cannot see an HTTP status. */
  accept(ws: WebSocket, socket: Socket, session: StreamSession, address: string): void {
    // What is wrong with a frame or a socket, `ws` answers with the close that follows.
    ws.on('error', () => {})
    const user = toUserKey(session)
    if (!this.#users.add(user)) {
      this.#closeEarly(ws, 'userLimit')
      return
    }
    if (!this.#addresses.add(address)) {
      this.#users.remove(user)
      this.#closeEarly(ws, 'addressLimit')
      return
    }
    const now = this.#options.now()
    const client = new Client({
      ws,
      socket,
      session,
      address,
      commandsPerSecond: this.#options.limits.commands,
      now,
    })
    this.clients.add(client)
    ws.on('message', (data, isBinary) => this.#receive(client, data, isBinary))
    ws.on('pong', () => {
      client.aliveAt = this.#options.now()
    })
    ws.on('close', () => {
      this.#leave(client)
      this.#users.remove(user)
      this.#addresses.remove(address)
    })
    this.#sendHeartbeat(client, now)
  }

  /** A socket that is still full does without: its goodbye would come too late anyway. */
  sayGoodbye(client: Client, reason: GoodbyeReason, spreadMs: number): void {
    if (client.outlet.waitingBytes === 0) this.#outbox.goodbye(client, reason, spreadMs)
  }

  /** The client gets nothing after this. */
  close(client: Client, close: Close): void {
    this.#leave(client)
    this.#closeEarly(client.ws, close)
  }

  /** Tells every connection of these clients goodbye: their tokens were taken back. */
  endSessionsOf(clientIds: ReadonlySet<string>): void {
    for (const client of [...this.clients.all]) {
      const { clientId } = client.session
      if (clientId !== null && clientIds.has(clientId)) this.#endSession(client)
    }
  }

  /** The bus was lost or is back: pages are told at once, not with the next heartbeat. */
  tellBusState(): void {
    const now = this.#options.now()
    for (const client of this.clients.all) if (client.outlet.waitingBytes === 0) this.#sendHeartbeat(client, now)
  }

  stats(): GatewayStats {
    const { board } = this.#options.bus
    const { updates, ...counts } = this.#outbox.counts
    return {
      clients: this.clients.size,
      subscriptions: this.#subscriptions.count,
      symbols: board.watched,
      updatesIn: board.table.taken,
      updatesOut: updates,
      ...counts,
      waitingBytes: this.clients.all.reduce((sum, { outlet }) => sum + outlet.waitingBytes, 0),
      closed: { ...this.#closed },
      flushIntervalMs: this.#loop.interval,
      lagMs: this.#lagMs,
    }
  }

  /** Ends timers and whatever is still connected. */
  stop(): void {
    this.#news.close()
    this.#loop.stop()
    this.#rounds.stop()
    for (const client of [...this.clients.all]) client.ws.terminate()
  }

  #noteNews(): void {
    if (this.#loop.wake()) this.#lagMs = this.#options.now() - this.#options.bus.board.table.lastTime
  }

  #receive(client: Client, data: RawData, isBinary: boolean): void {
    if (client.index < 0) return
    const now = this.#options.now()
    client.aliveAt = now
    if (isBinary) {
      this.close(client, 'notText')
      return
    }
    const verdict = client.credit.take(now)
    if (verdict === 'TAKEN') this.#subscriptions.carryOut(client, data.toString())
    else if (verdict === 'REFUSED') this.#subscriptions.refuse(client, 'RATE_LIMIT', null)
    else this.close(client, 'commandFlood')
  }

  #checkLiveness(client: Client): void {
    const now = this.#options.now()
    const isFull = client.outlet.waitingBytes > 0
    const care = livenessAction(client, isFull, now)
    client.notedNumber = client.number
    if (care === 'GONE') client.ws.terminate()
    else if (care === 'SESSION_ENDED') this.#endSession(client)
    else if (care === 'HEARTBEAT') this.#sendHeartbeat(client, now)
    if ((care === 'NONE' || care === 'HEARTBEAT') && !isFull && now - client.aliveAt >= pingMs) client.ws.ping()
  }

  #endSession(client: Client): void {
    this.sayGoodbye(client, 'SESSION_ENDED', 0)
    this.close(client, 'sessionEnded')
  }

  #sendHeartbeat(client: Client, now: number): void {
    this.#outbox.heartbeat(client, { time: now, withinMs: promisedMs, busLost: !this.#options.bus.connected })
  }

  #closeEarly(ws: WebSocket, close: Close): void {
    const { code, reason } = closes[close]
    this.#closed[close] += 1
    ws.close(code, reason)
  }

  #leave(client: Client): void {
    if (!this.clients.remove(client)) return
    this.#subscriptions.end(client)
    // Whoever took its place in the list may have been due before this round reaches it again.
    this.#loop.wake()
  }
}

function toUserKey({ userId, id }: StreamSession): string {
  return userId === null ? `guest ${id}` : `user ${userId}`
}
