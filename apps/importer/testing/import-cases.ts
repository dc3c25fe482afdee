/** Imports the cases of formats, and compares whole databases. */
import type { Database } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { textFile } from '@bellwether/import-formats/testing'
import { sql } from 'kysely'
import { importFile } from '../src/files/import-file.ts'
import { addListing, addSecurity, usualOptions } from '../src/files/test-import.ts'
import type { FormatCase } from './format-cases.ts'

/** The securities that a case needs. */
export async function prepareCase(db: Database, { securities = [] }: FormatCase): Promise<void> {
  for (const { marketCode, ...security } of securities) {
    const id = await addSecurity(db, security)
    if (marketCode !== undefined) await addListing(db, id, marketCode)
  }
}

/** A file of a case, as it would be imported if it had been written on this day. */
export function importCase(db: Database, { name, symbol }: FormatCase, content: string | Uint8Array, day: string) {
  const file = { ...textFile(content, name), date: getIsoDate(day) }
  return importFile(db, file, { ...usualOptions, symbol: symbol ?? null })
}

/** What every import writes: when it was, not what it said; and the figures that are made from the rest. */
const notCompared = [
  ...['import_runs', 'import_changes', 'audit_events', 'audit_head', 'data_version', 'security_versions'],
  ...['stored_pages', 'search_index_parts', 'sources', 'schema_migrations'],
]
/** Made from the other tables, and made again after an import; when they were made is not compared. */
const derived = [
  ...['screener_columns', 'screener_figures', 'screener_summaries'],
  ...['market_figures', 'market_medians', 'sector_groups', 'sector_standings', 'security_counts'],
]

/** Every row of every table as text. */
export async function rowsOf(db: Database): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and not tablename = any(${[...notCompared, 'screener_state', ...derived]})`.execute(
    db.sql,
  )
  return textsOf(
    db,
    tables.map(({ name }) => name),
  )
}

/** Every row of the tables that are made from others. */
export function derivedRowsOf(db: Database): Promise<ReadonlySet<string>> {
  return textsOf(db, derived)
}

async function textsOf(db: Database, tables: readonly string[]): Promise<ReadonlySet<string>> {
  // The version of columns is drawn each time they are made.
  const each = tables.map(
    name => sql`select ${name} || ' ' || (to_jsonb(t) - 'version')::text as row from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(each, sql` union all `)}`.execute(db.sql)
  return new Set(rows.map(({ row }) => row))
}
