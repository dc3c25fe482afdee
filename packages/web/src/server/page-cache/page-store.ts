import type { RenderedPage } from '../page-response.ts'
import type { KeptPage, PageLife } from './kept-page.ts'
import { isCurrent, noteAge } from './kept-page.ts'
import type { PageVersions } from './page-versions.ts'

/** A page as other processes find it. */
export interface StoredPage extends PageLife {
  readonly etag: string
  readonly brotli: Buffer
  readonly version: number
  readonly day: string
  readonly madeAt: Date
}

/** Keeps guests' pages outside the process. Finding and putting may fail: pages are then made. */
export interface PageStore {
  /** Whether to look for it. What another process has stored within the last minute may not be known yet: it is made again. */
  mayHave(url: string): boolean
  find(url: string): Promise<StoredPage | null>
  put(url: string, page: StoredPage): Promise<void>
}

export interface SharedPages {
  /** A page that another process has made from the data of now; it may be due to be renewed. */
  find(url: string): Promise<KeptPage | null>
  /** The last page that was stored, whatever it was made from. */
  findOld(url: string): Promise<RenderedPage | null>
  /** Makes a page smaller and stores it in the background, one at a time; one that finds too many waiting is stored at a later visit. */
  offer(url: string, kept: KeptPage): void
}

export interface SharedPagesOptions {
  readonly store: PageStore
  readonly toSmaller: (page: RenderedPage) => Promise<RenderedPage>
  readonly versions: PageVersions
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

const maxWaiting = 100

export function createSharedPages({ store, toSmaller, versions, now, onError }: SharedPagesOptions): SharedPages {
  let waiting = 0
  let lastStored = Promise.resolve()
  const findStored = (url: string) =>
    store.find(url).catch(error => {
      onError(error)
      return null
    })
  return {
    async findOld(url) {
      return store.mayHave(url) ? findStored(url) : null
    },
    async find(url) {
      const stored = await findStored(url)
      if (stored === null) return null
      const { etag, brotli, madeAt, ...rest } = stored
      const age = Math.max(0, Date.now() - madeAt.getTime())
      const kept = { ...rest, page: { etag, brotli }, madeAt: now() - age, oldSince: null, isStored: true }
      noteAge(kept, now())
      return isCurrent(kept, versions) ? kept : null
    },
    offer(url, kept) {
      if (kept.isStored || waiting === maxWaiting) return
      waiting += 1
      kept.isStored = true
      const { page, securityId, renewAfterMs, version, day } = kept
      const storeSmaller = async () => {
        const smaller = await toSmaller(page)
        kept.page = smaller
        const madeAt = new Date(Date.now() - (now() - kept.madeAt))
        await store.put(url, { ...smaller, securityId, renewAfterMs, version, day, madeAt })
      }
      lastStored = lastStored
        .then(storeSmaller)
        .catch(onError)
        .finally(() => {
          waiting -= 1
        })
    },
  }
}
