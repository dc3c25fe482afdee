import type { DataKind, IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface SourceOfData {
  readonly what: DataKind
  readonly name: string
  /** The latest day that it describes. */
  readonly asAt: IsoDate
}

/** Who gave what of a security, and until when; in the order of a page. */
export async function sourcesOfSecurity(
  db: Database,
  { securityId, listingId }: { readonly securityId: number; readonly listingId: number },
): Promise<readonly SourceOfData[]> {
  const { rows } = await sql<SourceOfData>`
    select given.what, source.name, given.as_at as "asAt"
    from (
      select 1 as position, 'prices' as what, source_id, max((at at time zone 'UTC')::date) as as_at
        from quotes where listing_id = ${listingId} group by source_id
      union all select 2, 'dividends', source_id, max(ex_on) from dividends where security_id = ${securityId} group by source_id
      union all select 3, 'accounts', source_id, max(period_end) from statements where security_id = ${securityId} group by source_id
      union all select 4, 'holdings', source_id, max(as_at) from holdings where security_id = ${securityId} group by source_id
      union all select 5, 'costs', source_id, max(as_at) from costs where security_id = ${securityId} group by source_id
      union all select 6, 'risk', source_id, max(as_at) from risk_scores where security_id = ${securityId} group by source_id
      union all select 7, 'target market', source_id, max(as_at) from target_markets where security_id = ${securityId} group by source_id
      union all select 8, 'director deals', source_id, max(notified_on) from director_deals where security_id = ${securityId} group by source_id
      union all select 9, 'documents', source_id, max(effective_date) from documents where security_id = ${securityId} group by source_id
      union all select 10, 'company details', source_id, as_at from company_facts where security_id = ${securityId}
      union all select 11, 'fund details', source_id, as_at from fund_facts where security_id = ${securityId}
      union all select 11, 'fund details', source_id, as_at from trust_facts where security_id = ${securityId}
      union all select 11, 'fund details', source_id, as_at from gilt_facts where security_id = ${securityId}
      union all select 12, 'name and codes', source_id, as_at from securities where id = ${securityId}
    ) as given
    join sources as source on source.id = given.source_id
    order by given.position, source.name collate "C"`.execute(db.sql)
  return rows
}

/** Who gave the latest prices of some listings, each with their newest day; simulated ones are not named. */
export async function sourcesOfPrices(
  db: Database,
  marketCodes: readonly string[],
): Promise<readonly Pick<SourceOfData, 'name' | 'asAt'>[]> {
  const { rows } = await sql<Pick<SourceOfData, 'name' | 'asAt'>>`
    select source.name, max((quote.at at time zone 'UTC')::date) as "asAt"
    from listings as listing
    join quotes as quote on quote.listing_id = listing.id
    join sources as source on source.id = quote.source_id
    where listing.market_code = any(${marketCodes}::text[]) and not source.simulated
    group by source.name
    order by source.name collate "C"`.execute(db.sql)
  return rows
}
