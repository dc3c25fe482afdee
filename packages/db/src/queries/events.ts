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

/** The financial calendar from `today` on, soonest first. */
export function upcoming(db: Database, securityId: number, today: IsoDate, limit: number) {
  return upcomingEvents(db, { securityId, today }, limit)
}

/** What lies behind `today`, latest first. */
export function past(db: Database, securityId: number, today: IsoDate, limit: number) {
  return db.sql
    .selectFrom('events')
    .select(['id', 'kind', 'day', 'title', 'confirmed'])
    .where('security_id', '=', securityId)
    .where('day', '<', today)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
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
