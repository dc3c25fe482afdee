import type { MarketCode } from '@bellwether/domain'
import type { PriceBoard } from '@bellwether/price-bus'
import { isCommand, parseCommand, type RefusalReason } from '@bellwether/wire'
import { type Client, heldWords } from './client.ts'
import { maxSymbolLimit } from './limits.ts'
import type { Listed, ListedLookup } from './listed-lookup.ts'

export interface SubscriptionsOptions {
  readonly board: PriceBoard
  readonly lookup: ListedLookup
  readonly maxSymbols: number
  /** The client has something to be told. */
  readonly onNews: (client: Client) => void
}

/** Carries out the commands of clients: RP-STREAM-13, and the refusals of docs/wire.md. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  /** Of all clients together. */
  count = 0

  constructor(options: SubscriptionsOptions) {
    this.#options = options
  }

  carryOut(client: Client, text: string): void {
    const command = parseCommand(text)
    if (!isCommand(command)) this.refuse(client, 'BAD_COMMAND', null)
    else if (command.verb === 'SUB') this.#subscribe(client, command.marketCode)
    else this.#unsubscribe(client, command.marketCode)
  }

  refuse(client: Client, reason: RefusalReason, marketCode: MarketCode | null): void {
    client.refuse({ reason, marketCode })
    this.#options.onNews(client)
  }

  /** Ends all that a client had; for one that has gone. */
  end(client: Client): void {
    for (let i = 0; i < client.count; i += 1) this.#options.board.unwatch(client.held[i * heldWords] ?? 0)
    this.count -= client.count
    client.count = 0
    client.pending = null
  }

  #subscribe(client: Client, marketCode: MarketCode): void {
    const { board, lookup, maxSymbols } = this.#options
    const id = board.find(marketCode)
    if ((id !== null && client.placeOf(id) >= 0) || client.pending?.has(marketCode)) return
    if (client.count >= maxSymbols || (client.pending?.size ?? 0) >= maxSymbolLimit) {
      this.refuse(client, 'SYMBOL_LIMIT', marketCode)
      return
    }
    client.pending ??= new Set()
    client.pending.add(marketCode)
    lookup.ask(marketCode, listed => {
      // Unsubscribed, or gone, while the database was asked.
      if (client.index < 0 || !client.pending?.delete(marketCode)) return
      if (client.pending.size === 0) client.pending = null
      this.#decide(client, marketCode, listed)
    })
  }

  #decide(client: Client, marketCode: MarketCode, listed: Listed): void {
    if (listed !== 'STREAMABLE') {
      this.refuse(client, listed, marketCode)
      return
    }
    // Counted now: others that were asked for at the same time may not have been symbols at all.
    const id = client.count < this.#options.maxSymbols ? this.#options.board.watch(marketCode) : null
    if (id === null) {
      this.refuse(client, 'SYMBOL_LIMIT', marketCode)
      return
    }
    client.add(id)
    this.count += 1
    client.announce({ id, marketCode })
    this.#options.onNews(client)
  }

  #unsubscribe(client: Client, marketCode: MarketCode): void {
    if (client.pending?.delete(marketCode)) return
    const { board } = this.#options
    const id = board.find(marketCode)
    const place = id === null ? -1 : client.placeOf(id)
    if (id === null || place < 0) return
    client.removeAt(place)
    this.count -= 1
    // Its number may be another symbol's before the announcement is sent.
    if (client.announced.length > 0) client.announced = client.announced.filter(symbol => symbol.id !== id)
    board.unwatch(id)
  }
}
