export { type Batch, datasetOrder } from './batch.ts'
export * from './errors.ts'
export {
  type ForwardBar,
  type ForwardDay,
  type ForwardGiven,
  type ForwardIndex,
  type ForwardListing,
  type ForwardSecurity,
  forwardDay,
} from './forward/forward-day.ts'
export { forwardIntraday } from './forward/forward-intraday.ts'
export { type ForwardCompany, forwardNews } from './forward/forward-news.ts'
export { checkUniverseOptions, generateUniverse, largestUniverse, type UniverseOptions } from './generate.ts'
export { tickSize, toTick } from './market/tick-size.ts'
export { sourceId } from './platform/source.ts'
export type { Dataset, UniverseRows } from './rows/universe-rows.ts'
