import type { OwnHoldingView } from '@bellwether/contract'
import type { Database, screener, securities } from '@bellwether/db'
import type { DealingHours, MarketCode, Ratio, ServiceFlags } from '@bellwether/domain'
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
  /** When the market trades: the exchanges' hours, or always in a demonstration. */
  readonly hours: DealingHours
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** Finds securities by words and codes, in memory. */
  readonly securityIndex: SecurityIndex
}

const sectorMaxAgeMs = 10 * 60_000

const emptyIndex: SecurityIndex = { size: 0, search: () => [] }

type Given = Pick<ResearchContext, 'db' | 'services' | 'log'> &
  Partial<Pick<ResearchContext, 'securityIndex' | 'hours' | 'now'>>

export function createResearchContext(given: Given): ResearchContext {
  return {
    securityIndex: emptyIndex,
    hours: 'exchange',
    now: () => new Date(),
    ...given,
    history: createPriceHistory(given.db),
    sectorRatios: createRecentCache({ maxAgeMs: sectorMaxAgeMs, maxEntries: 100 }),
    sectors: createSectorReturns(given.db),
    distributions: createRecentCache({ maxAgeMs: sectorMaxAgeMs, maxEntries: 10 }),
  }
}

/** What the pages need from the rest of the site. */
export interface ResearchSite {
  readonly publicOrigin: string
  readonly ownHoldings: (userId: number, marketCode: MarketCode) => Promise<readonly OwnHoldingView[]>
}
