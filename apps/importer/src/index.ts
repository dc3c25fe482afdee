export { formats as importFormats } from '@bellwether/import-formats'
export { demoPassword } from './demo-accounts.ts'
export * from './errors.ts'
export { importPaths } from './files/import-paths.ts'
export { type Inbox, watchInbox } from './files/inbox/watch-inbox.ts'
export { toLine as toReportLine } from './files/report-lines.ts'
export { undoLastRun } from './files/undo-import.ts'
export { type ExtendOptions, extendUniverse } from './forward/extend-universe.ts'
export { lastCompletedDay, lastDayBefore } from './last-close.ts'
export { importSampleMarket, type SampleMarketState, sampleMarketState } from './sample-market.ts'
export {
  type BuildOptions,
  buildUniverse,
  defaultSecurities,
  defaultSeed,
  type UniverseState,
  universeState,
} from './simulated-universe.ts'
