import type { DayClose } from '@bellwether/analytics'
import type { OwnHoldingView } from '@bellwether/contract'
import { type Database, readOnce, type securities, seenBy } from '@bellwether/db'
import {
  type Audience,
  type DealingHours,
  heldPrices,
  type MarketCode,
  type MarketDataTerms,
  type ServiceFlags,
  type Viewer,
} from '@bellwether/domain'
import { createRecentCache, type RecentCache } from '@bellwether/web'
import type { FastifyBaseLogger } from 'fastify'
import type { SecurityIndex } from './search/security-search.ts'
import { createPriceHistory, type PriceHistory } from './securities/price-history.ts'

/** A security with the listing that the address named. */
export type Security = securities.Security

/** The dependencies of every view: database, service flags, logger. */
export interface ResearchContext {
  /** As the audience reads it: see `forViewer`. */
  readonly db: Database
  readonly audience: Audience
  readonly history: PriceHistory
  /** The average growth of sectors on charts, by sector, days and basis. */
  readonly sectorLines: RecentCache<readonly DayClose[]>
  readonly services: ServiceFlags
  /** When the market trades: the exchanges' hours, or always in a demonstration. */
  readonly hours: DealingHours
  /** Who may see which exchange's prices move, and how late they are. */
  readonly terms: MarketDataTerms
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** Finds securities by words and codes, in memory. */
  readonly securityIndex: SecurityIndex
}

const sectorMaxAgeMs = 10 * 60_000

const emptyIndex: SecurityIndex = { size: 0, search: () => [] }

type Given = Pick<ResearchContext, 'db' | 'services' | 'log'> &
  Partial<Pick<ResearchContext, 'securityIndex' | 'hours' | 'terms' | 'now'>> & { readonly dataVersion?: () => number }

export function createResearchContext({
  dataVersion: version = () => 0,
  now = () => new Date(),
  ...given
}: Given): ResearchContext {
  const context: ResearchContext = {
    securityIndex: emptyIndex,
    hours: 'exchange',
    terms: new Map(),
    ...given,
    now,
    audience: 'guests',
    history: createPriceHistory(given.db, version, now),
    sectorLines: createRecentCache({ maxAgeMs: sectorMaxAgeMs, maxEntries: 200, version }),
  }
  return forAudience(context, 'guests')
}

/** RP-ACCESS-5: everybody is a guest unless it is said here that they are not. */
export function forAudience<C extends ResearchContext>(context: C, audience: Audience): C {
  const { terms, hours, now } = context
  const db = seenBy(context.db, () => heldPrices(terms, audience, now().getTime(), hours))
  return { ...context, audience, db }
}

export function forViewer<C extends ResearchContext>(context: C, viewer: Viewer): C {
  return viewer.kind === 'user' ? forAudience(context, 'users') : context
}

/** As one request sees it: blocks of a page that need the same fact read it once. */
export function requestContext<C extends ResearchContext>(context: C, viewer: Viewer): C {
  const seen = forViewer(context, viewer)
  const db = readOnce(seen.db)
  return { ...seen, db, history: context.history.through(db) }
}

/** What the pages need from the rest of the site. */
export interface ResearchSite {
  readonly publicOrigin: string
  readonly ownHoldings: (userId: number, marketCode: MarketCode) => Promise<readonly OwnHoldingView[]>
}
