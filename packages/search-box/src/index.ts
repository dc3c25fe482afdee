export { attachSearchBox, type SearchBoxOptions } from './search-box.ts'
export { mostSuggestions, type Suggestion } from './suggester.ts'
