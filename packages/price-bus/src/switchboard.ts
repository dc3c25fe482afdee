import type { MarketCode } from '@bellwether/domain'
import { isNewer, type Tick } from '@bellwether/wire'
import { type BusError, BusSubscriberError } from './errors.ts'
import type { Subscription } from './price-bus.ts'

/** Told when the first subscriber of a symbol comes and when the last one goes. */
export interface Interest {
  watch(marketCode: MarketCode): void
  unwatch(marketCode: MarketCode): void
}

interface Watcher {
  readonly onTick: (tick: Tick) => void
  /** Symbols whose first tick has not been delivered yet. */
  readonly expecting: Set<MarketCode>
  open: boolean
}

/** What both kinds of bus share: the latest tick of each symbol, and who in this process is to be told. */
export class Switchboard {
  readonly #latest = new Map<MarketCode, Tick>()
  readonly #watchers = new Map<MarketCode, Set<Watcher>>()
  readonly #interest: Interest
  readonly #onError: (error: BusError) => void

  constructor(interest: Interest, onError: (error: BusError) => void) {
    this.#interest = interest
    this.#onError = onError
  }

  get known(): number {
    return this.#latest.size
  }

  get watched(): number {
    return this.#watchers.size
  }

  watchedCodes(): MarketCode[] {
    return [...this.#watchers.keys()]
  }

  isWatched(marketCode: MarketCode): boolean {
    return this.#watchers.has(marketCode)
  }

  latest(marketCode: MarketCode): Tick | null {
    return this.#latest.get(marketCode) ?? null
  }

  /** Keeps the tick and tells its watchers, unless it is not newer than the last: then nothing happens and it answers false. */
  take(tick: Tick): boolean {
    if (!isNewer(tick, this.#latest.get(tick.marketCode))) return false
    this.#latest.set(tick.marketCode, tick)
    for (const watcher of this.#watchers.get(tick.marketCode) ?? []) this.#deliver(watcher, tick)
    return true
  }

  forget(marketCode: MarketCode): void {
    this.#latest.delete(marketCode)
  }

  subscribe(marketCodes: readonly MarketCode[], onTick: (tick: Tick) => void): Subscription {
    const codes = new Set(marketCodes)
    const watcher: Watcher = { onTick, expecting: new Set(codes), open: true }
    for (const marketCode of codes) this.#add(marketCode, watcher)
    queueMicrotask(() => this.#deliverKnown(watcher))
    return {
      close: () => {
        if (!watcher.open) return
        watcher.open = false
        for (const marketCode of codes) this.#remove(marketCode, watcher)
      },
    }
  }

  #add(marketCode: MarketCode, watcher: Watcher): void {
    const watchers = this.#watchers.get(marketCode)
    if (watchers !== undefined) {
      watchers.add(watcher)
      return
    }
    this.#watchers.set(marketCode, new Set([watcher]))
    this.#interest.watch(marketCode)
  }

  #remove(marketCode: MarketCode, watcher: Watcher): void {
    const watchers = this.#watchers.get(marketCode)
    if (watchers === undefined || !watchers.delete(watcher) || watchers.size > 0) return
    this.#watchers.delete(marketCode)
    this.#interest.unwatch(marketCode)
  }

  /** A newer tick may have come between subscribing and now; then the symbol is no longer expected. */
  #deliverKnown(watcher: Watcher): void {
    for (const marketCode of watcher.expecting) {
      const tick = this.#latest.get(marketCode)
      if (tick !== undefined) this.#deliver(watcher, tick)
    }
  }

  #deliver(watcher: Watcher, tick: Tick): void {
    if (!watcher.open) return
    watcher.expecting.delete(tick.marketCode)
    try {
      watcher.onTick(tick)
    } catch (cause) {
      this.#onError(new BusSubscriberError(tick.marketCode, cause))
    }
  }
}
