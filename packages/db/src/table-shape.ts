import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface ColumnShape {
  readonly name: string
  /** As PostgreSQL writes it: integer, numeric(10,8), text[] ... */
  readonly type: string
  /** SQL for the value of a row that gives none; null where that is simply null. */
  readonly default: string | null
  readonly identity: boolean
}

export interface ForeignKey {
  readonly column: string
  readonly type: string
  readonly table: string
  readonly key: string
}

export interface TableShape {
  readonly columns: readonly ColumnShape[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys: readonly ForeignKey[]
}

const known = new WeakMap<Database, Map<string, Promise<TableShape>>>()

/** The table as the database itself describes it; asked once, and once in each transaction. */
export function tableShape(db: Database, table: string): Promise<TableShape> {
  const shapes = known.get(db) ?? new Map<string, Promise<TableShape>>()
  known.set(db, shapes)
  const shape = shapes.get(table) ?? readShape(db, table)
  shapes.set(table, shape)
  shape.catch(() => shapes.delete(table))
  return shape
}

async function readShape(db: Database, table: string): Promise<TableShape> {
  const columns = await sql<ColumnShape>`
    select a.attname as name,
           format_type(a.atttypid, a.atttypmod) as type,
           case
             when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(${table}, a.attname))
             else pg_get_expr(d.adbin, d.adrelid)
           end as default,
           a.attidentity <> '' as identity
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db.sql)
  const primaryKey = await sql<{ name: string }>`
    select a.attname as name
    from pg_index i
    cross join unnest(i.indkey::int[]) with ordinality as k(attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary and k.position <= i.indnkeyatts
    order by k.position`.execute(db.sql)
  const foreignKeys = await sql<ForeignKey>`
    select a.attname as column,
           format_type(a.atttypid, a.atttypmod) as type,
           c.confrelid::regclass::text as table,
           r.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
    where c.conrelid = ${table}::regclass and c.contype = 'f'`.execute(db.sql)
  return {
    columns: columns.rows,
    primaryKey: primaryKey.rows.map(row => row.name),
    foreignKeys: foreignKeys.rows,
  }
}
