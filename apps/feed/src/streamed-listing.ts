import type { streamedListings } from '@bellwether/db'
import type { MarketCode } from '@bellwether/domain'

export type StreamedListing = streamedListings.StreamedListing

/** The part of a tick that does not change with the price. */
export function describeListing({ marketCode, unit, scale, previousClose }: StreamedListing) {
  return { marketCode: marketCode as MarketCode, unit, scale, previousClose }
}
