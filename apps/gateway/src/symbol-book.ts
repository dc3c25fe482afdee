import type { MarketCode } from '@bellwether/domain'
import type { PriceBus, Subscription } from '@bellwether/price-bus'
import { type Tick, TickTable } from '@bellwether/wire'

interface Entry {
  readonly marketCode: MarketCode
  readonly subscription: Subscription
  watchers: number
}

export interface SymbolBookOptions {
  readonly bus: PriceBus
  readonly capacity: number
  /** A newer tick is in the table. */
  readonly onTick: (tick: Tick) => void
}

/** The symbols somebody watches, each with its number, its place in the tick table and its subscription of the bus. */
export class SymbolBook {
  readonly table: TickTable
  readonly #options: SymbolBookOptions
  readonly #ids = new Map<MarketCode, number>()
  readonly #entries: (Entry | undefined)[] = []
  /** Numbers given back, for the next symbols. */
  readonly #free: number[] = []

  constructor(options: SymbolBookOptions) {
    this.#options = options
    this.table = new TickTable(options.capacity)
  }

  get size(): number {
    return this.#ids.size
  }

  findId(marketCode: MarketCode): number | null {
    return this.#ids.get(marketCode) ?? null
  }

  /** One watcher more. Null when every number is taken. */
  join(marketCode: MarketCode): number | null {
    const known = this.#ids.get(marketCode)
    const entry = known === undefined ? undefined : this.#entries[known]
    if (known !== undefined && entry !== undefined) {
      entry.watchers += 1
      return known
    }
    const id = this.#free.pop() ?? this.#entries.length
    if (id >= this.table.capacity) return null
    const subscription = this.#options.bus.subscribe([marketCode], tick => {
      if (this.table.set(id, tick)) this.#options.onTick(tick)
    })
    this.#ids.set(marketCode, id)
    this.#entries[id] = { marketCode, subscription, watchers: 1 }
    return id
  }

  /** The last watcher to leave ends the subscription. */
  leave(id: number): void {
    const entry = this.#entries[id]
    if (entry === undefined) return
    entry.watchers -= 1
    if (entry.watchers > 0) return
    entry.subscription.close()
    this.#entries[id] = undefined
    this.#ids.delete(entry.marketCode)
    this.table.clear(id)
    this.#free.push(id)
  }
}
