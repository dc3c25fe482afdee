export { createLiveIslands } from './live-islands.tsx'
export { createPageLive, type PageLive } from './page-live.ts'
