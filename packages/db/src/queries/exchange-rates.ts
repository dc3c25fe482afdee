import type { IsoDate } from '@bellwether/domain'
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
