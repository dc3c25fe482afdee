export {
  ApiFailedError,
  BadInputError,
  BusyError,
  isAborted,
  isUnavailable,
  NoSearchIndexError,
  NotBuiltError,
  RefusedError,
  SiteError,
  TooManyCallsError,
  type Unavailable,
  UnknownCallError,
} from './errors.ts'
export type { Firm } from './page/firm.ts'
export { oembedHref } from './page/oembed-address.ts'
export { type Account, viewerOf } from './server/account.ts'
export { sendApiError } from './server/api-error.ts'
export { serveAssets } from './server/assets.ts'
export { createFairQueue, type FairQueueLimits } from './server/fair-queue.ts'
export { parseId, redirectAfter, searchOf } from './server/form-answers.ts'
export { defaultRenderLimits, limitRenders } from './server/limit-renders.ts'
export type { PageStore } from './server/page-cache/page-store.ts'
export { createPageVersions, type PageVersions } from './server/page-cache/page-versions.ts'
export { type CachedAnswer, createPageDrawing } from './server/page-drawing.ts'
export type { MadePage, PageMaker } from './server/page-maker.ts'
export { type RenderedPage, toSmallerPage } from './server/page-response.ts'
export { createPageSender, type PageSender } from './server/page-sender.ts'
export { keepQuery, type PageQuery } from './server/page-url.ts'
export { createRecentCache, type RecentCache } from './server/recent-cache.ts'
export { sendRefusal } from './server/refusal.ts'
export { createBuiltRenderer, type Renderer, type SiteBuild } from './server/renderer.ts'
export { signalOf } from './server/request-signal.ts'
export { commonHeaders, documentPolicy, strictTransportSecurity } from './server/security-headers.ts'
export { sendFile } from './server/send-file.ts'
