import type { MarketCode } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import type { Tick } from '@bellwether/wire'

/** The latest live tick, or null where there is none. */
export type LatestTick = (marketCode: MarketCode) => Promise<Tick | null>

/** The research context plus live prices. */
export interface TradingContext extends ResearchContext {
  readonly latestTick: LatestTick
}
