import { convertPrice, parsePrice, price, rescalePrice } from '@bellwether/domain'
import type { StreamedListing } from '../streamed-listing.ts'
import type { SourceVenue } from './settings/source-settings.ts'

/** What a source wrote as an integer at the listing's unit and scale. More digits than the listing has are rounded, half to even. */
export function toListingPrice(text: string, { unit, scale }: SourceVenue, listing: StreamedListing): number {
  const written =
    scale === undefined ? parsePrice(text, unit ?? listing.unit) : price(Number(text), scale, unit ?? listing.unit)
  return rescalePrice(convertPrice(written, listing.unit), listing.scale, 'half-even').value
}
