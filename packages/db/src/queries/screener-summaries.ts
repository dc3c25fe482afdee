import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { valuesOf } from './screener.ts'
import { type RangeColumn, rangeColumns } from './screener-columns.ts'
import { type ColumnDistribution, distributions } from './screener-distributions.ts'
import type { ListedColumn } from './screener-question.ts'

/** What the form shows of a type of security. */
export interface ScreenerSummary {
  /** That maturities are counted from. */
  readonly day: IsoDate
  readonly securities: number
  /** By column: each value with how many have it, by value. */
  readonly choices: Readonly<Partial<Record<ListedColumn, readonly (readonly [value: string, count: number])[]>>>
  readonly distributions: Readonly<Partial<Record<RangeColumn, Omit<ColumnDistribution, 'column'>>>>
}

const listed: readonly ListedColumn[] = [
  'sector',
  'category',
  'incomeClass',
  'country',
  'market',
  'sdrLabel',
  'replication',
  'trackedIndex',
  'index',
  'wrapper',
]

/** Null where the figures have not been made yet, or there are none of the type. */
export async function find(db: Database, type: SecurityType): Promise<ScreenerSummary | null> {
  const { rows } = await sql<ScreenerSummary>`
    select day, securities, choices, distributions from screener_summaries where type = ${type}`.execute(db.sql)
  return rows[0] ?? null
}

/** Makes the summaries of every type anew from the columns there are. */
export async function write(db: Database): Promise<void> {
  const { rows } = await sql<{ type: SecurityType; securities: number; day: IsoDate }>`
    select type, count(*)::int as securities, coalesce(max(as_at), current_date) as day
    from screener_figures group by type`.execute(db.sql)
  const types = rows.map(({ type }) => type)
  await sql`delete from screener_summaries where not type = any(${types}::text[])`.execute(db.sql)
  for (const { type, securities, day } of rows) {
    const values = await valuesOf(db, type, listed)
    const spread = await distributions(db, type, Object.keys(rangeColumns) as RangeColumn[], day)
    const row = {
      type,
      day,
      securities,
      choices: Object.fromEntries(
        listed.map(column => [
          column,
          values.filter(found => found.column === column).map(({ value, count }) => [value, count]),
        ]),
      ),
      distributions: Object.fromEntries(
        spread.map(({ column, count, percentiles, bins }) => [column, { count, percentiles, bins }]),
      ),
    }
    await bulkInsert(db, 'screener_summaries', [row], { onConflict: 'replace' })
  }
}
