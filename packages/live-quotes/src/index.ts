export { type FollowedQuotes, findLiveQuotes, followQuotes } from './follow-quotes.ts'
export type { QuoteState } from './live-labels.ts'
export type { LiveQuote } from './live-quote.ts'
export { type LiveSwitch, liveToggle } from './live-toggle.ts'
