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

/** All that is known of a symbol. Found once for each tick. */
interface Line {
  latest: Tick | null
  /** Replaced as a whole, so that a subscriber may come or go while it is gone through. */
  watchers: readonly Watcher[]
}

/** What both kinds of bus share: the latest tick of each symbol, and who in this process is to be told. */
export class Switchboard {
  readonly #lines = new Map<MarketCode, Line>()
  readonly #interest: Interest
  readonly #onError: (error: BusError) => void

  constructor(interest: Interest, onError: (error: BusError) => void) {
    this.#interest = interest
    this.#onError = onError
  }

  get known(): number {
    return this.#count(({ latest }) => latest !== null)
  }

  get watched(): number {
    return this.#count(isWatched)
  }

  watchedCodes(): MarketCode[] {
    return [...this.#lines].filter(([, line]) => isWatched(line)).map(([marketCode]) => marketCode)
  }

  isWatched(marketCode: MarketCode): boolean {
    const line = this.#lines.get(marketCode)
    return line !== undefined && isWatched(line)
  }

  latest(marketCode: MarketCode): Tick | null {
    return this.#lines.get(marketCode)?.latest ?? null
  }

  /** Keeps the tick and tells its watchers, unless it is not newer than the last: then nothing happens and it answers false. */
  take(tick: Tick): boolean {
    const line = this.#lineOf(tick.marketCode)
    if (!isNewer(tick, line.latest)) return false
    line.latest = tick
    const { watchers } = line
    for (let i = 0; i < watchers.length; i += 1) this.#deliver(watchers[i] as Watcher, tick)
    return true
  }

  forget(marketCode: MarketCode): void {
    const line = this.#lines.get(marketCode)
    if (line === undefined) return
    line.latest = null
    this.#dropIfEmpty(marketCode, line)
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

  #lineOf(marketCode: MarketCode): Line {
    const known = this.#lines.get(marketCode)
    if (known !== undefined) return known
    const line: Line = { latest: null, watchers: [] }
    this.#lines.set(marketCode, line)
    return line
  }

  #dropIfEmpty(marketCode: MarketCode, line: Line): void {
    if (line.latest === null && !isWatched(line)) this.#lines.delete(marketCode)
  }

  #count(is: (line: Line) => boolean): number {
    let count = 0
    for (const line of this.#lines.values()) if (is(line)) count += 1
    return count
  }

  #add(marketCode: MarketCode, watcher: Watcher): void {
    const line = this.#lineOf(marketCode)
    line.watchers = [...line.watchers, watcher]
    if (line.watchers.length === 1) this.#interest.watch(marketCode)
  }

  #remove(marketCode: MarketCode, watcher: Watcher): void {
    const line = this.#lineOf(marketCode)
    line.watchers = line.watchers.filter(each => each !== watcher)
    if (isWatched(line)) return
    this.#interest.unwatch(marketCode)
    this.#dropIfEmpty(marketCode, line)
  }

  /** A newer tick may have come between subscribing and now; then the symbol is no longer expected. */
  #deliverKnown(watcher: Watcher): void {
    for (const marketCode of watcher.expecting) {
      const tick = this.latest(marketCode)
      if (tick !== null) this.#deliver(watcher, tick)
    }
  }

  #deliver(watcher: Watcher, tick: Tick): void {
    if (!watcher.open) return
    if (watcher.expecting.size > 0) watcher.expecting.delete(tick.marketCode)
    try {
      watcher.onTick(tick)
    } catch (cause) {
      this.#onError(new BusSubscriberError(tick.marketCode, cause))
    }
  }
}

const isWatched = ({ watchers }: Line): boolean => watchers.length > 0
