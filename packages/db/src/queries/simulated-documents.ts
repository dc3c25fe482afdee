import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import type { NewRow } from '../tables/index.ts'

export interface StoredProduct {
  readonly securityId: number
  readonly listingId: number
  readonly priceUnit: string
  readonly priceScale: number
  readonly holdingsCount: number
  /** Null for a fund. */
  readonly ongoingCharge: number | null
  /** Foreseen; null where the manufacturer has supplied none. */
  readonly costs: Readonly<
    Record<
      'entry' | 'exit' | 'ongoing' | 'management' | 'borrowing' | 'transaction' | 'incidental' | 'investee',
      number | null
    >
  > | null
  /** The largest. */
  readonly holdings: readonly { readonly name: string; readonly weighting: number }[]
}

const reportedHoldings = 15

/** What documents of simulated products are written from. */
export async function products(db: Database, securityIds: readonly number[]): Promise<readonly StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select s.id as "securityId", l.id as "listingId", l.price_unit as "priceUnit", l.price_scale as "priceScale",
      coalesce(f.holdings_count, (t.details ->> 'holdingsCount')::int, 0) as "holdingsCount",
      t.ongoing_charge::float8 as "ongoingCharge",
      (select to_jsonb(c) from costs as c where c.security_id = s.id and c.kind = 'EX_ANTE') as costs,
      coalesce((select jsonb_agg(jsonb_build_object('name', h.name, 'weighting', h.weighting) order by h.rank)
        from holdings as h where h.security_id = s.id and h.rank <= ${reportedHoldings}), '[]') as holdings
    from securities as s
    join listings as l on l.security_id = s.id and l.primary_listing
    left join fund_facts as f on f.security_id = s.id
    left join trust_facts as t on t.security_id = s.id
    where s.id = any(${securityIds}::int[])
    order by s.id`.execute(db.sql)
  return rows
}

export async function lastId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from documents`.execute(db.sql)
  return rows[0]?.id ?? 0
}

/** Documents of these types, by security. */
export async function ofTypes(db: Database, typeIds: readonly number[]) {
  const { rows } = await sql<{ id: number; securityId: number; typeId: number }>`
    select d.id, d.security_id as "securityId", d.type_id as "typeId"
    from documents as d join sources as c on c.id = d.source_id
    where c.simulated and d.type_id = any(${typeIds}::int[])
    order by d.id`.execute(db.sql)
  return rows
}

export interface DocumentRows {
  readonly document: NewRow<'documents'>
  readonly file: NewRow<'document_files'>
}

/** New ones, and others in place of what has the same id. */
export async function publish(tx: Database, rows: readonly DocumentRows[]): Promise<void> {
  await bulkInsert(
    tx,
    'documents',
    rows.map(({ document }) => document),
    { onConflict: 'replace' },
  )
  await bulkInsert(
    tx,
    'document_files',
    rows.map(({ file }) => file),
    { onConflict: 'replace' },
  )
}
