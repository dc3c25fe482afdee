import type { Socket } from 'node:net'
import { networkOf } from '@bellwether/client-network'
import type { MarketDataTerms } from '@bellwether/domain'
import type { PriceBus, Subscription } from '@bellwether/price-bus'
import type { GoodbyeReason } from '@bellwether/wire'
import type { WebSocket } from 'ws'
import { Client } from './client.ts'
import { ClientEvents } from './client-events.ts'
import { ClientList } from './client-list.ts'
import type { Clock } from './clock.ts'
import { type Close, closes } from './closes.ts'
import { EntitledPrices } from './entitled-prices.ts'
import { FlushLoop } from './flush-loop.ts'
import type { GatewayStats } from './gateway-stats.ts'
import { type HeldBackOptions, HeldBackPrices } from './held-back-prices.ts'
import type { GatewayLimits } from './limits.ts'
import { ListedLookup, type ListedLookupOptions } from './listed-lookup.ts'
import { LivenessRounds, livenessAction, pingMs, promisedMs } from './liveness.ts'
import { Outbox } from './outbox.ts'
import type { StreamSession } from './stream-session.ts'
import { Subscriptions } from './subscriptions.ts'
import { Tally } from './tally.ts'

export interface HubOptions {
  readonly bus: Pick<PriceBus, 'board' | 'connected'>
  readonly limits: GatewayLimits
  readonly findListed: ListedLookupOptions['find']
  /** Who may see which exchange's prices, and when. */
  readonly terms: MarketDataTerms
  readonly findEarlier: HeldBackOptions['findEarlier']
  readonly onError: (error: unknown) => void
  readonly clock: Clock
}

/** The connections and what they are sent; knows nothing of HTTP. */
export class Hub {
  readonly clients = new ClientList()
  readonly #options: HubOptions
  readonly #news: Subscription
  readonly #heldBack: HeldBackPrices
  readonly #outbox: Outbox
  readonly #loop: FlushLoop
  readonly #subscriptions: Subscriptions
  readonly #events: ClientEvents
  readonly #users: Tally
  readonly #networks: Tally
  readonly #rounds: LivenessRounds
  readonly #closed = Object.fromEntries(Object.keys(closes).map(name => [name, 0])) as Record<Close, number>
  #lagMs = 0

  constructor(options: HubOptions) {
    const { bus, limits, findListed, findEarlier, terms, onError, clock } = options
    this.#options = options
    this.#outbox = new Outbox(bus.board.table, limits.symbols)
    this.#loop = new FlushLoop({
      clients: this.clients.all,
      gather: client => this.#outbox.gather(client),
      send: () => this.#outbox.send(),
      counts: this.#outbox.counts,
    })
    this.#heldBack = new HeldBackPrices({ board: bus.board, clock, findEarlier, onError })
    this.#subscriptions = new Subscriptions({
      prices: new EntitledPrices({ board: bus.board, heldBack: this.#heldBack, terms }),
      lookup: new ListedLookup({ find: findListed, onError, now: clock.monotonic }),
      maxSymbols: limits.symbols,
      onNews: () => void this.#loop.wake(),
    })
    this.#events = new ClientEvents({
      subscriptions: this.#subscriptions,
      now: clock.monotonic,
      close: (client, close) => this.close(client, close),
    })
    this.#users = new Tally(limits.perUser)
    this.#networks = new Tally(limits.perAddress)
    this.#news = bus.board.subscribe(() => this.#noteNews())
    this.#rounds = new LivenessRounds(client => this.#checkLiveness(client))
  }

  /** A connection whose upgrade was allowed. Limits are reported by close codes: a page cannot see an HTTP status. */
  accept(ws: WebSocket, socket: Socket, session: StreamSession, address: string): void {
    // `ws` answers errors of frames and sockets with the close event that follows.
    ws.on('error', () => {})
    const user = toUserKey(session)
    const network = networkOf(address)
    if (!this.#users.add(user)) {
      this.#sendClose(ws, 'userLimit')
      return
    }
    if (!this.#networks.add(network)) {
      this.#users.remove(user)
      this.#sendClose(ws, 'addressLimit')
      return
    }
    const { limits, clock } = this.#options
    const client = new Client({
      ws,
      socket,
      session,
      commandsPerSecond: limits.commands,
      now: clock.monotonic(),
      validMs: session.expiresAt - clock.wall(),
    })
    this.clients.add(client)
    this.#rounds.add(client)
    this.#events.listen(client, socket)
    ws.on('close', () => {
      this.#leave(client)
      this.#users.remove(user)
      this.#networks.remove(network)
    })
    this.#sendHeartbeat(client)
  }

  /** Skips a socket with bytes waiting: its goodbye would arrive too late. */
  sayGoodbye(client: Client, reason: GoodbyeReason, spreadMs: number): void {
    if (client.outlet.waitingBytes === 0) this.#outbox.goodbye(client, reason, spreadMs)
  }

  /** The client is sent nothing after this. */
  close(client: Client, close: Close): void {
    this.#leave(client)
    this.#sendClose(client.ws, close)
  }

  /** Says goodbye to every connection whose session is over. */
  endSessions(isOver: (session: StreamSession) => boolean): void {
    for (const client of [...this.clients.all]) if (isOver(client.session)) this.#endSession(client)
  }

  /** Tells pages at once, not with the next heartbeat, that the bus was lost or is back. */
  tellBusState(): void {
    for (const client of this.clients.all) if (client.outlet.waitingBytes === 0) this.#sendHeartbeat(client)
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

  /** Stops timers and cuts the remaining connections. */
  stop(): void {
    this.#news.close()
    this.#heldBack.stop()
    this.#loop.stop()
    this.#rounds.stop()
    for (const client of [...this.clients.all]) client.ws.terminate()
  }

  #noteNews(): void {
    if (this.#loop.wake()) this.#lagMs = this.#options.clock.wall() - this.#options.bus.board.table.lastTime
  }

  #checkLiveness(client: Client): void {
    const now = this.#options.clock.monotonic()
    const { waitingBytes } = client.outlet
    const action = livenessAction(client, waitingBytes, now)
    client.checkedNumber = client.number
    if (waitingBytes === 0) this.#events.answerPing(client)
    switch (action) {
      case 'GONE':
        client.ws.terminate()
        return
      case 'SESSION_ENDED':
        this.#endSession(client)
        return
      case 'NO_SUBSCRIPTION':
        this.close(client, 'noSubscription')
        return
      case 'INCOMPLETE_MESSAGE':
        this.close(client, 'incompleteMessage')
        return
      case 'SLOW_CONSUMER':
        this.close(client, 'slowConsumer')
        return
      case 'HEARTBEAT':
        this.#sendHeartbeat(client)
    }
    if (waitingBytes === 0 && now - client.aliveAt >= pingMs) client.ws.ping()
  }

  #endSession(client: Client): void {
    this.sayGoodbye(client, 'SESSION_ENDED', 0)
    this.close(client, 'sessionEnded')
  }

  #sendHeartbeat(client: Client): void {
    const { bus, clock } = this.#options
    const time = Math.max(0, clock.wall())
    this.#outbox.heartbeat(client, { time, withinMs: promisedMs, busLost: !bus.connected })
  }

  #sendClose(ws: WebSocket, close: Close): void {
    const { code, reason } = closes[close]
    this.#closed[close] += 1
    ws.close(code, reason)
  }

  #leave(client: Client): void {
    if (!this.clients.remove(client)) return
    this.#rounds.remove(client)
    this.#subscriptions.end(client)
    // The client that took its position may have been due before this round reaches it again.
    this.#loop.wake()
  }
}

function toUserKey({ userId, id }: StreamSession): string {
  return userId === null ? `guest ${id}` : `user ${userId}`
}
