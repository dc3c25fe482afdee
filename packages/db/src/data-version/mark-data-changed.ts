import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** PostgreSQL tells whoever listens to it when a change has been committed. */
export const dataChannel = 'bellwether_data'

export interface DataChange {
  /**
   * Single securities only where the change shows on no other security's pages: news, documents, director deals. Prices,
   * accounts and whatever else is compared within a sector or ranked reach all of them.
   */
  readonly securityIds: readonly number[] | 'all'
  /** What changed, for people: `import run 7`. */
  readonly subject: string
}

/**
 * To be called by whatever changes what public pages show, in the transaction of the change: an importer, a recorder of
 * closing prices. Pages made before it are renewed in every process within seconds. Changes wait for each other from here
 * to their commit, so call it last. Pages of the market (home, ideas) follow every change. Returns the new version.
 */
export async function markDataChanged(tx: Database, { securityIds, subject }: DataChange): Promise<number> {
  const all = securityIds === 'all'
  const { rows } = await sql<{ version: number }>`
    update data_version set version = version + 1, all_version = case when ${all} then version + 1 else all_version end,
      subject = ${subject}, changed_at = now()
    returning version`.execute(tx.sql)
  const version = rows[0]?.version ?? 0
  if (all) await tx.sql.deleteFrom('security_versions').execute()
  else
    await sql`
      insert into security_versions (security_id, version)
      select distinct unnest(${securityIds}::integer[]), ${version}::bigint
      on conflict (security_id) do update set version = excluded.version`.execute(tx.sql)
  await sql`select pg_notify(${dataChannel}, ${String(version)})`.execute(tx.sql)
  return version
}
