interface Entry<T> {
  readonly value: Promise<T>
  readonly expires: number
}

export interface RecentCache<T> {
  /** The value, made at most once at a time and kept for a short while. A failure, or null, is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>
  /** The value if it is kept, without making it. */
  peek(key: string): Promise<T> | null
}

export interface RecentCacheOptions {
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

/** What was made a moment ago need not be made again: a burst for one key costs one making. The least recently used goes first. */
export function createRecentCache<T>({ maxAgeMs, maxEntries, now = Date.now }: RecentCacheOptions): RecentCache<T> {
  const entries = new Map<string, Entry<T>>()

  function peek(key: string): Promise<T> | null {
    const kept = entries.get(key)
    if (!kept || kept.expires <= now()) return null
    entries.delete(key)
    entries.set(key, kept)
    return kept.value
  }

  function keep(key: string, value: Promise<T>): void {
    entries.delete(key)
    entries.set(key, { value, expires: now() + maxAgeMs })
    const forget = () => {
      if (entries.get(key)?.value === value) entries.delete(key)
    }
    value.then(made => made ?? forget(), forget)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
  }

  return {
    peek,
    get(key, make) {
      const kept = peek(key)
      if (kept) return kept
      const value = make()
      keep(key, value)
      return value
    },
  }
}
