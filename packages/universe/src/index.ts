export { type Batch, datasetOrder } from './batch.ts'
export { monthlyTypes } from './documents/document-rows.ts'
export * from './errors.ts'
export { type DeclaredNow, declarationNews, monthEndNews } from './forward/forward-announcements.ts'
export { type ForwardDay, type ForwardGiven, forwardDay } from './forward/forward-day.ts'
export {
  type ForwardProduct,
  type ForwardProductFacts,
  forwardFactsheet,
  forwardProducts,
  forwardReport,
  reportOn,
} from './forward/forward-documents.ts'
export { forwardHoldings, holdingsDay } from './forward/forward-holdings.ts'
export { forwardIntraday } from './forward/forward-intraday.ts'
export type { ForwardBar, ForwardIndex, ForwardListing, ForwardNav, ForwardSecurity } from './forward/forward-market.ts'
export { navPublished } from './forward/forward-nav.ts'
export { type ForwardCompany, forwardNews } from './forward/forward-news.ts'
export { type DueResults, type ForwardResults, forwardResults, type NavSince } from './forward/forward-results.ts'
export { checkUniverseOptions, generateUniverse, largestUniverse, type UniverseOptions } from './generate.ts'
export { type TailPlan, tailLength } from './identity/plan-universe.ts'
export { levelPublished } from './market/level-publication.ts'
export { type Story, storyRows } from './news/news-draft.ts'
export { sourceId } from './platform/source.ts'
export { yearOfDiscounts } from './portfolio/discount.ts'
export type { Dataset, UniverseRows } from './rows/universe-rows.ts'
export { createTail, type Tail } from './tail/tail.ts'
