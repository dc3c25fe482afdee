import type { DealingHours, MarketCode } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import type { Tick } from '@bellwether/wire'

/** The last live tick, or null where none is known. */
export type LatestTick = (marketCode: MarketCode) => Promise<Tick | null>

/** What dealing needs beside the site's own: when the market is open, what time it is, and what is quoted live. */
export interface DealingContext extends ResearchContext {
  readonly hours: DealingHours
  readonly now: () => Date
  readonly latestTick: LatestTick
}
