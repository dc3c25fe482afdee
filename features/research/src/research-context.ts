import type { OwnHoldingView } from '@bellwether/contract'
import { type Database, readOnce, type screener, type securities } from '@bellwether/db'
import type { MarketCode, Ratio, ServiceFlags } from '@bellwether/domain'
import { createRecentCache, type RecentCache } from '@bellwether/web'
import type { FastifyBaseLogger } from 'fastify'
import type { SecurityIndex } from './search/security-search.ts'
import { createPriceHistory, type PriceHistory } from './securities/price-history.ts'
import { createSectorReturns, type SectorReturns } from './securities/sector-returns.ts'

/** A security with the listing that the address named. */
export type Security = securities.Security

/** The dependencies of every view: database, service flags, logger. */
export interface ResearchContext {
  readonly db: Database
  readonly history: PriceHistory
  /** Ratios of a sector's companies, by sector name: cached because accounts change twice a year and take long to read. */
  readonly sectorRatios: RecentCache<ReadonlyMap<number, Readonly<Record<string, Ratio>>>>
  readonly sectors: SectorReturns
  /** How the figures of each type of security are spread, which the screener shows. */
  readonly distributions: RecentCache<readonly screener.ColumnDistribution[]>
  readonly services: ServiceFlags
  readonly log: FastifyBaseLogger
  /** Finds securities by words and codes, in memory. */
  readonly securityIndex: SecurityIndex
}

const sectorMaxAgeMs = 10 * 60_000

const emptyIndex: SecurityIndex = { size: 0, search: () => [] }

type Given = Pick<ResearchContext, 'db' | 'services' | 'log'> & Partial<Pick<ResearchContext, 'securityIndex'>>

export function createResearchContext({ securityIndex = emptyIndex, ...given }: Given): ResearchContext {
  return {
    ...given,
    securityIndex,
    history: createPriceHistory(given.db),
    sectorRatios: createRecentCache({ maxAgeMs: sectorMaxAgeMs, maxEntries: 100 }),
    sectors: createSectorReturns(given.db),
    distributions: createRecentCache({ maxAgeMs: sectorMaxAgeMs, maxEntries: 10 }),
  }
}

/** As one request sees it: blocks of a page that need the same fact read it once. */
export function requestContext<C extends ResearchContext>(context: C): C {
  const db = readOnce(context.db)
  return { ...context, db, history: context.history.through(db) }
}

/** What the pages need from the rest of the site. */
export interface ResearchSite {
  readonly publicOrigin: string
  readonly ownHoldings: (userId: number, marketCode: MarketCode) => Promise<readonly OwnHoldingView[]>
}
