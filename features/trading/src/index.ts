export { registerTrading } from './register-trading.ts'
export type { LatestTick } from './trading-context.ts'
