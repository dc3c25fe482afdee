import type { MarketOptions } from '../market.ts'

/** What the process that makes a market is started with, as JSON. */
export interface FirstMarketInput {
  readonly dataDir: string
  readonly environment: MarketOptions['environment']
  readonly isTTY: boolean
}

export type FromFirstMarket =
  | { readonly type: 'starting'; readonly reason: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'failed'; readonly reason: string }
