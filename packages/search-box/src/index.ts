export { attachSearchBox, type SearchBoxOptions } from './search-box.ts'
export { maxSuggestions, type Suggestion } from './suggester.ts'
