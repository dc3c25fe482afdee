import { type Database, importedPrices } from '@bellwether/db'
import { getUnit, type MarketCode } from '@bellwether/domain'
import { UnreadableFileError } from '@bellwether/import-formats'
import { sameListingCodes } from '../securities/market-code.ts'

export type Listing = importedPrices.PricedListing

export async function getListing(tx: Database, symbol: MarketCode): Promise<Listing> {
  const listing = await importedPrices.findListing(tx, sameListingCodes(symbol))
  if (listing !== null) return listing
  throw new UnreadableFileError(
    'IMPORT_UNKNOWN_SYMBOL',
    `there is no security ${symbol}; import a list of securities that has it, or name another with --symbol`,
  )
}

interface UnitOfFile {
  readonly unit: string
  readonly symbol: MarketCode
}

/** From the unit of the file to that of the listing: pence and pounds are converted, other currencies are not. */
export function unitFactor({ unit, symbol }: UnitOfFile, listing: Listing): number {
  const [from, to] = [getUnit(unit), getUnit(listing.unit)]
  if (from.currency === to.currency) return to.perMajor / from.perMajor
  throw new UnreadableFileError(
    'IMPORT_UNKNOWN_SYMBOL',
    `${symbol} is priced in ${to.code}, the file is in ${from.code}`,
  )
}
