import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface IndexLevel {
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly day: IsoDate
  /** Hundredths of a point, as all levels. */
  readonly level: number
  /** On the trading day before; null when there is none. */
  readonly change: number | null
  /** Fraction. */
  readonly changePct: number | null
  /** Levels of the last 30 trading days, oldest first. */
  readonly series: readonly number[]
}

const SERIES_DAYS = 30

/** Every index of a market that has a level, in the order they were set up. */
export async function latest(db: Database): Promise<readonly IndexLevel[]> {
  const { rows } = await sql<{ code: string; name: string; currency: string; day: IsoDate; level: number }>`
    select i.code, i.name, i.currency, recent.day, recent.level
    from indices as i
    cross join lateral (
      select day, level from index_levels where index_id = i.id and level is not null order by day desc limit ${SERIES_DAYS}
    ) as recent
    where i.kind = 'MARKET'
    order by i.id, recent.day`.execute(db.sql)
  return [...Map.groupBy(rows, row => row.code).values()].flatMap(days => {
    const last = days.at(-1)
    if (last === undefined) return []
    const previous = days.at(-2)?.level ?? null
    const change = previous === null ? null : last.level - previous
    const changePct = change === null || !previous ? null : change / previous
    return [{ ...last, change, changePct, series: days.map(({ level }) => level) }]
  })
}

export async function find(db: Database, code: string) {
  const row = await db.sql
    .selectFrom('indices')
    .select(['code', 'name', 'currency', 'kind'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** The index that the documents of a fund name as its benchmark. */
export async function findCited(db: Database, citedAs: string) {
  const row = await db.sql
    .selectFrom('indices')
    .select(['code', 'name', 'currency', 'kind'])
    .where('cited_as', '=', citedAs)
    .executeTakeFirst()
  return row ?? null
}

/** The index of consumer prices with its last level on or before a day, and who published that. */
export async function inflation(db: Database, on: IsoDate) {
  const row = await db.sql
    .selectFrom('index_levels as level')
    .innerJoin('indices as i', 'i.id', 'level.index_id')
    .innerJoin('sources as s', 's.id', 'level.source_id')
    .select(['i.code', 'i.name', 'level.day', 's.name as source'])
    .where('i.kind', '=', 'INFLATION')
    .where('level.day', '<=', on)
    .orderBy('level.day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Names only, in the order they were set up. */
export function all(db: Database) {
  return db.sql.selectFrom('indices').select(['code', 'name', 'currency', 'kind']).orderBy('id').execute()
}

/** The day the levels reach to. */
export async function lastDay(db: Database): Promise<IsoDate | null> {
  const { rows } = await sql<{ day: IsoDate | null }>`
    select max(newest.day) as day
    from indices as i
    cross join lateral (
      select day from index_levels where index_id = i.id order by day desc limit 1
    ) as newest
    where i.kind = 'MARKET'`.execute(db.sql)
  return rows[0]?.day ?? null
}

/** Levels of one index, oldest first, both ends inclusive; each of the three series is null where it is not published. */
export function series(db: Database, code: string, from: IsoDate, to: IsoDate) {
  return db.sql
    .selectFrom('index_levels as level')
    .innerJoin('indices as i', 'i.id', 'level.index_id')
    .select([
      'level.day',
      'level.level as price',
      'level.total_return as totalReturn',
      'level.net_total_return as netTotalReturn',
    ])
    .where('i.code', '=', code)
    .where('level.day', '>=', from)
    .where('level.day', '<=', to)
    .orderBy('level.day')
    .execute()
}

/** The indices a security belongs to, in the order they were set up. */
export function membershipOf(db: Database, securityId: number) {
  return db.sql
    .selectFrom('index_members as member')
    .innerJoin('indices as i', 'i.id', 'member.index_id')
    .select(['i.code', 'i.name', 'member.weighting', 'member.as_at as asAt'])
    .where('member.security_id', '=', securityId)
    .orderBy('i.id')
    .execute()
}
