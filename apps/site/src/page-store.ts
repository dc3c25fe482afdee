import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ClosedError, storedPages } from '@bellwether/db'
import type { PageStore } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { SiteOptions } from './site.ts'

const limits: storedPages.StoreLimits = { rows: 20_000, bytes: 256 * 1024 * 1024 }
const trimEveryMs = 5 * 60_000

/** Guests' pages in the database, for other processes of the same build and settings and for the next start; null where the build is not known. */
export async function openPageStore(
  app: FastifyInstance,
  { db, doesChores = true, ...settings }: SiteOptions,
  root: URL,
): Promise<PageStore | null> {
  const stamp = await readFile(new URL('dist/.build-stamp', root), 'utf8').catch(() => null)
  if (stamp === null) return null
  const build = createHash('sha256')
    .update(JSON.stringify([stamp, shownSettings(settings)]))
    .digest('hex')
  if (doesChores) {
    const timer = setInterval(() => {
      storedPages.trim(db, limits).catch(err => app.log.warn({ err }, 'stored pages could not be trimmed'))
    }, trimEveryMs).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }
  return {
    find: url => storedPages.find(db, build, url),
    put: (url, page) =>
      storedPages.put(db, build, url, page).catch(error => {
        // The site is about to close.
        if (!(error instanceof ClosedError)) throw error
      }),
  }
}

/** What a page looks like depends on these too. */
function shownSettings(settings: Omit<SiteOptions, 'db' | 'doesChores'>): unknown {
  const { publicOrigin, streamingOrigin = null, services, firm = null } = settings
  return { publicOrigin, streamingOrigin, services, firm }
}
