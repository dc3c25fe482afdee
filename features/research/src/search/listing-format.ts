import type { securities } from '@bellwether/db'
import { type MarketCode, securityTypes, type TradeButton, type Wrapper, wrappers } from '@bellwether/domain'
import type { EntryFormat } from '@bellwether/search'
import type { ListedSecurity } from './listed-security.ts'

type Status = securities.ListingRow['status']
type Action = TradeButton['action']

const statuses: readonly Status[] = ['ACTIVE', 'SUSPENDED', 'DELISTED']
const actions: readonly Action[] = ['BUY', 'SELL', 'REGULAR']

/** The fields in this order; former names are the first of the other names. */
type Written = [
  ...[id: number, securityId: number, marketCode: MarketCode, name: string, ticker: string],
  ...[isin: string | null, sedol: string | null, otherNames: readonly string[], formerNames: number],
  ...[type: number, size: number | null, exchange: string, priceUnit: string, sector: string | null],
  ...[status: number, primary: 0 | 1, wrappers: number, actions: number],
]

/** How the index keeps a listing: an array as JSON, lists of known words as numbers. */
export const listingFormat: EntryFormat<ListedSecurity> = {
  toText: listing =>
    JSON.stringify([
      ...[listing.id, listing.securityId, listing.marketCode, listing.name, listing.ticker],
      ...[listing.isin, listing.sedol, listing.otherNames, listing.formerNames.length],
      ...[securityTypes.indexOf(listing.type), listing.size, listing.exchange, listing.priceUnit, listing.sector],
      ...[statuses.indexOf(listing.status), listing.primary ? 1 : 0],
      ...[toBits(wrappers, listing.wrappers), toBits(actions, listing.actions)],
    ]),

  fromText: text => {
    const [id, securityId, marketCode, name, ticker, isin, sedol, otherNames, formerNames, ...rest] = JSON.parse(
      text,
    ) as Written
    const [type, size, exchange, priceUnit, sector, status, primary, holdable, possible] = rest
    return {
      ...{ id, securityId, marketCode, name, ticker, isin, sedol, otherNames, size, exchange, priceUnit, sector },
      formerNames: otherNames.slice(0, formerNames),
      type: securityTypes[type] ?? 'EQUITY',
      status: statuses[status] ?? 'ACTIVE',
      primary: primary === 1,
      wrappers: fromBits<Wrapper>(wrappers, holdable),
      actions: fromBits(actions, possible),
    }
  },
}

function toBits<T>(all: readonly T[], some: readonly T[]): number {
  return some.reduce((bits, one) => bits | (1 << all.indexOf(one)), 0)
}

function fromBits<T>(all: readonly T[], bits: number): readonly T[] {
  return all.filter((_, at) => (bits >>> at) & 1)
}
