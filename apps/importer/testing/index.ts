export { openMarket, openMemoryMarket } from './test-market.ts'
export { getUniverseTemplate } from './universe-template.ts'
