import type { Database } from '@bellwether/db'
import { securities } from '@bellwether/db'
import type { MarketCode } from '@bellwether/domain'
import type { SearchEntry } from '@bellwether/search'

/** One listing in the index, its id that of the listing. Only what every search needs: there may be 300,000. */
export interface ListedSecurity extends SearchEntry {
  readonly securityId: number
  readonly isin: string
  readonly exchange: string
  readonly priceUnit: string
  readonly sector: string | null
  readonly status: securities.ListingRow['status']
  readonly primary: boolean
  readonly formerNames: readonly string[]
}

const none: readonly string[] = []

/** So many rows are answered in a few milliseconds, and the next query waits no longer than that. */
const rowsPerSlice = 2_000

/** Every listing of the market, a slice at a time. */
export async function readListings(db: Database, pause: () => Promise<void>): Promise<ListedSecurity[]> {
  const listings: ListedSecurity[] = []
  for (let after = 0; ; ) {
    const rows = await securities.listingsAfter(db, after, rowsPerSlice)
    for (const row of rows) listings.push(toListedSecurity(row))
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerSlice) return listings
    after = last.id
    await pause()
  }
}

function toListedSecurity(row: securities.ListingRow): ListedSecurity {
  return {
    id: row.id,
    securityId: row.securityId,
    marketCode: row.marketCode as MarketCode,
    name: row.name,
    ticker: row.ticker,
    isin: row.isin,
    sedol: row.sedol,
    otherNames: row.formerNames.length + row.aliases.length > 0 ? [...row.formerNames, ...row.aliases] : none,
    formerNames: row.formerNames.length > 0 ? row.formerNames : none,
    type: row.type,
    size: row.sizeGbp,
    exchange: row.exchange,
    priceUnit: row.priceUnit,
    sector: row.sector,
    status: row.status,
    primary: row.primary,
  }
}
