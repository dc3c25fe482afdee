export { ownHoldings } from './paper-account/own-holdings.ts'
export { registerTrading } from './register-trading.ts'
export type { LatestTick } from './trading-context.ts'
