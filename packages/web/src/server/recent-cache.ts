import { LRUCache } from 'lru-cache'

export interface RecentCache<T> {
  /** The cached value; concurrent callers share one `load`. A failure, or null, is not cached. */
  get(key: string, load: () => Promise<T>): Promise<T>
  /** The value if it is cached or being loaded. */
  peek(key: string): Promise<T> | null
  /** The last value that was loaded, however old, as long as there is space for it. */
  stale(key: string): T | null
}

export interface RecentCacheOptions {
  /** 0 caches nothing. */
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

/**
 * Caches promises, not values, in an LRU cache: `peek` then also finds what is being loaded, which `fetch` of lru-cache does
 * not, so that a burst for one page costs one rendering.
 */
export function createRecentCache<T>({
  maxAgeMs,
  maxEntries,
  now = () => performance.now(),
}: RecentCacheOptions): RecentCache<T> {
  const entries = new LRUCache<string, Promise<T>>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })
  const last = new LRUCache<string, T & {}>({ max: maxEntries })
  return {
    peek: key => entries.get(key) ?? null,
    stale: key => last.get(key) ?? null,
    get(key, load) {
      const cached = entries.get(key)
      if (cached) return cached
      const value = load()
      // A ttl of 0 would mean that entries never expire.
      if (maxAgeMs === 0) return value
      entries.set(key, value)
      const remove = () => {
        if (entries.peek(key) === value) entries.delete(key)
      }
      value.then(loaded => {
        if (loaded === null || loaded === undefined) remove()
        else last.set(key, loaded)
      }, remove)
      return value
    },
  }
}
