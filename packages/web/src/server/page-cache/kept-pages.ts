import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '../page-response.ts'
import { isCurrent, type KeptPage, maySend, maySendIfBusy, noteAge } from './kept-page.ts'
import { blockBytes, PageMemory, type Place } from './page-memory.ts'
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
  const memory = new PageMemory(maxBytes)
  const entries = new LRUCache<string, PageInMemory>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, url) => bytes + url.length + entryBytes,
    dispose: kept => kept.forget(),
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
      const entry = new PageInMemory(kept, memory)
      entries.set(url, entry)
      // Larger than all that is kept.
      if (!entries.has(url)) entry.forget()
    },
  }
}

/** A page is copied out each time it is read, until it is forgotten. */
class PageInMemory implements KeptPage {
  readonly securityId: KeptPage['securityId']
  readonly renewAfterMs: KeptPage['renewAfterMs']
  readonly version: number
  readonly day: string
  readonly madeAt: number
  oldSince: number | null
  isStored: boolean
  readonly #memory: PageMemory
  #etag: string
  #place: Place | null

  constructor(
    { page, securityId, renewAfterMs, version, day, madeAt, oldSince, isStored }: KeptPage,
    memory: PageMemory,
  ) {
    this.securityId = securityId
    this.renewAfterMs = renewAfterMs
    this.version = version
    this.day = day
    this.madeAt = madeAt
    this.oldSince = oldSince
    this.isStored = isStored
    this.#memory = memory
    this.#etag = page.etag
    this.#place = memory.write(page.brotli)
  }

  get page(): RenderedPage {
    if (this.#place === null) throw new Error('The page is no longer in memory.')
    return { brotli: this.#memory.read(this.#place), etag: this.#etag }
  }

  /** Nothing happens where it has been forgotten meanwhile. */
  set page({ brotli, etag }) {
    if (this.#place === null) return
    this.#memory.free(this.#place)
    this.#place = this.#memory.write(brotli)
    this.#etag = etag
  }

  get bytes(): number {
    return (this.#place?.blocks.length ?? 0) * blockBytes
  }

  forget(): void {
    if (this.#place) this.#memory.free(this.#place)
    this.#place = null
  }
}
