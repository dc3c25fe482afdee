import type { MarketCode } from '@bellwether/domain'
import { isNewer, type RefusalReason, type Tick } from '@bellwether/wire'

export interface PriceListener {
  /** Never older than what came before. The same one again says that it still stands. Valid for good. */
  tick(tick: Tick): void
  /** The server will not send this symbol. */
  refused?(reason: RefusalReason): void
}

/** Who watches what, and the newest tick of each symbol ever seen by the page. */
export interface SymbolWatch {
  readonly marketCodes: Iterable<MarketCode>
  has(marketCode: MarketCode): boolean
  /** True for the first of its symbol. */
  add(marketCode: MarketCode, listener: PriceListener): boolean
  /** True for the last of its symbol. */
  remove(marketCode: MarketCode, listener: PriceListener): boolean
  latest(marketCode: MarketCode): Tick | null
  take(tick: Tick): void
  refuse(marketCode: MarketCode, reason: RefusalReason): void
}

export function createSymbolWatch(): SymbolWatch {
  const watched = new Map<MarketCode, Set<PriceListener>>()
  // Outlives both watchers and connections: the next one may bring an older price.
  const newest = new Map<MarketCode, Tick>()
  const listenersOf = (marketCode: MarketCode) => [...(watched.get(marketCode) ?? [])]
  return {
    get marketCodes() {
      return watched.keys()
    },
    has: marketCode => watched.has(marketCode),
    add(marketCode, listener) {
      const listeners = watched.get(marketCode)
      if (listeners) {
        listeners.add(listener)
        return false
      }
      watched.set(marketCode, new Set([listener]))
      return true
    },
    remove(marketCode, listener) {
      const listeners = watched.get(marketCode)
      if (!listeners?.delete(listener) || listeners.size > 0) return false
      return watched.delete(marketCode)
    },
    latest: marketCode => newest.get(marketCode) ?? null,
    take(tick) {
      const { marketCode } = tick
      const held = newest.get(marketCode)
      if (held && isNewer(held, tick)) return
      // The reader uses its object again for the next tick.
      const kept = { ...tick }
      newest.set(marketCode, kept)
      for (const listener of listenersOf(marketCode)) listener.tick(kept)
    },
    refuse(marketCode, reason) {
      for (const listener of listenersOf(marketCode)) listener.refused?.(reason)
    },
  }
}
