import type { RenderedPage } from '../page-response.ts'
import type { PageLife } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'
import { createSharedPages, type PageStore } from './page-store.ts'
import type { PageVersions } from './page-versions.ts'
import { createRenewals } from './renewals.ts'
import { createSharedWork, type RunWithSignal } from './shared-work.ts'

/** A page that was just made. */
export interface NewPage extends PageLife {
  readonly page: RenderedPage
  /** False where a part of it failed: it is sent, but never kept. */
  readonly isWhole: boolean
  /** What it was made from, where that is not known to whoever asks for it. */
  readonly version?: number
  readonly day?: string
}

/** Null for what nobody waits for. */
type MakePage<Other> = (signal: AbortSignal | null) => Promise<NewPage | Other>

export interface PageCache<Other> {
  /** Whether the page is kept or being made. */
  has(url: string): boolean
  /** Keeps the page that another process has stored, if there is one. */
  lookUp(url: string): Promise<void>
  /**
   * The page as kept, also for some minutes after it went out of date, while it is renewed in the background; otherwise what
   * `make` answers, which is asked once for all who wait and given up when the last of them has left. What is no page is not kept.
   */
  get(url: string, make: MakePage<Other>, signal?: AbortSignal): Promise<RenderedPage | Other>
  /** The last page of this URL, however old, in memory or stored. */
  stale(url: string, where: StalePlace): Promise<RenderedPage | null>
}

/** The store is of no use while the database is not available. */
export type StalePlace = 'memory' | 'anywhere'

export interface PageCacheOptions {
  readonly versions: PageVersions
  readonly store?: PageStore | null
  /** For pages that are asked for again; they stay as they are unless given. */
  readonly toSmaller?: (page: RenderedPage) => Promise<RenderedPage>
  readonly maxBytes?: number
  /** The turn of a renewal: when nobody waits for a page. */
  readonly turn: () => Promise<() => void>
  /** Whether others wait for their pages: then one whose price alone has moved is sent for longer, as where many wait to be renewed. */
  readonly isBusy?: () => boolean
  readonly onError: (error: unknown) => void
  /** Does the work until the signal, if any, is aborted. */
  readonly run?: RunWithSignal
  /** Monotonic, ms. */
  readonly now?: () => number
}

const maxRenewals = 1_000
/** With so many waiting, more pages are asked for than can be kept new. */
const manyRenewals = 10

/** Pages are kept by URL for as long as the data behind them are the same: see `PageVersions`. */
export function createPageCache<Other extends (...given: never[]) => unknown>(
  options: PageCacheOptions,
): PageCache<Other> {
  const {
    versions,
    store = null,
    toSmaller = async page => page,
    turn,
    onError,
    isBusy = () => false,
    now = () => performance.now(),
    run = (_signal, work) => work(),
  } = options
  const renewals = createRenewals({ turn, maxWaiting: maxRenewals, onError })
  const { find, last, keep } = createKeptPages({
    versions,
    maxBytes: options.maxBytes,
    isBusy: () => renewals.waiting >= manyRenewals || isBusy(),
    now,
  })
  const making = createSharedWork<RenderedPage | Other>(run)
  const shared = store && createSharedPages({ store, toSmaller, versions, now, onError })

  /** From another process, or new. */
  async function load(url: string, make: MakePage<Other>, signal: AbortSignal | null): Promise<RenderedPage | Other> {
    const found = store?.mayHave(url) ? await shared?.find(url) : null
    if (found?.oldSince === null) {
      keep(url, found)
      return found.page
    }
    // Before the first query: what is read later may be newer than this says, never older.
    const { day } = versions
    const versionAtStart = versions.of(null)
    const made = await make(signal)
    if (typeof made === 'function') return made
    const { isWhole, ...rest } = made
    if (isWhole) keep(url, { version: versionAtStart, day, ...rest, madeAt: now(), oldSince: null, isStored: false })
    return made.page
  }

  async function renew(url: string, make: MakePage<Other>): Promise<void> {
    // Somebody who could not wait may have made it meanwhile.
    if (last(url)?.oldSince !== null) await run(null, () => load(url, make, null))
  }

  return {
    has: url => find(url) !== null || making.has(url),
    async lookUp(url) {
      if (!store?.mayHave(url)) return
      const found = await shared?.find(url)
      if (found && found.madeAt > (last(url)?.madeAt ?? Number.NEGATIVE_INFINITY)) keep(url, found)
    },
    async stale(url, where) {
      const kept = last(url)?.page
      return kept ?? (where === 'anywhere' ? ((await shared?.findOld(url)) ?? null) : null)
    },
    async get(url, make, signal) {
      const kept = find(url)
      if (kept) {
        if (kept.oldSince === null) shared?.offer(url, kept)
        else renewals.add(url, () => renew(url, make))
        return kept.page
      }
      return making.get(url, leaving => load(url, make, leaving), signal)
    },
  }
}
