import { quotes } from '@bellwether/db'
import { type IsoDate, type Price, price } from '@bellwether/domain'
import type { SearchHit } from '@bellwether/search'
import type { ResearchContext } from '../research-context.ts'
import { closeOnlyOn } from '../securities/close-only.ts'
import type { ListedSecurity } from './listed-security.ts'

export interface HitQuote {
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly closeOn: IsoDate | null
}

/** The latest prices of what a search found, by listing. Results without prices are better than no results. */
export async function hitQuotes(
  context: Pick<ResearchContext, 'db' | 'log' | 'terms' | 'audience'>,
  hits: readonly SearchHit<ListedSecurity>[],
): Promise<ReadonlyMap<number, HitQuote>> {
  const { db, log } = context
  if (hits.length === 0) return new Map()
  try {
    const found = await quotes.latestOf(
      db,
      hits.map(({ entry }) => entry.id),
    )
    return new Map(
      found.map(({ listingId, exchange, at, last, priceScale, priceUnit, dayChangePct }) => [
        listingId,
        {
          lastPrice: last === null ? null : price(last, priceScale, priceUnit),
          dayChangePct,
          closeOn: closeOnlyOn(context, exchange, at),
        },
      ]),
    )
  } catch (err) {
    log.error({ err }, 'prices of search results failed')
    return new Map()
  }
}
