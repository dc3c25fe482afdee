import { type Database, withAbort } from '@bellwether/db'
import type { DealingHours, MarketDataTerms, ServiceFlags } from '@bellwether/domain'
import { createResearchContext, marketResearchRoutes } from '@bellwether/research'
import {
  createBuiltRenderer,
  createPageVersions,
  type Firm,
  type MadePage,
  type RenderedPage,
  toSmallerPage,
  viewerOf,
} from '@bellwether/web'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { followData } from '../follow-data.ts'
import { watchOutages } from '../outages.ts'
import { siteBuild } from '../site-build.ts'
import { noSearchIndex } from './no-search-index.ts'
import { createPageCollector } from './page-collector.ts'
import { findUsualPages } from './usual-pages.ts'

export type { MadePage, PageMaker, RenderedPage } from '@bellwether/web'
export { findUsualPages } from './usual-pages.ts'

/** What decides how a guest's page looks, besides the data and the clock: the same as in the main thread. */
export interface PageSettings {
  readonly publicOrigin: string
  readonly services: ServiceFlags
  readonly firm: Firm | null
  readonly dealingHours: DealingHours
  readonly terms: MarketDataTerms
}

export interface PageThreadOptions extends PageSettings {
  readonly db: Database
  readonly log: FastifyBaseLogger
}

/** The part of the site that makes guests' pages of securities, for a thread of its own. */
export interface OpenPageThread {
  /** See `PageMaker`; rejects where it cannot be made here. */
  make(url: string, version: number, signal: AbortSignal): Promise<MadePage | null>
  toSmaller(page: RenderedPage): Promise<RenderedPage>
  /** Draws a few pages, so that the code that draws them is compiled. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** The routes, views and drawing are those of the site; without accounts, store, search index and whatever is done regularly. */
export async function openPageThread({ db, log, ...settings }: PageThreadOptions): Promise<OpenPageThread> {
  const { publicOrigin, services, firm, dealingHours: hours, terms } = settings
  const app = Fastify()
  app.decorateRequest('account', null)
  app.decorateRequest('viewer', { getter: () => viewerOf(null) })
  const data = await followData(app, db, log)
  const versions = createPageVersions({ data })
  app.addHook('onClose', async () => versions.close())
  const context = createResearchContext({
    ...{ db, services, hours, terms, log, securityIndex: noSearchIndex },
    dataVersion: () => data.of(null),
  })
  const pages = createPageCollector(app, await createBuiltRenderer(siteBuild), {
    ...{ publicOrigin, firm, listsOf: async () => [], assertAvailable: watchOutages(app, db) },
    run: withAbort,
  })
  marketResearchRoutes(app, { ...context, publicOrigin, ownHoldings: async () => [] }, pages.sender)
  await app.ready()

  async function make(url: string, version: number, signal: AbortSignal): Promise<MadePage | null> {
    if (data.of(null) < version) await data.refresh()
    const madeFrom = { version: data.of(null), day: versions.day }
    const page = await pages.collect(url, signal)
    return page && { ...page, ...madeFrom }
  }
  return {
    make,
    toSmaller: toSmallerPage,
    async warmUp() {
      const { signal } = new AbortController()
      for (const url of await findUsualPages(db)) await make(url, 0, signal)
    },
    close: () => app.close(),
  }
}
