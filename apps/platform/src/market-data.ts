import { type MarketData, readMarketData } from '@bellwether/feed'
import type { Environment } from './environment.ts'

/** Where live prices come from and who may see them. Throws on a file that is not right. */
export async function openMarketData({ marketDataFile }: Environment): Promise<MarketData> {
  return marketDataFile === null ? { sources: [], terms: new Map() } : readMarketData(marketDataFile, process.env)
}
