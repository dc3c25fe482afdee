import { type Database, screenerIndex, screenerSummaries, sectorFigures, vacuumAnalyze } from '@bellwether/db'
import { buildUniverse } from '@bellwether/importer'
import { sql } from 'kysely'

/** How many rows of a table each copy of a security gets; tables that are not named get none. Prices are copied for none. */
const rowsOfACopy: Readonly<Record<string, number>> = {
  quotes: 1,
  dividends: 2,
  statements: 1,
  ratio_inputs: 1,
  events: 2,
  holdings: 12,
  exposures: 2,
  risk_measures: 12,
  risk_scores: 1,
  ratings: 1,
  fund_facts: 1,
  trust_facts: 1,
  costs: 1,
  eligibility: 1,
  documents: 2,
  positions: 2,
  director_deals: 2,
  popularity: 2,
  index_members: 1,
  screener_figures: 1,
  sector_standings: 1,
  market_figures: 1,
}

/**
 * A market of some ten thousand securities on PostgreSQL: a small one, whose shares, trusts, funds and ETFs are copied a thousand
 * times. So each sector has a thousand members and more, and each share as many holders.
 */
export async function fillLargeMarket(db: Database): Promise<void> {
  await buildUniverse(db, { securities: 10, seed: 1, until: '2026-11-13' })
  await db.sql.connection().execute(async connection => {
    const at = { ...db, sql: connection }
    // What is copied refers to what is there: nothing to check row by row.
    await sql`set session_replication_role = replica`.execute(connection)
    await copySecurities(at, 10_000)
    for (const [table, limit] of Object.entries(rowsOfACopy)) await copyRows(at, table, limit)
    await addNews(at, 60_000)
    await sql`reset session_replication_role`.execute(connection)
  })
  await sectorFigures.writeCounts(db)
  await screenerIndex.write(db)
  await screenerSummaries.write(db)
  await vacuumAnalyze(db)
}

async function copySecurities({ sql: db }: Database, count: number): Promise<void> {
  await sql`
    create temporary table copies as
    select (select max(id) from securities) + row_number() over (order by round, s.id) as id, s.id as original,
           (select max(id) from listings) + row_number() over (order by round, s.id) as listing_id, round
    from securities as s cross join generate_series(1, ${count}) as round
    where s.type <> 'BOND' and s.status = 'ACTIVE'
    order by round, s.id limit ${count}`.execute(db)
  await copyInto(db, 'securities', sql`t.id = copies.original`, {
    id: sql`copies.id`,
    isin: sql`'ZZ' || lpad(copies.id::text, 10, '0')`,
    sedol: sql`null`,
    name: sql`t.name || ' ' || copies.round`,
    size_gbp: sql`t.size_gbp / (copies.round + 1)`,
  })
  await copyInto(db, 'listings', sql`t.security_id = copies.original and t.primary_listing`, {
    id: sql`copies.listing_id`,
    security_id: sql`copies.id`,
    market_code: sql`t.exchange || ':ZZ' || copies.id`,
    ticker: sql`'ZZ' || copies.id`,
  })
}

/** The rows of the securities that were copied, so many of each, for every copy. */
async function copyRows({ sql: db }: Database, table: string, limit: number): Promise<void> {
  const byListing = table === 'quotes'
  const key = byListing ? 'listing_id' : 'security_id'
  const own = byListing
    ? sql`t.listing_id = (select l.id from listings as l where l.security_id = copies.original and l.primary_listing)`
    : sql`t.security_id = copies.original`
  await copyInto(
    db,
    table,
    own,
    {
      [key]: byListing ? sql`copies.listing_id` : sql`copies.id`,
      // Nobody manages a thousand funds.
      ...(table === 'positions' ? { person_id: sql`t.person_id + 1000 * copies.id` } : {}),
      ...(table === 'screener_figures'
        ? { listing_id: sql`copies.listing_id`, name: sql`t.name || ' ' || copies.round` }
        : {}),
    },
    sql`(select *, row_number() over (partition by ${sql.ref(key)}) as copied_row from ${sql.table(table)})`,
    limit,
  )
}

async function copyInto(
  db: Database['sql'],
  table: string,
  own: ReturnType<typeof sql>,
  given: Readonly<Record<string, ReturnType<typeof sql>>>,
  rows = sql`(select *, 1 as copied_row from ${sql.table(table)})`,
  limit = 1,
): Promise<void> {
  const { rows: found } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and (column_name <> 'id' or ${'id' in given})
    order by ordinal_position`.execute(db)
  const names = found.map(({ name }) => name)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    select ${sql.join(names.map(name => given[name] ?? sql.ref(`t.${name}`)))}
    from copies join ${rows} as t on ${own} and t.copied_row <= ${limit}`.execute(db)
}

/** Headlines five an hour back from the last day, every sixth of one share. */
async function addNews({ sql: db }: Database, count: number): Promise<void> {
  await sql`
    with added as (
      insert into news_items (guid, title, symbols, type_code, type, source_code, source, provider, tags, published_at, source_id)
      select 'added-' || n, 'Announcement ' || n, array[case when n % 6 = 0 then 'LSE:HVL' else 'LSE:ZZ' || n % 5000 end], 'N', 'News',
             'ALLIANCE', 'Alliance', 'Simulated', array[(array['Results', 'Holdings', 'Board', 'Other'])[1 + n % 4]],
             timestamptz '2026-11-13 16:00Z' - n * interval '12 minutes', (select min(id) from sources)
      from generate_series(1, ${count}) as n
      returning id, source_code, published_at, symbols
    )
    insert into news_symbols (market_code, source_code, published_at, news_id)
    select symbols[1], source_code, published_at, id from added`.execute(db)
}
