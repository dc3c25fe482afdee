import { CompiledQuery, type Kysely, sql } from 'kysely'
import { elementOf, type ToElement } from './array-literal.ts'
import type { Database } from './database.ts'
import { MissingReferenceError, UnknownColumnError } from './errors.ts'
import { type ColumnShape, type ForeignKey, type TableShape, tableShape } from './table-shape.ts'
import type { NewRow, TableName, Tables } from './tables/index.ts'
import { inTransaction } from './transaction.ts'

export interface BulkInsertOptions {
  /** What happens to a row that is already there: nothing (`ignore`), or it is replaced by primary key (`replace`). */
  readonly onConflict?: 'ignore' | 'replace'
}

export type AnyRow = Readonly<Record<string, unknown>>

export interface BulkColumn extends ColumnShape {
  readonly toElement: ToElement
  readonly as: string
}

// Measured on the embedded database: below 5,000 rows a statement its fixed cost shows, above 20,000 nothing is gained.
const ROWS_PER_STATEMENT = 20_000
const CHARACTERS_PER_STATEMENT = 4_000_000

/**
 * Inserts many rows quickly, all or none: columns travel as arrays, thousands of rows in one statement. Inside a
 * transaction (`inTransaction`) the rows are part of it. A value that is not given takes its column's default. Returns
 * how many rows were written.
 */
export async function bulkInsert<T extends TableName>(
  db: Database,
  table: T,
  rows: Iterable<NewRow<T>>,
  options: BulkInsertOptions = {},
): Promise<number> {
  const given = [...rows] as readonly AnyRow[]
  if (given.length === 0) return 0
  const shape = await tableShape(db, table)
  const columns = columnsOf(table, shape, given)
  const statement = insertStatement(table, columns, shape, options)

  return inTransaction(db, async ({ kind, sql: tx }) => {
    const embedded = kind === 'embedded'
    if (embedded) await sql`set local session_replication_role = replica`.execute(tx)
    let written = 0
    for (const parameters of batches(columns, given)) {
      const result = await tx.executeQuery(CompiledQuery.raw(statement, parameters))
      written += Number(result.numAffectedRows ?? 0)
    }
    if (embedded) {
      await sql`set local session_replication_role = default`.execute(tx)
      await checkReferences(tx, table, shape.foreignKeys, given)
    }
    await moveIdentityPast(tx, table, columns)
    return written
  })
}

/** The columns that at least one row gives. */
export function columnsOf(table: string, shape: TableShape, rows: readonly AnyRow[]): readonly BulkColumn[] {
  const names = new Set<string>()
  for (const row of rows) for (const name in row) names.add(name)
  const known = shape.columns.map(column => column.name)
  for (const name of names) if (!known.includes(name)) throw new UnknownColumnError(table, name, known)
  return shape.columns
    .filter(column => names.has(column.name))
    .map(column => ({ ...column, ...elementOf(table, column) }))
}

function insertStatement(
  table: string,
  columns: readonly BulkColumn[],
  shape: TableShape,
  { onConflict }: BulkInsertOptions,
): string {
  const names = columns.map(column => `"${column.name}"`)
  const keys = shape.primaryKey.map(name => `"${name}"`)
  const changed = names.filter(name => !keys.includes(name)).map(name => `${name} = excluded.${name}`)
  const conflict =
    onConflict === undefined
      ? ''
      : onConflict === 'ignore' || changed.length === 0
        ? ' on conflict do nothing'
        : ` on conflict (${keys.join(', ')}) do update set ${changed.join(', ')}`
  return `${insertFromArrays(table, columns)}${conflict}`
}

/** `insert into ... select ... from unnest(...)`: the part that is the same whatever happens to rows already there. */
export function insertFromArrays(table: string, columns: readonly BulkColumn[]): string {
  const names = columns.map(column => `"${column.name}"`).join(', ')
  const values = columns.map(column => {
    const value =
      column.as === 'text' && column.type !== 'text' ? `"${column.name}"::${column.type}` : `"${column.name}"`
    return column.default === null ? value : `coalesce(${value}, ${column.default})`
  })
  const arrays = columns.map((column, index) => `$${index + 1}::${column.as}[]`)
  return `insert into "${table}" (${names}) select ${values.join(', ')} from unnest(${arrays.join(', ')}) as rows(${names})`
}

/** One array literal for each column, a statement's worth of rows at a time. */
export function* batches(columns: readonly BulkColumn[], rows: readonly AnyRow[]): Generator<string[]> {
  let literals = columns.map(() => '')
  let count = 0
  let characters = 0
  for (const row of rows) {
    for (const [index, column] of columns.entries()) {
      const value = row[column.name]
      const element = value === null || value === undefined ? 'NULL' : column.toElement(value)
      literals[index] += count === 0 ? `{${element}` : `,${element}`
      characters += element.length
    }
    count += 1
    if (count === ROWS_PER_STATEMENT || characters >= CHARACTERS_PER_STATEMENT) {
      yield literals.map(literal => `${literal}}`)
      literals = columns.map(() => '')
      count = 0
      characters = 0
    }
  }
  if (count > 0) yield literals.map(literal => `${literal}}`)
}

/**
 * The embedded database spends three quarters of a bulk insert on its row-by-row foreign-key triggers. Those are
 * suspended while the rows are written (`session_replication_role`), and each distinct reference is looked up once here
 * instead: the same guarantee, since nobody else writes. A server's own triggers are fast enough, and suspending them needs
 * rights we do not ask for.
 */
async function checkReferences(
  tx: Kysely<Tables>,
  table: string,
  foreignKeys: readonly ForeignKey[],
  rows: readonly AnyRow[],
): Promise<void> {
  for (const { column, type, table: target, key } of foreignKeys) {
    const values = [...new Set(rows.map(row => row[column]))].filter(value => value !== null && value !== undefined)
    const missing = await sql<{ value: string }>`
      select given.value::text as value
      from unnest(${`{${values.join(',')}}`}::${sql.raw(type)}[]) as given(value)
      where not exists (select from ${sql.table(target)} as target where target.${sql.ref(key)} = given.value)
      limit 1`.execute(tx)
    const first = missing.rows[0]
    if (first !== undefined) throw new MissingReferenceError(table, column, first.value, target)
  }
}

/** Rows that bring their own ids must not meet those the sequence hands out next. */
async function moveIdentityPast(tx: Kysely<Tables>, table: string, columns: readonly BulkColumn[]): Promise<void> {
  for (const { name } of columns.filter(column => column.identity)) {
    const sequence = sql`pg_get_serial_sequence(${table}, ${name})::regclass`
    await sql`
      select setval(${sequence}, greatest(max(${sql.ref(name)}), coalesce(pg_sequence_last_value(${sequence}), 1)))
      from ${sql.table(table)}`.execute(tx)
  }
}
