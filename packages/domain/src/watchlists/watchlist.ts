import type { MarketCode } from '../brand.ts'
import { parseMarketCode } from '../market-code.ts'

export interface WatchedItem {
  readonly marketCode: MarketCode
  /** Empty where nothing was noted. */
  readonly note: string
  /** When the note was last changed, in ms since 1970; 0 where there never was one. */
  readonly notedAt: number
}

/** Lists of one person differ by name, whatever its case; each holds a security once. */
export interface Watchlist {
  readonly name: string
  readonly items: readonly WatchedItem[]
}

export const watchlistLimits = { lists: 20, items: 200, name: 40, note: 500 } as const

/** The list that a first star makes. */
export const firstWatchlistName = 'My watchlist'

/** What two names have in common if they are the same to a reader. */
export function watchlistKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** The name as it is kept, in one line, or null for one without a letter or digit, or too long. */
export function parseWatchlistName(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 4 * watchlistLimits.name) return null
  const name = inOneLine(input)
  return name.length <= watchlistLimits.name && /[\p{L}\p{N}]/u.test(name) ? name : null
}

/** The note as it is kept, in one line and cut to its greatest length. */
export function toWatchlistNote(input: string): string {
  return inOneLine(input.slice(0, 4 * watchlistLimits.note))
    .slice(0, watchlistLimits.note)
    .toWellFormed()
    .trim()
}

/** Control characters, and those that turn the direction of what follows, have no place in a line. */
function inOneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
}

/**
 * Lists from a place that anybody may have written to. What cannot be read is left out, what is too much is cut off, and a time from the future
 * counts as `now`, so that it cannot win for ever.
 */
export function parseWatchlists(input: unknown, now: number): readonly Watchlist[] {
  const lists = new Map<string, Watchlist>()
  for (const given of asArray(input).slice(0, watchlistLimits.lists)) {
    const { name: givenName, items } = Object(given) as { name?: unknown; items?: unknown }
    const name = parseWatchlistName(givenName)
    if (name === null || lists.has(watchlistKey(name))) continue
    lists.set(watchlistKey(name), { name, items: parseItems(items, now) })
  }
  return [...lists.values()]
}

function parseItems(input: unknown, now: number): readonly WatchedItem[] {
  const items = new Map<MarketCode, WatchedItem>()
  for (const given of asArray(input).slice(0, watchlistLimits.items)) {
    const fields = Object(given) as { marketCode?: unknown; note?: unknown; notedAt?: unknown }
    const marketCode = typeof fields.marketCode === 'string' ? parseMarketCode(fields.marketCode) : null
    if (marketCode === null || items.has(marketCode)) continue
    const note = typeof fields.note === 'string' ? toWatchlistNote(fields.note) : ''
    items.set(marketCode, { marketCode, note, notedAt: parseTime(fields.notedAt, now) })
  }
  return [...items.values()]
}

function parseTime(input: unknown, now: number): number {
  return typeof input === 'number' && Number.isFinite(input) && input > 0 ? Math.min(Math.trunc(input), now) : 0
}

function asArray(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : []
}

/** Whether any of the lists holds it. */
export function isWatched(lists: readonly Watchlist[], marketCode: MarketCode): boolean {
  return lists.some(({ items }) => items.some(item => item.marketCode === marketCode))
}

export function findWatchlist(lists: readonly Watchlist[], name: string): Watchlist | null {
  const key = watchlistKey(name)
  return lists.find(list => watchlistKey(list.name) === key) ?? null
}
