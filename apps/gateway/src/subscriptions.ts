import type { MarketCode } from '@bellwether/domain'
import { isCommand, parseCommand, type RefusalReason } from '@bellwether/wire'
import { type Client, heldWords } from './client.ts'
import type { EntitledPrices } from './entitled-prices.ts'
import { maxSymbolLimit } from './limits.ts'
import type { Listed, ListedLookup } from './listed-lookup.ts'

export interface SubscriptionsOptions {
  readonly prices: EntitledPrices
  readonly lookup: ListedLookup
  readonly maxSymbols: number
  /** The client has notices to be sent. */
  readonly onNews: (client: Client) => void
}

/** Carries out clients' commands: RP-STREAM-13, and the refusals of docs/wire.md. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  /** Total of all clients. */
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

  /** Ends all subscriptions of a client that has left. */
  end(client: Client): void {
    for (let i = 0; i < client.count; i += 1) this.#options.prices.unwatch(client.held[i * heldWords] ?? 0)
    this.count -= client.count
    client.count = 0
    client.pending = null
  }

  #subscribe(client: Client, marketCode: MarketCode): void {
    const { prices, lookup, maxSymbols } = this.#options
    client.hasSubscribed = true
    const id = prices.find(marketCode, client.session)
    if ((id !== null && client.positionOf(id) >= 0) || client.pending?.has(marketCode)) return
    if (client.count >= maxSymbols || (client.pending?.size ?? 0) >= maxSymbolLimit) {
      this.refuse(client, 'SYMBOL_LIMIT', marketCode)
      return
    }
    client.pending ??= new Set()
    client.pending.add(marketCode)
    lookup.ask(marketCode, listed => {
      // Unsubscribed or left during the lookup.
      if (!client.pending?.delete(marketCode)) return
      if (client.pending.size === 0) client.pending = null
      this.#decide(client, marketCode, listed)
    })
  }

  #decide(client: Client, marketCode: MarketCode, listed: Listed): void {
    const { prices, maxSymbols } = this.#options
    const refused = listed === 'STREAMABLE' ? prices.refusal(marketCode, client.session) : listed
    if (refused !== null) {
      this.refuse(client, refused, marketCode)
      return
    }
    // Counted only now: other symbols requested at the same time may not exist.
    const id = client.count < maxSymbols ? prices.watch(marketCode, client.session) : null
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
    const { prices } = this.#options
    const id = prices.find(marketCode, client.session)
    const position = id === null ? -1 : client.positionOf(id)
    if (id === null || position < 0) return
    client.removeAt(position)
    this.count -= 1
    // Its id may belong to another symbol before the announcement is sent.
    if (client.announced.length > 0) client.announced = client.announced.filter(symbol => symbol.id !== id)
    prices.unwatch(id)
  }
}
