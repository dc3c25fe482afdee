import { createHash } from 'node:crypto'
import { ClosedError, type Database, storedPages } from '@bellwether/db'
import type { DealingHours, MarketDataTerms, ServiceFlags } from '@bellwether/domain'
import type { Firm, PageStore } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'

const megabyte = 1024 * 1024
/** On PostgreSQL every page of some 13,000 securities. */
const limits: Readonly<Record<Database['kind'], storedPages.StoreLimits>> = {
  embedded: { rows: 20_000, bytes: 256 * megabyte },
  postgres: { rows: 200_000, bytes: 2_048 * megabyte },
}
const trimEveryMs = 5 * 60_000
const readMarksEveryMs = 60_000

/** What a page looks like depends on these, and on the build. */
interface ShownSettings {
  readonly publicOrigin: string
  readonly streamingOrigin?: string | null
  readonly services: ServiceFlags
  readonly dealingHours?: DealingHours
  readonly terms?: MarketDataTerms
  readonly firm?: Firm | null
}

export interface PageStoreOptions extends ShownSettings {
  readonly db: Database
  readonly doesChores?: boolean
}

/** Guests' pages in the database, for other processes of the same build and settings and for the next start; null where the build is not known. */
export async function openPageStore(
  app: FastifyInstance,
  { db, doesChores = true, ...settings }: PageStoreOptions,
  stamp: string | null,
): Promise<PageStore | null> {
  if (stamp === null) return null
  const build = createHash('sha256')
    .update(JSON.stringify([stamp, shownSettings(settings)]))
    .digest('hex')
  let marks = new Set<number>()
  const readMarks = async () => {
    marks = await storedPages.readMarks(db)
  }
  const repeat = (everyMs: number, what: string, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      work().catch(err => app.log.warn({ err }, `stored pages could not be ${what}`))
    }, everyMs).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }
  await readMarks()
  repeat(readMarksEveryMs, 'listed', readMarks)
  if (doesChores) repeat(trimEveryMs, 'trimmed', () => storedPages.trim(db, limits[db.kind]))
  return {
    mayHave: url => marks.has(storedPages.markOf(build, url)),
    find: url => storedPages.find(db, build, url),
    put: async (url, page) => {
      try {
        await storedPages.put(db, build, url, page)
        marks.add(storedPages.markOf(build, url))
      } catch (error) {
        // The site is about to close.
        if (!(error instanceof ClosedError)) throw error
      }
    },
  }
}

function shownSettings({ publicOrigin, streamingOrigin = null, services, firm = null, ...market }: ShownSettings) {
  const { dealingHours = 'exchange', terms = new Map() } = market
  return { publicOrigin, streamingOrigin, services, firm, dealingHours, terms: [...terms] }
}
