export type { SearchEntry } from './entry.ts'
export { type MatchKind, matchKinds, type SearchHit, type SearchOptions, type TextRange } from './hit.ts'
export { buildSearchIndex, createSearchIndex, type SearchIndex } from './search-index.ts'
