import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Database, importRuns } from '@bellwether/db'
import { buildSearchIndex, type SearchIndex } from '@bellwether/search'
import type { FastifyBaseLogger } from 'fastify'
import { type ListedSecurity, readListings } from './listed-security.ts'

export type SecurityIndex = Pick<SearchIndex<ListedSecurity>, 'search' | 'size'>

/** The index shared by all requests, rebuilt in the background when an import has brought new data. */
export interface SecuritySearch extends SecurityIndex {
  /** Rebuilds the index if an import has finished since. Returns whether it did. */
  refresh(): Promise<boolean>
  /** Stops the regular checks. */
  close(): void
}

export interface SecuritySearchOptions {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly everyMs?: number
}

/** One small question: who imports a file wants to find it. */
const usualEveryMs = 10_000

const pause = () => nextTurn()

export async function openSecuritySearch({
  db,
  log,
  everyMs = usualEveryMs,
}: SecuritySearchOptions): Promise<SecuritySearch> {
  let madeAfter = await importRuns.lastFinished(db)
  let index = await build()
  let refreshing: Promise<boolean> | null = null
  let closed = false

  async function build(): Promise<SearchIndex<ListedSecurity>> {
    return buildSearchIndex(await readListings(db, pause), pause)
  }

  async function rebuildIfMoved(): Promise<boolean> {
    const finished = await importRuns.lastFinished(db)
    // None at all: an import is replacing the market at this moment.
    if (finished === null || finished.getTime() === madeAfter?.getTime()) return false
    index = await build()
    madeAfter = finished
    log.info({ securities: index.size }, 'search index rebuilt')
    return true
  }

  function refresh(): Promise<boolean> {
    refreshing ??= rebuildIfMoved().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  const timer = setInterval(() => {
    // The old index stays in use; the next check tries again.
    refresh().catch(err => closed || log.error({ err }, 'search index could not be refreshed'))
  }, everyMs).unref()

  return {
    get size() {
      return index.size
    },
    search: (term, options) => index.search(term, options),
    refresh,
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
