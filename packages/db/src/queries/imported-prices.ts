import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type PricedListing = NonNullable<Awaited<ReturnType<typeof findListing>>>

/** The listing with the first of these market codes that there is. */
export async function findListing(db: Database, codes: readonly string[]) {
  const rows = await db.sql
    .selectFrom('listings as l')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .select([
      'l.id',
      'l.security_id as securityId',
      's.type',
      'l.market_code as marketCode',
      'l.exchange',
      'l.price_unit as unit',
      'l.price_scale as scale',
      'l.primary_listing as primary',
    ])
    .where('l.market_code', 'in', codes)
    .execute()
  return codes.map(code => rows.find(({ marketCode }) => marketCode === code)).find(row => row !== undefined) ?? null
}

/** The last day of the newest file of prices of a listing; null where there was none. */
export async function newestFile(db: Database, listingId: number): Promise<IsoDate | null> {
  const row = await db.sql
    .selectFrom('price_files')
    .select('as_at as asAt')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.asAt ?? null
}

export interface NewDividend {
  readonly securityId: number
  readonly kind: 'INTERIM' | 'DISTRIBUTION'
  readonly exOn: string
  readonly amount: number
  readonly scale: number
  readonly unit: string
  readonly sourceId: number
  readonly asAt: string
}

/** Brings the dividends that a source has given for days of a period to what it gives now; those of other sources stay. */
export async function replaceDividends(
  db: Database,
  { securityId, sourceId, from, to }: { securityId: number; sourceId: number; from: IsoDate; to: IsoDate },
  dividends: readonly NewDividend[],
): Promise<boolean> {
  const known = await db.sql
    .selectFrom('dividends')
    .select(['id', 'ex_on as exOn', 'amount', 'scale', 'unit', 'source_id as sourceId'])
    .where('security_id', '=', securityId)
    .where('ex_on', '>=', from)
    .where('ex_on', '<=', to)
    .execute()
  const own = known.filter(row => row.sourceId === sourceId)
  const fromOthers = new Set(known.filter(row => row.sourceId !== sourceId).map(({ exOn }) => String(exOn)))
  const wanted = dividends.filter(({ exOn }) => !fromOthers.has(exOn))
  const keyOf = ({ exOn, amount, scale, unit }: Pick<NewDividend, 'exOn' | 'amount' | 'scale' | 'unit'>) =>
    [exOn, amount, scale, unit].join(' ')
  const stale = own.filter(row => !wanted.some(each => keyOf(each) === keyOf(row)))
  const missing = wanted.filter(each => !own.some(row => keyOf(row) === keyOf(each)))
  if (stale.length > 0) {
    const ids = stale.map(({ id }) => id)
    await db.sql.deleteFrom('dividends').where('id', 'in', ids).execute()
  }
  if (missing.length > 0) {
    const rows = missing.map(each => ({
      security_id: each.securityId,
      kind: each.kind,
      amount: each.amount,
      scale: each.scale,
      unit: each.unit,
      financial_year: null,
      ex_on: each.exOn,
      status: 'CONFIRMED' as const,
      source_id: each.sourceId,
      as_at: each.asAt,
    }))
    await db.sql.insertInto('dividends').values(rows).execute()
  }
  return stale.length + missing.length > 0
}

export interface NewSplit {
  readonly day: string
  readonly ratio: number
}

/** Adds the splits that are not known; how many were. */
export async function addSplits(
  db: Database,
  securityId: number,
  sourceId: number,
  splits: readonly NewSplit[],
): Promise<number> {
  let added = 0
  for (const { day, ratio } of splits) {
    const kind = ratio > 1 ? 'SPLIT' : 'CONSOLIDATION'
    const words = ratio > 1 ? `${ratio} new shares for each share` : `1 new share for ${round(1 / ratio)} shares`
    const { numAffectedRows } = await sql`
      insert into corporate_actions (security_id, kind, effective_on, ratio_new, ratio_old, factor, description, source_id)
      select ${securityId}, ${kind}, ${day}::date, ${round(ratio)}::numeric, 1, ${1 / ratio}::numeric, ${words}, ${sourceId}
      where not exists (
        select from corporate_actions
        where security_id = ${securityId} and kind = ${kind} and effective_on = ${day}::date)`.execute(db.sql)
    added += Number(numAffectedRows ?? 0)
  }
  return added
}

const round = (ratio: number) => Number(ratio.toFixed(6))

/** What was mended in the prices of a listing, latest first. */
export function repairs(db: Database, listingId: number) {
  return db.sql
    .selectFrom('price_repairs')
    .select(['day', 'kind', 'note'])
    .where('listing_id', '=', listingId)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .execute()
}
