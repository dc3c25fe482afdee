interface Entry<T> {
  readonly page: Promise<T | null>
  readonly expires: number
}

export interface PageCache<T> {
  /** The page, made at most once at a time and kept for a short while. A failure, or no page, is not kept. */
  get(key: string, make: () => Promise<T | null>): Promise<T | null>
  /** The page if it is kept, without making it. */
  peek(key: string): Promise<T | null> | null
}

export interface PageCacheOptions {
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

/** Guests' pages differ by address only, so a burst for one security costs one rendering. The least recently used page goes first. */
export function createPageCache<T>({ maxAgeMs, maxEntries, now = Date.now }: PageCacheOptions): PageCache<T> {
  const entries = new Map<string, Entry<T>>()

  function peek(key: string): Promise<T | null> | null {
    const kept = entries.get(key)
    if (!kept || kept.expires <= now()) return null
    entries.delete(key)
    entries.set(key, kept)
    return kept.page
  }

  function keep(key: string, page: Promise<T | null>): void {
    entries.delete(key)
    entries.set(key, { page, expires: now() + maxAgeMs })
    const forget = () => {
      if (entries.get(key)?.page === page) entries.delete(key)
    }
    page.then(made => made ?? forget(), forget)
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
      const page = make()
      keep(key, page)
      return page
    },
  }
}
