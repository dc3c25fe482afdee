import { type DatedRate, type IsoDate, rateDays } from '@bellwether/domain'
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

export interface CurrencyDay {
  readonly currency: string
  readonly day: IsoDate
}

/** RP-AGE-7: of each currency the last rate on the day or a few days before it; those without one are left out. */
export async function onDays(db: Database, wanted: readonly CurrencyDay[]) {
  const { rows } = await sql<DatedRate & { readonly wantedOn: IsoDate }>`
    select w.currency, w.day as "wantedOn", rate.day, rate.sterling, s.name as source
    from unnest(${wanted.map(({ currency }) => currency)}::text[], ${wanted.map(({ day }) => day)}::date[]) as w(currency, day)
    cross join lateral (
      select d.day, d.sterling, d.source_id from exchange_rate_days as d
      where d.currency = w.currency and d.day between w.day - ${rateDays}::int and w.day order by d.day desc limit 1
    ) as rate
    join sources as s on s.id = rate.source_id`.execute(db.sql)
  return rows
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
