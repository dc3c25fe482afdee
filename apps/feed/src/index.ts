export { type Feed, type FeedOptions, startFeed } from './feed.ts'
export { createExchangeHours, type MarketHours, openAlways } from './market-hours.ts'
export { createSimulatedSource, type SimulatedSourceOptions } from './simulated-source.ts'
export type { TickSource } from './tick-source.ts'
