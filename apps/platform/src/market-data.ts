import { type MarketData, readMarketData } from '@bellwether/feed'
import type { Environment } from './environment.ts'

/** Where live prices come from and who may see them. Throws on a file that is not right. */
export async function openMarketData({ marketDataFile }: Environment): Promise<MarketData> {
  return marketDataFile === null ? { sources: [], terms: new Map() } : readMarketData(marketDataFile, process.env)
}

/** Whether the simulated market gets older by itself. Prices beside those of real sources are never made up. */
export function goesOn({ marketDays }: Pick<Environment, 'marketDays'>, { sources }: MarketData): boolean {
  return marketDays === 'go-on' && sources.length === 0
}
