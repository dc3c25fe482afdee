import { dividendYearStart, type IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

const columns = [
  'id',
  'kind',
  'amount',
  'scale',
  'unit',
  'financial_year as financialYear',
  'declared_on as declaredOn',
  'ex_on as exOn',
  'record_on as recordOn',
  'pay_on as payOn',
  'status',
  'reinvested',
  'as_at as asAt',
] as const

export type Dividend = Awaited<ReturnType<typeof forSecurity>>[number]

const dividendsOf = keptStatement((tables, { securityId }: { securityId: Value<number> }, limit: number) =>
  tables
    .selectFrom('dividends')
    .select(columns)
    .where('security_id', '=', securityId)
    .orderBy('ex_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)

/** Confirmed and estimated, the latest ex-date first. */
export function forSecurity(db: Database, securityId: number, limit = 200) {
  return dividendsOf(db, { securityId }, limit)
}

const dividendsBetween = keptStatement(
  (tables, { securityId, from, to }: { securityId: Value<number>; from: Value<IsoDate>; to: Value<IsoDate> }) =>
    tables
      .selectFrom('dividends')
      .select(columns)
      .where('security_id', '=', securityId)
      .where('ex_on', '>=', from)
      .where('ex_on', '<=', to)
      .orderBy('ex_on')
      .orderBy('id'),
)

/** Those with an ex-date from `from` to `to`, both inclusive, oldest first. Estimates come along, marked by `status`. */
export function between(db: Database, securityId: number, from: IsoDate, to: IsoDate) {
  return dividendsBetween(db, { securityId, from, to })
}

/** The same of several securities; one without any is absent. */
export async function betweenOf(
  db: Database,
  securityIds: readonly number[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<number, readonly Dividend[]>> {
  if (securityIds.length === 0) return new Map()
  const rows = await db.sql
    .selectFrom('dividends')
    .select(columns)
    .select('security_id as securityId')
    .where('security_id', 'in', securityIds)
    .where('ex_on', '>=', from)
    .where('ex_on', '<=', to)
    .orderBy('security_id')
    .orderBy('ex_on')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ securityId }) => securityId)
}

const nextDividend = keptStatement(
  (tables, { securityId, today }: { securityId: Value<number>; today: Value<IsoDate> }) =>
    tables
      .selectFrom('dividends')
      .select(columns)
      .where('security_id', '=', securityId)
      .where('ex_on', '>=', today)
      .orderBy('ex_on')
      .orderBy('status')
      .orderBy('id')
      .limit(1),
)

/** The first with an ex-date on `today` or later; a confirmed one before an estimate for the same day. */
export async function next(db: Database, securityId: number, today: IsoDate): Promise<Dividend | null> {
  return (await nextDividend(db, { securityId, today }))[0] ?? null
}

const dividendsPaid = keptStatement(
  (tables, { securityId, after, to }: { securityId: Value<number>; after: Value<IsoDate>; to: Value<IsoDate> }) =>
    tables
      .selectFrom('dividends')
      .select(columns)
      .where('security_id', '=', securityId)
      .where('status', '=', 'CONFIRMED')
      .where('ex_on', '>', after)
      .where('ex_on', '<=', to)
      .orderBy('ex_on')
      .orderBy('id'),
)

/** What went ex in the twelve months up to and including `today`, oldest first. Estimates are left out. */
export function lastTwelveMonths(db: Database, securityId: number, today: IsoDate) {
  return dividendsPaid(db, { securityId, after: dividendYearStart(today), to: today })
}
