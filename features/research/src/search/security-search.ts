import { setImmediate as nextTurn } from 'node:timers/promises'
import { ClosedError, type Database, storedSearchIndex } from '@bellwether/db'
import { openSearchIndex, packSearchIndex, type SearchIndex } from '@bellwether/search'
import type { FastifyBaseLogger } from 'fastify'
import { type ListedSecurity, readListings } from './listed-security.ts'
import { listingFormat } from './listing-format.ts'
import { readStoredIndex, storeIndex } from './stored-index.ts'

export type SecurityIndex = Pick<SearchIndex<ListedSecurity>, 'search' | 'size'>

/** The index shared by all requests, renewed in the background when an import has brought new data. */
export interface SecuritySearch extends SecurityIndex {
  /** Renews the index if an import has finished since. Returns whether it did. */
  refresh(): Promise<boolean>
  /** Stops the regular checks, and waits for an index that is being stored. */
  close(): Promise<void>
}

export interface SecuritySearchOptions {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly everyMs?: number
  /** The program: a large index is stored for its other processes and its next start. Without it none is. */
  readonly build?: string | null
  /** Smaller indexes are built in less time than it takes to read them. */
  readonly minStored?: number
}

/** One small question: who imports a file wants to find it. */
const usualEveryMs = 10_000
const usualMinStored = 20_000

const pause = () => nextTurn()

export async function openSecuritySearch(options: SecuritySearchOptions): Promise<SecuritySearch> {
  const { db, log, everyMs = usualEveryMs } = options
  let madeFor = await storedSearchIndex.version(db)
  let { index, storing } = await openIndex(options, madeFor)
  let refreshing: Promise<boolean> | null = null
  let closed = false

  async function renewIfMoved(): Promise<boolean> {
    const version = await storedSearchIndex.version(db)
    // None at all: an import is replacing the market at this moment.
    if (version === null || version === madeFor) return false
    ;({ index, storing } = await openIndex(options, version))
    madeFor = version
    log.info({ securities: index.size }, 'search index renewed')
    return true
  }

  function refresh(): Promise<boolean> {
    refreshing ??= renewIfMoved().finally(() => {
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
      return storing
    },
  }
}

interface OpenedIndex {
  readonly index: SearchIndex<ListedSecurity>
  /** Resolves once it is stored, or could not be; at once where nothing is to be stored. */
  readonly storing: Promise<void>
}

/** The stored index of this version, or one that is built and then stored. */
async function openIndex(
  { db, log, build = null, minStored = usualMinStored }: SecuritySearchOptions,
  version: string | null,
): Promise<OpenedIndex> {
  const madeFor = build === null || version === null ? null : `${build} ${version}`
  const stored = madeFor && (await readStoredIndex(db, madeFor))
  const opened = stored && openSearchIndex(stored, listingFormat)
  if (opened) return { index: opened, storing: Promise.resolve() }
  const bytes = await packSearchIndex(readListings(db), listingFormat, pause)
  const built = openSearchIndex(bytes, listingFormat)
  if (built === null) throw new RangeError('An index that was just packed cannot be opened')
  if (madeFor === null || built.size < minStored) return { index: built, storing: Promise.resolve() }
  const storing = storeIndex(db, madeFor, bytes).catch(error => {
    // The site is about to close.
    if (!(error instanceof ClosedError)) log.warn({ err: error }, 'search index could not be stored')
  })
  return { index: built, storing }
}
