import type { MarketCode } from '@bellwether/domain'
import {
  checkTick,
  EntryIndex,
  isNewer,
  maxSymbolId,
  type Tick,
  TickTable,
  takeParcels,
  type WireFault,
} from '@bellwether/wire'
import { BusClosedError, type BusError, BusSubscriberError } from './errors.ts'

/** Called for the first watcher of a symbol and after its last. */
export interface Interest {
  watch(marketCode: MarketCode): void
  unwatch(marketCode: MarketCode): void
}

export interface Subscription {
  close(): void
}

interface Watched {
  readonly marketCode: MarketCode
  watchers: number
}

/**
 * This process's end of a bus. A watched symbol has an id, under which the table holds its latest tick. Ticks are not passed
 * to anybody: listeners are notified of news and compare the versions of what they watch (decision 022).
 */
export class PriceBoard {
  readonly table = new TickTable(maxSymbolId + 1)
  readonly #interest: Interest
  readonly #onError: (error: BusError) => void
  readonly #index = new EntryIndex()
  /** By id. */
  readonly #watched: (Watched | undefined)[] = []
  /** Free ids, for the next symbols. */
  readonly #free: number[] = []
  /** The latest of each symbol that this process has published. */
  readonly #published = new Map<MarketCode, Tick>()
  readonly #listeners = new Set<() => void>()
  #closed = false

  constructor(interest: Interest, onError: (error: BusError) => void) {
    this.#interest = interest
    this.#onError = onError
  }

  /** Watched symbols, and symbols whose latest tick is kept. */
  get watched(): number {
    return this.#index.size
  }

  get known(): number {
    const others = this.watchedCodes().filter(code => !this.isPublished(code) && this.latest(code) !== null)
    return this.#published.size + others.length
  }

  watchedCodes(): MarketCode[] {
    return this.#watched.flatMap(symbol => symbol?.marketCode ?? [])
  }

  isPublished(marketCode: MarketCode): boolean {
    return this.#published.has(marketCode)
  }

  /** The id of a watched symbol. */
  find(marketCode: MarketCode): number | null {
    const id = this.#index.findCode(marketCode)
    return id < 0 ? null : id
  }

  /**
   * Adds a watcher; returns the symbol's id, which it keeps until its last watcher has gone. Its latest tick is in the table at once if it is
   * known here, and otherwise as soon as it arrives. Null when every id is in use.
   */
  watch(marketCode: MarketCode): number | null {
    this.assertOpen()
    const known = this.#index.findCode(marketCode)
    const symbol = this.#watched[known]
    if (symbol !== undefined) {
      symbol.watchers += 1
      return known
    }
    const id = this.#free.pop() ?? this.#watched.length
    if (id >= this.table.capacity) return null
    this.#watched[id] = { marketCode, watchers: 1 }
    this.#index.add(marketCode, id)
    const published = this.#published.get(marketCode)
    if (published !== undefined) this.table.set(id, published)
    this.#interest.watch(marketCode)
    return id
  }

  /** Removes one watcher. */
  unwatch(id: number): void {
    const symbol = this.#watched[id]
    if (symbol === undefined) return
    symbol.watchers -= 1
    if (symbol.watchers > 0) return
    this.#watched[id] = undefined
    this.#index.delete(symbol.marketCode)
    this.table.clear(id)
    this.#free.push(id)
    this.#interest.unwatch(symbol.marketCode)
  }

  /** An id for prices that are no symbol's own, such as those that some see later; null when every id is in use. */
  reserve(): number | null {
    this.assertOpen()
    const id = this.#free.pop() ?? this.#watched.length
    if (id >= this.table.capacity) return null
    this.#watched[id] = undefined
    return id
  }

  release(id: number): void {
    this.table.clear(id)
    this.#free.push(id)
  }

  /** Puts a tick under a reserved id. */
  place(id: number, tick: Tick): void {
    const { lastTime } = this.table
    const isNews = this.table.set(id, tick)
    // How far behind the bus is follows from what it delivers.
    this.table.lastTime = lastTime
    if (isNews) this.#tellNews()
  }

  /** Calls `onNews` whenever ticks have arrived in the table, once for all that arrived together. */
  subscribe(onNews: () => void): Subscription {
    this.assertOpen()
    // A function of its own, so that subscribing twice means two calls and two closes.
    const listener = () => onNews()
    this.#listeners.add(listener)
    return { close: () => void this.#listeners.delete(listener) }
  }

  /** Calls `onTick` with every tick of a watched symbol that this process accepts. One at a time: there is one recorder in a process. */
  record(onTick: (tick: Tick) => void): Subscription {
    this.assertOpen()
    this.table.onTaken = id => {
      const marketCode = this.#watched[id]?.marketCode
      const tick = marketCode && this.table.latest(id, marketCode)
      if (tick) onTick(tick)
    }
    return {
      close: () => {
        this.table.onTaken = null
      },
    }
  }

  /** Keeps the tick if it is newer than the last one known here, and returns whether it is. Throws on one the wire cannot represent. */
  publish(tick: Tick): boolean {
    this.assertOpen()
    checkTick(tick)
    if (!isNewer(tick, this.#published.get(tick.marketCode))) return false
    const id = this.#index.findCode(tick.marketCode)
    if (id >= 0 && !this.table.set(id, tick)) return false
    this.#published.set(tick.marketCode, tick)
    if (id >= 0) this.#tellNews()
    return true
  }

  /** Ticks of another process. Those not watched here, or not newer, are ignored. */
  take(parcels: DataView): WireFault | null {
    const before = this.table.taken
    const fault = takeParcels(parcels, this.#index, this.table)
    if (this.table.taken !== before) this.#tellNews()
    return fault
  }

  latest(marketCode: MarketCode): Tick | null {
    const published = this.#published.get(marketCode) ?? null
    const id = this.#index.findCode(marketCode)
    const taken = id < 0 ? null : this.table.latest(id, marketCode)
    return taken !== null && isNewer(taken, published) ? taken : published
  }

  assertOpen(): void {
    if (this.#closed) throw new BusClosedError()
  }

  close(): void {
    this.#closed = true
  }

  #tellNews(): void {
    for (const tell of this.#listeners) {
      try {
        tell()
      } catch (cause) {
        this.#onError(new BusSubscriberError(cause))
      }
    }
  }
}
