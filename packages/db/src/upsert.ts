import { CompiledQuery } from 'kysely'
import { type AnyRow, batches, columnsOf, insertFromArrays } from './bulk-insert.ts'
import type { Database } from './database.ts'
import { tableShape } from './table-shape.ts'
import type { NewRow, TableName } from './tables/index.ts'
import { inTransaction } from './transaction.ts'

export interface UpsertOptions<T extends TableName> {
  /** What makes two rows the same; the primary key unless given. */
  readonly key?: readonly (keyof NewRow<T> & string)[]
  /** A date: a row that is there stays when its own is later. */
  readonly newerBy?: keyof NewRow<T> & string
  /** Written with a row, but no reason to write one that is the same otherwise. */
  readonly ignoring?: readonly (keyof NewRow<T> & string)[]
}

export interface UpsertCounts {
  readonly inserted: number
  readonly updated: number
  /** The same already, or later than what was given. */
  readonly unchanged: number
}

/**
 * Brings rows to what is given and touches none that is so already, which is what makes an import repeatable. Columns
 * that are not given stay as they are. No two of the rows may have the same key.
 */
export async function upsert<T extends TableName>(
  db: Database,
  table: T,
  rows: readonly NewRow<T>[],
  { key, newerBy, ignoring = [] }: UpsertOptions<T> = {},
): Promise<UpsertCounts> {
  if (rows.length === 0) return { inserted: 0, updated: 0, unchanged: 0 }
  const given = rows as readonly AnyRow[]
  const shape = await tableShape(db, table)
  const columns = columnsOf(table, shape, given)
  const keys: readonly string[] = key ?? shape.primaryKey
  const quoted = (names: readonly string[], of = '') => names.map(name => `${of}"${name}"`).join(', ')
  const written = columns.map(({ name }) => name).filter(name => !keys.includes(name))
  const compared = written.filter(name => !(ignoring as readonly string[]).includes(name))
  const differs = `(${quoted(compared, `"${table}".`)}) is distinct from (${quoted(compared, 'excluded.')})`
  const later = newerBy === undefined ? '' : ` and "${table}"."${newerBy}" <= excluded."${newerBy}"`
  const change =
    compared.length === 0
      ? 'do nothing'
      : `do update set ${written.map(name => `"${name}" = excluded."${name}"`).join(', ')} where ${differs}${later}`
  // A row that was inserted just now has no earlier version, hence no xmax.
  const statement = `${insertFromArrays(table, columns)} on conflict (${quoted(keys)}) ${change} returning (xmax = 0) as inserted`
  return inTransaction(db, async ({ sql: tx }) => {
    let inserted = 0
    let updated = 0
    for (const parameters of batches(columns, given)) {
      const { rows: touched } = await tx.executeQuery<{ inserted: boolean }>(CompiledQuery.raw(statement, parameters))
      for (const row of touched) if (row.inserted) inserted += 1
      updated += touched.length
    }
    return { inserted, updated: updated - inserted, unchanged: given.length - updated }
  })
}
