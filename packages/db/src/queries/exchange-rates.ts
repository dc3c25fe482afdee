import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Pounds for one of the currency, with the day; null where nobody has said. */
export async function find(db: Database, currency: string) {
  const row = await db.sql
    .selectFrom('exchange_rates')
    .select(['currency', 'sterling', 'as_at as asAt'])
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row ?? null
}

/** Pounds for one of the currency on each day, oldest first, both ends inclusive. */
export function series(db: Database, currency: string, from: IsoDate, to: IsoDate) {
  return db.sql
    .selectFrom('exchange_rate_days')
    .select(['day', 'sterling'])
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

export function all(db: Database) {
  return db.sql
    .selectFrom('exchange_rates')
    .select(['currency', 'sterling', 'as_at as asAt'])
    .orderBy('currency')
    .execute()
}

/** Brings the latest rate of each of the currencies up to the last of its days. */
export async function refreshLatest(db: Database, currencies: readonly string[]): Promise<void> {
  await sql`
    insert into exchange_rates (currency, sterling, as_at, source_id)
    select distinct on (currency) currency, sterling, day, source_id
    from exchange_rate_days
    where currency = any(${currencies}::text[])
    order by currency, day desc
    on conflict (currency) do update set sterling = excluded.sterling, as_at = excluded.as_at, source_id = excluded.source_id
    where exchange_rates.as_at <= excluded.as_at`.execute(db.sql)
}
