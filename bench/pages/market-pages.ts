import type { Database } from '@bellwether/db'
import {
  defaultServiceFlags,
  getMarketCode,
  type MarketCode,
  type PageId,
  pagesFor,
  type SecurityType,
} from '@bellwether/domain'

export interface MarketPages {
  readonly type: SecurityType
  readonly marketCode: MarketCode
  readonly pages: ReadonlySet<PageId>
}

/** Every active security with the pages it has, the largest first. */
export async function findMarketPages(db: Database): Promise<MarketPages[]> {
  const rows = await db.sql
    .selectFrom('securities as s')
    .innerJoin('listings as l', 'l.security_id', 's.id')
    .select(['s.type', 'l.market_code as code', 'l.exchange'])
    .where('l.primary_listing', '=', true)
    .where('s.status', '=', 'ACTIVE')
    .orderBy('s.size_gbp', 'desc')
    .execute()
  return rows.map(({ type, code, exchange }) => {
    const marketCode = getMarketCode(code)
    return { type, marketCode, pages: pagesFor({ type, marketCode, exchange }, defaultServiceFlags) }
  })
}
