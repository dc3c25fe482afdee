import type { MarketCode } from '@bellwether/domain'
import { isNewer, type RefusalReason, type Tick } from '@bellwether/wire'

export interface PriceListener {
  /** Never older than the one before; a repeated tick confirms the price. Safe to keep. */
  tick(tick: Tick): void
  /** The server will not send this symbol. */
  refused?(reason: RefusalReason): void
}

/** Who watches which symbol, and the newest tick of each symbol this page has seen. */
export interface SymbolWatch {
  readonly marketCodes: Iterable<MarketCode>
  has(marketCode: MarketCode): boolean
  /** Calls `changed` for the first watcher of a symbol and for the last one to stop. Returns a function that stops watching. */
  watch(marketCode: MarketCode, listener: PriceListener, changed: (marketCode: MarketCode) => void): () => void
  take(tick: Tick): void
  refuse(marketCode: MarketCode, reason: RefusalReason): void
}

export function createSymbolWatch(): SymbolWatch {
  const watched = new Map<MarketCode, Set<PriceListener>>()
  // Outlives watchers and connections: the next connection may start with an older price.
  const newest = new Map<MarketCode, Tick>()
  const listenersOf = (marketCode: MarketCode) => [...(watched.get(marketCode) ?? [])]

  /** True for the first of its symbol. */
  function add(marketCode: MarketCode, listener: PriceListener): boolean {
    const listeners = watched.get(marketCode)
    listeners?.add(listener)
    if (!listeners) watched.set(marketCode, new Set([listener]))
    return !listeners
  }

  /** True for the last of its symbol. */
  function remove(marketCode: MarketCode, listener: PriceListener): boolean {
    const listeners = watched.get(marketCode)
    if (!listeners?.delete(listener) || listeners.size > 0) return false
    return watched.delete(marketCode)
  }

  return {
    get marketCodes() {
      return watched.keys()
    },
    has: marketCode => watched.has(marketCode),
    watch(marketCode, { tick, refused }, changed) {
      // A listener of its own, so that watching twice means being called twice.
      const own: PriceListener = { tick: given => tick(given), refused: reason => refused?.(reason) }
      let watching = true
      if (add(marketCode, own)) changed(marketCode)
      else {
        // The server sends its snapshot once per connection; a later watcher gets what the others have.
        queueMicrotask(() => {
          const held = newest.get(marketCode)
          if (watching && held) tick(held)
        })
      }
      return () => {
        watching = false
        if (remove(marketCode, own)) changed(marketCode)
      }
    },
    take(tick) {
      const { marketCode } = tick
      const held = newest.get(marketCode)
      if (held && isNewer(held, tick)) return
      // The reader reuses its object for the next tick.
      const kept = { ...tick }
      newest.set(marketCode, kept)
      for (const listener of listenersOf(marketCode)) listener.tick(kept)
    },
    refuse(marketCode, reason) {
      for (const listener of listenersOf(marketCode)) listener.refused?.(reason)
    },
  }
}
