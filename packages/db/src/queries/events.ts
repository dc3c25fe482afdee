import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

const upcomingEvents = keptStatement(
  (tables, { securityId, today }: { securityId: Value<number>; today: Value<IsoDate> }, limit: number) =>
    tables
      .selectFrom('events')
      .select(['id', 'kind', 'day', 'title', 'confirmed'])
      .where('security_id', '=', securityId)
      .where('day', '>=', today)
      .orderBy('day')
      .orderBy('id')
      .limit(limit),
)

/** Blocks of a page want the next five, or the next results among more: they share one reading of the most. */
const readTogether = 30

/** The financial calendar from `today` on, soonest first. */
export async function upcoming(db: Database, securityId: number, today: IsoDate, limit: number) {
  const events = await upcomingEvents(db, { securityId, today }, Math.max(limit, readTogether))
  return events.slice(0, limit)
}

/** The calendar from `from` to `to`, both inclusive, oldest first. */
export function between(db: Database, securityId: number, from: IsoDate, to: IsoDate) {
  return db.sql
    .selectFrom('events')
    .select(['id', 'kind', 'day', 'title', 'confirmed'])
    .where('security_id', '=', securityId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('id')
    .execute()
}
