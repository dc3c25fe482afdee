import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'

export interface RecentCache<T> {
  /** The cached value; concurrent callers share one `load`. A failure, or null, is not cached. */
  get(key: string, load: () => Promise<T>): Promise<T>
}

export interface RecentCacheOptions {
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly now?: () => number
  /** Of the data that values are made from: those of another version are not found. */
  readonly version?: () => number
}

/** Caches promises, not values, in an LRU cache: whoever comes while a value is loaded waits for the same one. */
export function createRecentCache<T>({
  maxAgeMs,
  maxEntries,
  now = () => performance.now(),
  version = () => 0,
}: RecentCacheOptions): RecentCache<T> {
  const entries = new LRUCache<string, Promise<T>>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })
  // A value is for everybody, so it is not given up when whoever asked first leaves.
  const outsideOfRequests = AsyncLocalStorage.snapshot()
  return {
    get(name, load) {
      const key = `${version()} ${name}`
      const cached = entries.get(key)
      if (cached) return cached
      const value = outsideOfRequests(load)
      entries.set(key, value)
      const remove = () => {
        if (entries.peek(key) === value) entries.delete(key)
      }
      value.then(loaded => {
        if (loaded === null || loaded === undefined) remove()
      }, remove)
      return value
    },
  }
}
