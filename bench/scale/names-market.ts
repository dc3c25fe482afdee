/**
 * Fills an empty PostgreSQL with the names, codes, eligibility, quotes and screener figures of so many listings, and nothing else: what
 * the start of a site, search and the screener need, in a minute or two instead of the hours of a whole simulated market. Names are those of
 * bench/search, as often as it takes; figures are random.
 * Usage: node bench/scale/names-market.ts --database postgres://... [--listings 306732]
 */
import { parseArgs } from 'node:util'
import { importRuns, migrate, openDatabase, screenerIndex, screenerSummaries } from '@bellwether/db'
import type { SearchEntry } from '@bellwether/search'
import { sql } from 'kysely'
import { readSymbols } from '../search/symbols.ts'

const { values } = parseArgs({
  options: { database: { type: 'string' }, listings: { type: 'string', default: '306732' } },
})
const { database } = values
if (database === undefined) throw new Error('Where? Give --database postgres://...')
const listings = Number(values.listings)
const rowsPerStatement = 5_000

const { entries } = readSymbols()
const db = await openDatabase({ url: database })
try {
  await migrate(db)
  const startedAt = new Date()
  await sql`insert into sources (id, code, name) values (1, 'NAMES', 'Names for a benchmark')`.execute(db.sql)
  const run = await importRuns.start(db, { sourceId: 1, startedAt, parameters: {} })
  for (let from = 0; from < listings; from += rowsPerStatement) {
    const count = Math.min(rowsPerStatement, listings - from)
    await insert(Array.from({ length: count }, (_, i) => toRow(from + i)))
    await insertFigures(from, from + count)
  }
  const finishedAt = new Date()
  await importRuns.finish(db, run, finishedAt, { listings })
  await screenerIndex.write(db)
  await screenerSummaries.write(db)
  // A site that starts has nothing to calculate.
  await sql`insert into screener_state (id, import_finished_at, details_for) values (1, ${finishedAt}, ${finishedAt})`.execute(
    db.sql,
  )
  await sql`analyze`.execute(db.sql)
} finally {
  await db.close()
}

function toRow(at: number) {
  const { name, type, size } = entries[at % entries.length] as SearchEntry
  const round = Math.floor(at / entries.length)
  const code = at.toString(36).toUpperCase().padStart(5, '0')
  return {
    id: at + 1,
    type,
    name: round === 0 ? name : `${name} ${round + 1}`,
    isin: `GB${((at * 2_654_435_761) % 101_559_956_668_416).toString(36).toUpperCase().padStart(9, '0')}0`,
    sedol: `B${code}1`,
    sector: ['Banks', 'Retailers', 'Software and Computer Services', 'Global'][at % 4],
    size: size === null ? null : Math.round(size * 1e9),
    ticker: code.replace(/^0+(?=.)/, ''),
    former: at % 20 === 0 ? `Former ${name}` : null,
  }
}

async function insert(rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  const given = JSON.stringify(rows)
  const table = sql`json_to_recordset(${given}::json) as r(id int, type text, name text, isin text, sedol text, sector text, size bigint, ticker text, former text)`
  await sql`insert into securities (id, type, name, short_name, isin, country, currency, sector, size_gbp, source_id, as_at)
    select id, type, name, name, isin, 'GB', 'GBP', sector, size, 1, current_date from ${table}`.execute(db.sql)
  await sql`insert into listings (id, security_id, market_code, exchange, ticker, price_unit, price_scale, sedol, source_id)
    select id, id, 'LSE:' || ticker, 'LSE', ticker, 'GBX', 2, sedol, 1 from ${table}`.execute(db.sql)
  await sql`insert into eligibility (security_id, as_at, tradable, buyable, sellable, ri, dripable, isa_eligibility, sipp_eligibility, source_id)
    select id, current_date, true, true, true, id % 2 = 0, false, true, id % 3 = 0, 1 from ${table}`.execute(db.sql)
  await sql`insert into security_names (security_id, name, kind)
    select id, former, 'FORMER' from ${table} where former is not null`.execute(db.sql)
}

/** Each missing one time in twenty. About half of the shares fit the question of bench/scale/run.ts. */
async function insertFigures(after: number, to: number): Promise<void> {
  const between = (low: number, high: number) =>
    sql`case when random() > 0.05 then ${low}::float8 + random() * ${high - low}::float8 end`
  await sql`insert into quotes (listing_id, state, at, last, previous_close, day_change, day_change_pct, source_id)
    select l.id, 'CLOSE', now(), 1000 + l.id % 1000, 1000, l.id % 1000, (l.id % 1000) / 1000.0, 1 from listings as l
    where l.id > ${after} and l.id <= ${to}`.execute(db.sql)
  await sql`insert into screener_figures (security_id, listing_id, type, name, sector, size_gbp, as_at, country, market,
      yield, price_earnings, return_1y, total_return_3y)
    select s.id, l.id, s.type, s.name, s.sector, (${between(1e8, 1e11)})::bigint, current_date,
      case when random() < 0.9 then 'US' else 'GB' end, l.exchange,
      ${between(0, 0.09)}, ${between(5, 45)}, ${between(-0.6, 1)}, ${between(-0.9, 2)}
    from securities as s join listings as l on l.security_id = s.id
    where s.id > ${after} and s.id <= ${to}`.execute(db.sql)
}
