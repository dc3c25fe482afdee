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

export function all(db: Database) {
  return db.sql
    .selectFrom('exchange_rates')
    .select(['currency', 'sterling', 'as_at as asAt'])
    .orderBy('currency')
    .execute()
}
