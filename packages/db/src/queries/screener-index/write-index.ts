import { randomUUID } from 'node:crypto'
import type { SecurityType } from '@bellwether/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { choiceColumns, listColumns, rangeColumns } from '../screener-columns.ts'

/** Makes the columns of every type anew from the figures there are. */
export async function write(db: Database): Promise<void> {
  const { rows } = await sql<{ type: SecurityType }>`select distinct type from screener_figures`.execute(db.sql)
  const types = rows.map(({ type }) => type)
  await sql`delete from screener_columns where not type = any(${types}::text[])`.execute(db.sql)
  for (const type of types) {
    await inTransaction(db, async tx => {
      // Of a large market longer than a page may wait.
      await sql`set local statement_timeout = 0`.execute(tx.sql)
      await sql`delete from screener_columns where type = ${type}`.execute(tx.sql)
      const version = randomUUID()
      await writeFigures(tx, type, version)
      await writeChoices(tx, type, version)
    })
  }
}

async function writeFigures(db: Database, type: SecurityType, version: string): Promise<void> {
  const figures = Object.entries(rangeColumns).map(([name, column]) => {
    const stored = sql.ref(`f.${column}`)
    return { name, stored: name === 'maturity' ? sql`(${stored} - date '1970-01-01')` : stored }
  })
  const packed = figures.map(
    ({ name, stored }) => sql`
      case when count(${stored}) > 0 then string_agg(float8send(coalesce(${stored}::float8, 'NaN')), '') end as ${sql.id(name)}`,
  )
  const named = figures.map(({ name }) => sql`(${sql.lit(name)}, packed.${sql.id(name)})`)
  await sql`
    insert into screener_columns (type, name, value, version, bytes)
    select ${type}, columns.name, '', ${version}::uuid, columns.bytes
    from (
      select string_agg(int4send(f.security_id), '') as id, string_agg(float8send(f.name_rank), '') as name, ${sql.join(packed)}
      from (
        select *, (dense_rank() over (order by name collate "C"))::float8 as name_rank
        from screener_figures where type = ${type} order by security_id
      ) as f
    ) as packed
    cross join lateral (values ('id', packed.id), ('name', packed.name), ${sql.join(named)}) as columns(name, bytes)
    where columns.bytes is not null`.execute(db.sql)
}

async function writeChoices(db: Database, type: SecurityType, version: string): Promise<void> {
  const chosen: RawBuilder<unknown>[] = [
    ...Object.entries(choiceColumns).map(
      ([name, column]) => sql`select ${sql.lit(name)} as name, ${sql.ref(`f.${column}`)}::text as value`,
    ),
    ...Object.entries(listColumns).map(
      ([name, column]) => sql`select ${sql.lit(name)} as name, unnest(${sql.ref(`f.${column}`)}) as value`,
    ),
  ]
  await sql`
    insert into screener_columns (type, name, value, version, bytes)
    select ${type}, chosen.name, chosen.value, ${version}::uuid, string_agg(int4send(f.position), '' order by f.position)
    from (
      select *, (row_number() over (order by security_id) - 1)::int as position from screener_figures where type = ${type}
    ) as f
    cross join lateral (${sql.join(chosen, sql` union all `)}) as chosen
    where chosen.value is not null
    group by chosen.name, chosen.value`.execute(db.sql)
}
