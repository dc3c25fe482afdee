interface Entry {
  readonly html: Promise<string>
  readonly expires: number
}

export interface PageCache {
  /** The page's HTML, made at most once at a time and kept for a short while. A failure is not kept. */
  get(key: string, make: () => Promise<string>): Promise<string>
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
      html.catch(() => {
        if (entries.get(key)?.html === html) entries.delete(key)
      })
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      return html
    },
  }
}
