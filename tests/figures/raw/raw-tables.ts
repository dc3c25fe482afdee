import type { Database } from '@bellwether/db'
import { CompiledQuery } from 'kysely'
import type { RawClose, RawDividend, RawLevel, RawNav, RawRate, RawSecurity, RawStatement } from './rows.ts'

/** The tables as they are stored, read with plain SQL; each answer is kept, since members of a sector share theirs. */
export interface RawTables {
  /** The one whose shares and trusts have a Summary. */
  readonly summaryExchange: string
  query<Row>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]>
  securities(): Promise<readonly RawSecurity[]>
  closes(listingId: number): Promise<readonly RawClose[]>
  dividends(securityId: number): Promise<readonly RawDividend[]>
  statements(securityId: number): Promise<readonly RawStatement[]>
  navs(securityId: number): Promise<readonly RawNav[]>
  levels(indexCode: string): Promise<readonly RawLevel[]>
  /** Pounds for one of the currency, day by day. */
  rates(currency: string): Promise<readonly RawRate[]>
}

export function readRawTables(db: Database, summaryExchange = 'LSE'): RawTables {
  const kept = new Map<string, Promise<readonly unknown[]>>()
  function query<Row>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    const key = JSON.stringify([text, values])
    const rows = kept.get(key) ?? db.sql.executeQuery(CompiledQuery.raw(text, [...values])).then(answer => answer.rows)
    kept.set(key, rows)
    return rows as Promise<readonly Row[]>
  }
  return {
    summaryExchange,
    query,
    securities: () => query<RawSecurity>(securitiesSql),
    closes: id => query<RawClose>(closesSql, id),
    dividends: id => query<RawDividend>(dividendsSql, id),
    statements: id => query<RawStatement>(statementsSql, id),
    navs: id =>
      query<RawNav>(
        `select day, nav as close, estimated from navs
         where security_id = $1 and basis = 'CUM_FAIR' and (published_at is null or published_at <= now()) order by day`,
        id,
      ),
    levels: code => query<RawLevel>(levelsSql, code),
    rates: currency =>
      query<RawRate>('select day, sterling from exchange_rate_days where currency = $1 order by day', currency),
  }
}

const securitiesSql = `
  select s.id, l.id as "listingId", l.market_code as "marketCode", s.type, s.status, s.name, s.short_name as "shortName",
    s.isin, s.country, l.segment, l.exchange, s.sector, s.category, s.listed_on as "listedOn",
    s.uk_listing_relief_until as "reliefUntil", s.as_at as "asAt", l.price_unit as unit, l.price_scale as scale,
    l.normal_market_size as "marketSize",
    coalesce(made.simulated, false) as simulated, q.at as "quotedAt", q.last, q.bid, q.ask, q.open, q.volume, q.trades
  from securities as s
  join listings as l on l.security_id = s.id and l.primary_listing
  left join quotes as q on q.listing_id = l.id
  left join sources as made on made.id = q.source_id
  order by s.id`

// Only what is needed of the view daily_prices: members of a sector are read one after the other.
const closesSql = `
  select make_date(y.year, 1, 1) + (bar.day_of_year::int - 1) as day, bar.close
  from daily_price_years as y
  cross join lateral unnest(series_values(y.days), series_values(y.closes)) as bar(day_of_year, close)
  where y.listing_id = $1 order by 1`

const dividendsSql = `
  select kind, amount, scale, unit, financial_year as "financialYear", ex_on as "exOn", pay_on as "payOn", status, reinvested
  from dividends where security_id = $1 order by ex_on, id`

const statementsSql = `
  select template, period, period_end as "periodEnd", months, fiscal_year as "fiscalYear", currency,
    published_on as "publishedOn", income, balance, cash_flow as "cashFlow"
  from statements where security_id = $1 order by period_end`

const levelsSql = `
  select v.day, v.level as price, v.total_return as total, v.net_total_return as net
  from index_levels as v join indices as i on i.id = v.index_id
  where i.code = $1 order by v.day`
