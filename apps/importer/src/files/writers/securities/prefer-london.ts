import type { Draft } from './drafts.ts'

/** IM-SEC-6: the primary listing is the first one known, or that on the London Stock Exchange. */
export function preferLondon(drafts: Iterable<Draft>): void {
  for (const { listings } of drafts) {
    const london = listings.find(({ exchange, ended_on }) => exchange === 'LSE' && ended_on === null)
    const primary = listings.find(({ primary_listing }) => primary_listing)
    if (!london || primary?.exchange === 'LSE') continue
    for (const [position, listing] of listings.entries()) {
      listings[position] = { ...listing, primary_listing: listing === london }
    }
  }
}
