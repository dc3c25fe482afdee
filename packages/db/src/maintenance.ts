import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { TableName } from './tables/index.ts'

const kept = [
  'schema_migrations',
  'users',
  'sessions',
  'login_failures',
  'known_devices',
  'user_identities',
  'streaming_tokens',
  'feed_order',
  'streaming_keys',
  'streaming_revocations',
  'paper_accounts',
  'paper_positions',
  'paper_orders',
  'paper_entries',
  'paper_plans',
  'watchlists',
  'watchlist_items',
  'component_configurations',
  'usage_attributes',
  'usage_counts',
  'namespaces',
  'namespace_owners',
  'namespace_invitations',
  'widget_clients',
  'widget_token_keys',
  'audit_events',
  'audit_head',
  'data_version',
]

/** Empties every table except people's accounts and what is theirs, and starts identities from 1 again. */
export async function clearMarket(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and not tablename = any(${kept})`.execute(db.sql)
  const tables = rows.map(row => sql.table(row.name))
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db.sql)
}

/** After a large load, of these tables or of all: fresh statistics, and a visibility map so that index-only scans need not visit the table. */
export async function vacuumAnalyze(db: Database, tables: readonly TableName[] = []): Promise<void> {
  await db.sql.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await sql`vacuum (analyze) ${sql.join(tables.map(table => sql.table(table)))}`.execute(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** A new database on the same PostgreSQL server: empty, or a copy of one that nobody is connected to. */
export async function createSiblingDatabase(db: Database, name: string, template = 'template1'): Promise<void> {
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db.sql)
}
