/** What a start asks of a market that is there already; loads nothing that makes or imports one. */
export { demoPassword } from './demo-accounts.ts'
export { lastCompletedDay, lastDayBefore } from './last-close.ts'
export { sampleMarketState } from './sample-market-state.ts'
export { universeState } from './universe-state.ts'
