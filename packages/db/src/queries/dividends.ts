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

const dividendsOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables.selectFrom('dividends').select(columns).where('security_id', '=', securityId).orderBy('ex_on').orderBy('id'),
)

/**
 * All of a security, oldest first. Blocks of a page want the last, the next, those of a year or of a chart: they share one reading,
 * and each takes its part of it.
 */
function allOf(db: Database, securityId: number) {
  return dividendsOf(db, { securityId })
}

/** All of them, confirmed and estimated, the latest ex-date first: the total of a year needs every payment of it. */
export async function forSecurity(db: Database, securityId: number) {
  return (await allOf(db, securityId)).toReversed()
}

/** Those with an ex-date from `from` to `to`, both inclusive, oldest first. Estimates come along, marked by `status`. */
export async function between(db: Database, securityId: number, from: IsoDate, to: IsoDate) {
  return (await allOf(db, securityId)).filter(({ exOn }) => exOn >= from && exOn <= to)
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

/** The first with an ex-date on `today` or later; a confirmed one before an estimate for the same day. */
export async function next(db: Database, securityId: number, today: IsoDate): Promise<Dividend | null> {
  const ahead = (await allOf(db, securityId)).filter(({ exOn }) => exOn >= today)
  const [first] = ahead
  return ahead.find(({ exOn, status }) => exOn === first?.exOn && status === 'CONFIRMED') ?? first ?? null
}

/** What went ex in the twelve months up to and including `today`, oldest first. Estimates are left out. */
export async function lastTwelveMonths(db: Database, securityId: number, today: IsoDate) {
  const after = dividendYearStart(today)
  return (await allOf(db, securityId)).filter(
    ({ exOn, status }) => status === 'CONFIRMED' && exOn > after && exOn <= today,
  )
}
