interface Entry {
  readonly html: Promise<string | null>
  readonly expires: number
}

export interface PageCache {
  /** The page's HTML, made at most once at a time and kept for a short while. A failure, or no page, is not kept. */
  get(key: string, make: () => Promise<string | null>): Promise<string | null>
}

export interface PageCacheOptions {
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

/** Guests' pages differ by address only, so a burst for one security costs one rendering. The least recently used page goes first. */
export function createPageCache({ maxAgeMs, maxEntries, now = Date.now }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>()
  return {
    get(key, make) {
      const kept = entries.get(key)
      if (kept && kept.expires > now()) {
        entries.delete(key)
        entries.set(key, kept)
        return kept.html
      }
      const html = make()
      entries.delete(key)
      entries.set(key, { html, expires: now() + maxAgeMs })
      const forget = () => {
        if (entries.get(key)?.html === html) entries.delete(key)
      }
      html.then(made => made ?? forget(), forget)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      return html
    },
  }
}
