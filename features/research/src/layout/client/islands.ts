export { createLiveIslands } from './live-islands.tsx'
export { createPageDays } from './page-days.ts'
export { createPageLive, type PageLive } from './page-live.ts'
