import { LRUCache } from 'lru-cache'
import { isCurrent, type KeptPage, maySend, maySendIfBusy, noteAge, withOwnBytes } from './kept-page.ts'
import type { PageVersions } from './page-versions.ts'

/** The pages in memory, by URL; those that were not asked for longest go first. */
export interface KeptPages {
  /** A page that may be sent. */
  find(url: string): KeptPage | null
  /** Whatever there is, however old. */
  last(url: string): KeptPage | null
  keep(url: string, kept: KeptPage): void
}

export interface KeptPagesOptions {
  readonly versions: PageVersions
  /** Of pages and their URLs; 64 MB, about 5,000 pages, unless given. */
  readonly maxBytes?: number | undefined
  /** Whether more is asked for than can be made at once. */
  readonly isBusy: () => boolean
  /** Monotonic, ms. */
  readonly now: () => number
}

const usualMaxBytes = 64 * 1024 * 1024
/** What an entry takes besides its page and URL. */
const entryBytes = 500

export function createKeptPages({ versions, maxBytes = usualMaxBytes, isBusy, now }: KeptPagesOptions): KeptPages {
  const entries = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, url) => page.brotli.length + url.length + entryBytes,
  })
  versions.onChange(() => {
    const noticedAt = now()
    for (const kept of entries.values()) if (!isCurrent(kept, versions)) kept.oldSince ??= noticedAt
  })
  return {
    find(url) {
      const kept = entries.get(url)
      if (!kept) return null
      noteAge(kept, now())
      return maySend(kept, now()) || (isBusy() && maySendIfBusy(kept, versions, now())) ? kept : null
    },
    last: url => entries.peek(url) ?? null,
    keep(url, kept) {
      // The data may have changed while it was made.
      if (!isCurrent(kept, versions)) kept.oldSince = now()
      kept.page = withOwnBytes(kept.page)
      entries.set(url, kept)
    },
  }
}
