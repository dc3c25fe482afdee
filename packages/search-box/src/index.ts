export { SearchBox, type SearchBoxProps } from './search-box.tsx'
export { type AllResults, maxSuggestions, type Suggestion, type Suggestions } from './suggester.ts'
export type { SearchAsking } from './use-search-box.ts'
