import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Any of the ways in which a file names a security; the first that is given and known decides. */
export interface SecurityKey {
  readonly isin?: string | null
  readonly sedol?: string | null
  /** Of the SEC, without leading zeros. */
  readonly cik?: string | null
  /** Of a class of a fund that reports to the SEC: `S000001234`. */
  readonly seriesId?: string | null
  readonly marketCode?: string | null
}

const columns = [
  ['isin', 's.isin'],
  ['sedol', 's.sedol'],
  ['seriesId', 's.series_id'],
  ['marketCode', 'l.market_code'],
  ['cik', 's.cik'],
] as const

/** The ids of securities, in the order of the question; null where none is known. Of several with one CIK it is the oldest. */
export async function find(db: Database, keys: readonly SecurityKey[]): Promise<readonly (number | null)[]> {
  const found: (number | null)[] = keys.map(() => null)
  for (const [field, column] of columns) {
    const asked = [...new Set(keys.flatMap((key, index) => (found[index] === null && key[field] ? [key[field]] : [])))]
    if (asked.length === 0) continue
    const { rows } = await sql<{ key: string; id: number }>`
      select ${sql.ref(column)} as key, min(s.id) as id
      from securities as s ${column.startsWith('l.') ? sql`join listings as l on l.security_id = s.id` : sql``}
      where ${sql.ref(column)} = any(${asked}::text[])
      group by 1`.execute(db.sql)
    const ids = new Map(rows.map(({ key, id }) => [key, id]))
    for (const [index, key] of keys.entries()) found[index] ??= ids.get(key[field] ?? '') ?? null
  }
  return found
}
