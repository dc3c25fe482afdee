import type { Database } from '@bellwether/db'
import { securities } from '@bellwether/db'
import {
  findExchange,
  holdableIn,
  type MarketCode,
  type TradeButton,
  tradeButtons,
  type Wrapper,
} from '@bellwether/domain'
import type { SearchEntry } from '@bellwether/search'
import { toDealing } from '../layout/dealing.ts'
import { otherGiltNames } from './gilt-names.ts'

/** One listing in the index, its id that of the listing. Only what every search needs: there may be 300,000. */
export interface ListedSecurity extends SearchEntry {
  readonly securityId: number
  readonly isin: string | null
  readonly exchange: string
  readonly priceUnit: string
  readonly sector: string | null
  readonly status: securities.ListingRow['status']
  readonly primary: boolean
  readonly formerNames: readonly string[]
  /** The accounts that can hold it. */
  readonly wrappers: readonly Wrapper[]
  /** What can be done with it now. */
  readonly actions: readonly TradeButton['action'][]
}

const none: readonly string[] = []

/** So many rows are answered in a few milliseconds, and the next query waits no longer than that. */
const rowsPerSlice = 2_000

/** Every listing of the market, a slice at a time; the next one is asked for while one is read. */
export async function* readListings(db: Database): AsyncGenerator<readonly ListedSecurity[]> {
  let asked = securities.listingsAfter(db, 0, rowsPerSlice)
  for (;;) {
    const rows = await asked
    const last = rows.at(-1)
    const hasMore = last !== undefined && rows.length === rowsPerSlice
    if (hasMore) {
      asked = securities.listingsAfter(db, last.id, rowsPerSlice)
      // It may fail while this slice is still in use; it is awaited after that.
      asked.catch(() => {})
    }
    yield rows.map(toListedSecurity)
    if (!hasMore) return
  }
}

/** RP-SEARCH-22: of those without a size the ones of main venues come first. */
export function rankedSize({
  sizeGbp,
  exchange,
  primary,
}: Pick<securities.ListingRow, 'sizeGbp' | 'exchange' | 'primary'>) {
  return sizeGbp ?? (primary && (exchange === 'US' || findExchange(exchange)) ? 0 : null)
}

function toListedSecurity(row: securities.ListingRow): ListedSecurity {
  const marketCode = row.marketCode as MarketCode
  const aliases = [
    ...row.aliases,
    ...(row.type === 'BOND' ? otherGiltNames(row.name) : none),
    // The only number that identifies an American company without an ISIN.
    ...(row.cik === null ? none : [`CIK ${row.cik}`]),
  ]
  const instrument = { ...toDealing(row, row.dealing), kiidDocument: row.dealing?.kiidDocumentUrl ?? null }
  return {
    id: row.id,
    securityId: row.securityId,
    marketCode,
    name: row.name,
    ticker: row.ticker,
    isin: row.isin,
    sedol: row.sedol,
    otherNames: row.formerNames.length + aliases.length > 0 ? [...row.formerNames, ...aliases] : none,
    formerNames: row.formerNames.length > 0 ? row.formerNames : none,
    type: row.type,
    size: rankedSize(row),
    exchange: row.exchange,
    priceUnit: row.priceUnit,
    sector: row.sector,
    status: row.status,
    primary: row.primary,
    wrappers: holdableIn(instrument).flatMap(({ holdable, wrapper }) => (holdable ? [wrapper] : [])),
    actions: tradeButtons(instrument, marketCode).flatMap(({ enabled, action }) => (enabled ? [action] : [])),
  }
}
