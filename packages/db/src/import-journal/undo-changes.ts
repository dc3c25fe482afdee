import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { type TableShape, tableShape } from '../table-shape.ts'
import { findDependents } from './dependents.ts'

/**
 * Why a run cannot be undone: rows that somebody has changed since, that refer to what it has added, or of which nobody can
 * tell, since a migration has changed tables after the run.
 */
export interface UndoBlocker {
  readonly table: string
  readonly rows: number
  readonly reason: 'CHANGED' | 'REFERRED' | 'MIGRATED'
}

/** Tables that others refer to, each after those that it refers to itself: their rows are changed in place. */
const parentTables: readonly string[] = [
  'securities',
  'listings',
  'indices',
  'people',
  'news_items',
  'document_groups',
  'documents',
]

interface Journalled {
  readonly runId: number
  readonly table: string
  readonly shape: TableShape
}

/**
 * Brings every row that a run has changed to what it was before, in the given transaction, or says why that cannot be and
 * changes nothing. Quotes that live prices have moved since stay as they are.
 */
export async function undoChanges(tx: Database, runId: number): Promise<UndoBlocker | null> {
  await sql`set local statement_timeout = 0`.execute(tx.sql)
  const all = await journalledTables(tx, runId)
  for (const each of all) {
    if (each.table === 'quotes') await leaveMovedOn(tx, each)
    const rows = await countChangedSince(tx, each)
    if (rows > 0)
      return { table: each.table, rows, reason: (await isOfEarlierSchema(tx, runId)) ? 'MIGRATED' : 'CHANGED' }
  }
  const parents = parentTables.flatMap(table => all.find(each => each.table === table) ?? [])
  for (const { table } of parents) {
    const found = await findDependents(tx, runId, table)
    if (found !== null) return { ...found, reason: 'REFERRED' }
  }
  const leaves = all.filter(({ table }) => !parentTables.includes(table))
  for (const each of leaves) await remove(tx, each, sql`c.after is not null`)
  for (const each of parents) await changeBack(tx, each)
  for (const each of parents.toReversed()) await remove(tx, each, sql`c.before is null and c.after is not null`)
  for (const each of parents) await restore(tx, each, sql`c.after is null`)
  for (const each of leaves) await restore(tx, each, sql`true`)
  return null
}

async function journalledTables(tx: Database, runId: number): Promise<readonly Journalled[]> {
  const rows = await tx.sql
    .selectFrom('import_changes')
    .select('table_name as table')
    .distinct()
    .where('run_id', '=', runId)
    .orderBy('table_name')
    .execute()
  return Promise.all(rows.map(async ({ table }) => ({ runId, table, shape: await tableShape(tx, table) })))
}

const changesOf = ({ runId, table }: Journalled) => sql`c.run_id = ${runId} and c.table_name = ${table}`

/** The row `t` of the change `c`. */
function sameKey({ shape }: Journalled): RawBuilder<unknown> {
  const pairs = shape.primaryKey.map((name, place) => {
    const type = shape.columns.find(column => column.name === name)?.type ?? 'text'
    return sql`t.${sql.ref(name)} = (c.key ->> ${sql.lit(place)})::${sql.raw(type)}`
  })
  return sql.join(pairs, sql` and `)
}

/** True for a change `c` whose row, joined as `t` where there is one, is not what the run has left. */
function hasMovedOn({ shape }: Journalled): RawBuilder<boolean> {
  const firstKey = sql.ref(`t.${shape.primaryKey[0]}`)
  return sql`(case when ${firstKey} is null then null else hash_record_extended(t, 0) end) is distinct from c.after`
}

async function countChangedSince(tx: Database, each: Journalled): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from import_changes as c left join ${sql.table(each.table)} as t on ${sameKey(each)}
    where ${changesOf(each)} and ${hasMovedOn(each)}`.execute(tx.sql)
  return rows[0]?.count ?? 0
}

/** A column that a migration adds changes the hash of every row. */
async function isOfEarlierSchema(tx: Database, runId: number): Promise<boolean> {
  const { rows } = await sql<{ migrated: boolean }>`
    select exists (
      select from schema_migrations as m join import_runs as r on m.applied_at > r.finished_at where r.id = ${runId}
    ) as migrated`.execute(tx.sql)
  return rows[0]?.migrated ?? false
}

async function leaveMovedOn(tx: Database, each: Journalled): Promise<void> {
  await sql`
    delete from import_changes as d
    using (
      select c.key from import_changes as c left join ${sql.table(each.table)} as t on ${sameKey(each)}
      where ${changesOf(each)} and ${hasMovedOn(each)}
    ) as moved
    where d.run_id = ${each.runId} and d.table_name = ${each.table} and d.key = moved.key`.execute(tx.sql)
}

async function remove(tx: Database, each: Journalled, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from ${sql.table(each.table)} as t using import_changes as c
    where ${changesOf(each)} and ${which} and ${sameKey(each)}`.execute(tx.sql)
}

const earlierRow = ({ table }: Journalled) =>
  sql`cross join lateral jsonb_populate_record(null::${sql.table(table)}, c.before) as earlier`

async function changeBack(tx: Database, each: Journalled): Promise<void> {
  const columns = each.shape.columns.filter(({ name }) => !each.shape.primaryKey.includes(name))
  const values = columns.map(({ name }) => sql`${sql.ref(name)} = earlier.${sql.ref(name)}`)
  await sql`
    update ${sql.table(each.table)} as t set ${sql.join(values)}
    from import_changes as c ${earlierRow(each)}
    where ${changesOf(each)} and c.before is not null and c.after is not null and ${sameKey(each)}`.execute(tx.sql)
}

async function restore(tx: Database, each: Journalled, which: RawBuilder<unknown>): Promise<void> {
  const columns = each.shape.columns.map(({ name }) => sql.ref(name))
  const values = each.shape.columns.map(({ name }) => sql.ref(`earlier.${name}`))
  await sql`
    insert into ${sql.table(each.table)} (${sql.join(columns)})
    select ${sql.join(values)} from import_changes as c ${earlierRow(each)}
    where ${changesOf(each)} and c.before is not null and ${which}`.execute(tx.sql)
}
