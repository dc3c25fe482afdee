import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { type DayRows, type DaySeriesName, daySeries } from './day-series.ts'
import { fromYearRow, groupByYear, toYearRow, type Year } from './years-of-days.ts'

const yearsPerStatement = 500

/**
 * Writes days of any number of listings, securities or indices: a history, or today's bar of each. A day that is there is
 * replaced, the others stay, and writing the same days twice changes nothing. All or none is written; inside a transaction
 * (`inTransaction`) the days are part of it, and until its end others who write days of the same kind wait. Returns how many
 * days were given.
 */
export async function writeDays<S extends DaySeriesName>(
  db: Database,
  name: S,
  rows: Iterable<DayRows[S]>,
): Promise<number> {
  const years = groupByYear(name, rows as Iterable<Readonly<Record<string, unknown>>>)
  if (years.length === 0) return 0
  const { table } = daySeries[name]
  await inTransaction(db, async tx => {
    // Two who add to the same year must not both start from what was there before; readers are not held up.
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx.sql)
    for (let at = 0; at < years.length; at += yearsPerStatement) {
      const slice = years.slice(at, at + yearsPerStatement)
      const merged = merge(await storedYears(tx, name, slice), slice)
      await bulkInsert(tx, table, merged.map(year => toYearRow(name, year)) as never[], { onConflict: 'replace' })
    }
  })
  return years.reduce((count, { days }) => count + days.size, 0)
}

const keyOf = ({ owner, year }: Year) => `${owner.join(' ')} ${year}`

function merge(stored: readonly Year[], given: readonly Year[]): readonly Year[] {
  const before = new Map(stored.map(year => [keyOf(year), year.days]))
  return given.map(year => ({ ...year, days: new Map([...(before.get(keyOf(year)) ?? []), ...year.days]) }))
}

async function storedYears(db: Database, name: DaySeriesName, years: readonly Year[]): Promise<readonly Year[]> {
  const { table, owner } = daySeries[name]
  const keys = [
    ...Object.entries(owner).map(([column, type], index) => ({
      column,
      array: sql`${years.map(year => year.owner[index])}::${sql.raw(type)}[]`,
    })),
    { column: 'year', array: sql`${years.map(({ year }) => year)}::integer[]` },
  ]
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select stored.* from ${sql.table(table)} as stored
    join unnest(${sql.join(keys.map(({ array }) => array))}) as asked(${sql.join(keys.map(({ column }) => sql.ref(column)))})
      on ${sql.join(
        keys.map(({ column }) => sql`stored.${sql.ref(column)} = asked.${sql.ref(column)}`),
        sql` and `,
      )}`.execute(db.sql)
  return rows.map(row => fromYearRow(name, row))
}
