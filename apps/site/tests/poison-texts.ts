import type { Database } from '@bellwether/db'
import { sql } from 'kysely'

/** What the program compares or looks up, rather than shows: other text in these is no row at all. */
const codes =
  /(?:^|_)(?:id|isin|sedol|code|codes|mic|cfi|lei|currency|unit|country|domicile|exchange|language|hash|sha256|password|guid|key|template|measure|format|type|environment|namespace|root|login|query|body|actor|action|subject|reference|state|kind|email|claim|scopes|origins|ticker|version|application|component|outcome|symbols|wrappers|indices|link|url|path|mime|regime|class|frequency|basis|label|replication|market|producer|dealing_cut_off|side|status|period|role|confirmed_zero|wrapper)$/

interface Column {
  readonly table: string
  readonly column: string
}

/**
 * Adds a payload to every text that a row shows, in every table: each row a payload of its own, in turn. Returns the
 * columns it reached; a column whose constraint refuses other text stays as it was.
 */
export async function poisonTexts(db: Database, payloads: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations' and data_type = 'text' and is_generated = 'NEVER'
    order by table_name, column_name`.execute(db.sql)
  const reached: string[] = []
  for (const { table, column } of rows.filter(({ column }) => !codes.test(column))) {
    if (await poison(db, { table, column }, payloads)) reached.push(`${table}.${column}`)
  }
  return reached
}

async function poison(db: Database, { table, column }: Column, payloads: readonly string[]): Promise<boolean> {
  const [name, within] = [sql.ref(column), sql.table(table)]
  const list = sql`${payloads}::text[]`
  try {
    const { numAffectedRows } = await sql`
      update ${within} set ${name} = ${name} || (${list})[1 + numbered.n % ${payloads.length}]
      from (select ctid as at, row_number() over () as n from ${within} where ${name} is not null) as numbered
      where ${within}.ctid = numbered.at`.execute(db.sql)
    return (numAffectedRows ?? 0n) > 0n
  } catch {
    return false
  }
}
