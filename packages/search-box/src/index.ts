export { attachSearchBox, type SearchBoxOptions } from './search-box.ts'
export { type AllResults, maxSuggestions, type Suggestion, type Suggestions } from './suggester.ts'
