import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { tableShape } from '../table-shape.ts'

/** Made from the other tables, and made again after each import. */
const derivedTables = ['market_figures', 'screener_figures', 'sector_standings']

/** The first table with rows that refer to what a run has added to `parent`, other than rows of the run itself: removing the one would remove the other. */
export async function findDependents(
  tx: Database,
  runId: number,
  parent: string,
): Promise<{ readonly table: string; readonly rows: number } | null> {
  const { rows: references } = await sql<{ table: string; column: string; type: string }>`
    select c.conrelid::regclass::text as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${parent}::regclass
    order by 1, 2`.execute(tx.sql)
  for (const { table, column, type } of references) {
    if (derivedTables.includes(table)) continue
    const { primaryKey } = await tableShape(tx, table)
    const key = sql.join(primaryKey.map(name => sql.ref(`t.${name}`)))
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count
      from import_changes as c
      join ${sql.table(table)} as t on t.${sql.ref(column)} = (c.key ->> 0)::${sql.raw(type)}
      where c.run_id = ${runId} and c.table_name = ${parent} and c.before is null and c.after is not null
        and not exists (
          select from import_changes as own
          where own.run_id = ${runId} and own.table_name = ${table} and own.key = jsonb_build_array(${key}))`.execute(
      tx.sql,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) return { table, rows: count }
  }
  return null
}
