import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

/** A page of a guest, as every visitor gets it. */
export interface StoredPage {
  readonly etag: string
  readonly brotli: Buffer
  /** Null: shows the market. */
  readonly securityId: number | null
  /** Null: valid until the data change. */
  readonly renewAfterMs: number | null
  /** Of the data it was made from. */
  readonly version: number
  /** The day it was made for, as its maker writes days. */
  readonly day: string
  readonly madeAt: Date
}

const pageByKey = keptStatement((tables, { key }: { key: Value<Buffer> }) =>
  tables
    .selectFrom('stored_pages')
    .select([
      'etag',
      // The driver takes bytes as text. As base64 there are two thirds of what they are as hex, and less garbage to collect.
      sql<string>`encode(brotli, 'base64')`.as('base64'),
      'security_id as securityId',
      'renew_after_ms as renewAfterMs',
      'version',
      'day',
      'made_at as madeAt',
    ])
    .where('key', '=', key),
)

/** `build`: of the program that made it; another one does not find it. */
export async function find(db: Database, build: string, url: string): Promise<StoredPage | null> {
  const [found] = await pageByKey(db, { key: toKey(build, url) })
  if (!found) return null
  const { base64, ...rest } = found
  return { ...rest, brotli: Buffer.from(base64, 'base64') }
}

/** Replaces the page of this URL unless that one is newer. */
export async function put(db: Database, build: string, url: string, page: StoredPage): Promise<void> {
  await sql`
    insert into stored_pages (key, etag, brotli, bytes, security_id, renew_after_ms, version, day, made_at)
    values (${toKey(build, url)}, ${page.etag}, ${page.brotli}, ${page.brotli.length}, ${page.securityId},
      ${page.renewAfterMs}, ${page.version}, ${page.day}, ${page.madeAt})
    on conflict (key) do update set etag = excluded.etag, brotli = excluded.brotli, bytes = excluded.bytes,
      security_id = excluded.security_id, renew_after_ms = excluded.renew_after_ms, version = excluded.version,
      day = excluded.day, made_at = excluded.made_at
    where stored_pages.made_at <= excluded.made_at`.execute(db.sql)
}

export interface StoreLimits {
  readonly rows: number
  readonly bytes: number
}

/** Deletes the oldest pages beyond the limits. Several nodes may do it at once. */
export async function trim(db: Database, { rows, bytes }: StoreLimits): Promise<void> {
  await sql`
    delete from stored_pages where key in (
      select key from (
        select key, row_number() over newest as number, sum(bytes) over newest as total
        from stored_pages window newest as (order by made_at desc, key)
      ) as counted
      where number > ${rows} or total > ${bytes})`.execute(db.sql)
}

/** A part of each stored page's key: a page whose part is not among them was not stored when they were read. */
export async function readMarks(db: Database): Promise<Set<number>> {
  const { rows } = await sql<{ marks: Buffer | null }>`
    select string_agg(substr(key, 1, ${markBytes}), ''::bytea) as marks from stored_pages`.execute(db.sql)
  const marks = Buffer.from(rows[0]?.marks ?? [])
  const all = new Set<number>()
  for (let at = 0; at < marks.length; at += markBytes) all.add(marks.readUIntBE(at, markBytes))
  return all
}

export function markOf(build: string, url: string): number {
  return toKey(build, url).readUIntBE(0, markBytes)
}

// With 200,000 pages stored, one in 84 of the others is looked for in vain.
const markBytes = 3

function toKey(build: string, url: string): Buffer {
  return createHash('sha256').update(`${build}\n${url}`).digest()
}
