import type { streamedListings } from '@bellwether/db'

type StreamedListing = streamedListings.StreamedListing

export function createListing(marketCode: string, given: Partial<StreamedListing> = {}): StreamedListing {
  return {
    marketCode,
    exchange: 'LSE',
    unit: 'GBX',
    scale: 2,
    suspended: false,
    at: new Date('2026-11-12T16:35:00Z'),
    last: 100_000,
    bid: 99_950,
    ask: 100_050,
    previousClose: 99_000,
    averageVolume: 1_000_000,
    ...given,
  }
}

export function manyListings(count: number): StreamedListing[] {
  return Array.from({ length: count }, (_, i) => createListing(`LSE:S${i}`, { last: 10_000 + 137 * i }))
}
