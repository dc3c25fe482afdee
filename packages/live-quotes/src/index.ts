export { createLiveQuotes, type LiveQuotesOptions } from './live-quotes.ts'
