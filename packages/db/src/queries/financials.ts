import type { IsoDate, StatementTemplateName } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import { seenQuotes } from '../seen/seen-quotes.ts'
import type { StatementPeriod } from '../tables/financials.ts'

export type Statement = Awaited<ReturnType<typeof statements>>[number]
export type SectorStatement = Awaited<ReturnType<typeof sectorStatements>>[number]
export type SectorMember = Awaited<ReturnType<typeof sectorMembers>>[number]
export type RatioInputs = NonNullable<Awaited<ReturnType<typeof ratioInputs>>>

const statementColumns = [
  'template',
  'period',
  'period_end as periodEnd',
  'months',
  'fiscal_year as fiscalYear',
  'currency',
  'basis',
  'audited',
  'restated',
  'published_on as publishedOn',
  'split_ratio as splitRatio',
  'split_after as splitAfter',
  'income',
  'balance',
  'cash_flow as cashFlow',
] as const

const statementsOf = keptStatement(
  (tables, { securityId }: { securityId: Value<number> }, period: StatementPeriod, limit: number) =>
    tables
      .selectFrom('statements')
      .select(statementColumns)
      .where('security_id', '=', securityId)
      .where('period', '=', period)
      .orderBy('period_end', period === 'FORECAST' ? 'asc' : 'desc')
      .limit(limit),
)

/** Blocks of a page want one, five or seven years: they share one reading of the most. */
const readTogether: Readonly<Record<StatementPeriod, number>> = { ANNUAL: 7, INTERIM: 4, FORECAST: 2 }

/** Latest period first; forecasts: the nearest year first. Lines are keyed by the statement template. */
export async function statements(db: Database, securityId: number, period: StatementPeriod, limit: number) {
  const rows = await statementsOf(db, { securityId }, period, Math.max(limit, readTogether[period]))
  return rows.slice(0, limit)
}

/** From the balance sheet that the other inputs `r` are taken from; null where it has no such line. */
const minorityInterest = sql<number | null>`(
  select (t.balance ->> 'minorityInterest')::bigint
  from statements as t
  where t.security_id = r.security_id and t.period <> 'FORECAST' and t.period_end = r.as_at
  limit 1)`

/** Of the latest accounts; null where there are none. */
const template = sql<StatementTemplateName | null>`(
  select t.template
  from statements as t
  where t.security_id = r.security_id and t.period <> 'FORECAST'
  order by t.period_end desc
  limit 1)`

const inputsOfRatios = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('ratio_inputs as r')
    .select([
      'as_at as asAt',
      template.as('template'),
      'currency',
      'shares_in_issue as sharesInIssue',
      'free_float as freeFloat',
      'beta',
      'revenue',
      'gross_profit as grossProfit',
      'ebitda',
      'operating_profit as operatingProfit',
      'net_profit as netProfit',
      'free_cash_flow as freeCashFlow',
      'net_debt as netDebt',
      minorityInterest.as('minorityInterest'),
      'net_assets as netAssets',
      'tangible_net_assets as tangibleNetAssets',
      'capital_employed as capitalEmployed',
      'interest_cost as interestCost',
      'eps',
      'eps_forward as epsForward',
      'eps_previous as epsPrevious',
      'dps',
      'dps_forward as dpsForward',
      'dps_growth_5y as dpsGrowth5y',
    ])
    .where('security_id', '=', securityId),
)

/** Money in minor units of `currency`, per-share figures in ten-thousandths of its major unit. */
export async function ratioInputs(db: Database, securityId: number) {
  return (await inputsOfRatios(db, { securityId }))[0] ?? null
}

/** What the ratios of these companies are worked out from, with the last price of each. */
export function sectorMembers(db: Database, securityIds: readonly number[]) {
  return db.sql
    .selectFrom('securities as s')
    .innerJoin('ratio_inputs as r', 'r.security_id', 's.id')
    .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .leftJoin(seenQuotes(db), 'q.listing_id', 'l.id')
    .select([
      's.id as securityId',
      'r.as_at as asAt',
      'q.last',
      sql<IsoDate | null>`(q.at at time zone 'UTC')::date`.as('priceDay'),
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'r.currency',
      'r.shares_in_issue as sharesInIssue',
      'r.revenue',
      'r.gross_profit as grossProfit',
      'r.ebitda',
      'r.operating_profit as operatingProfit',
      'r.net_profit as netProfit',
      'r.free_cash_flow as freeCashFlow',
      'r.net_debt as netDebt',
      minorityInterest.as('minorityInterest'),
      'r.net_assets as netAssets',
      'r.tangible_net_assets as tangibleNetAssets',
      'r.capital_employed as capitalEmployed',
      'r.interest_cost as interestCost',
      'r.eps',
      'r.eps_forward as epsForward',
      'r.eps_previous as epsPrevious',
      'r.dps',
    ])
    .where('s.id', 'in', securityIds)
    .orderBy('s.id')
    .execute()
}

/** The latest two years and half-years of each of these companies or trusts: what twelve months, and the year before, are made of. */
export function sectorStatements(db: Database, securityIds: readonly number[]) {
  const latest = (period: 'ANNUAL' | 'INTERIM') =>
    db.sql
      .selectFrom('securities as s')
      .innerJoinLateral(
        eb =>
          eb
            .selectFrom('statements as t')
            .select(statementColumns)
            .whereRef('t.security_id', '=', 's.id')
            .where('t.period', '=', period)
            .orderBy('t.period_end', 'desc')
            .limit(2)
            .as('latest'),
        join => join.onTrue(),
      )
      .selectAll('latest')
      .select('s.id as securityId')
      .where('s.id', 'in', securityIds)
  return latest('ANNUAL').unionAll(latest('INTERIM')).execute()
}

const viewOfBrokers = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('broker_views')
    .select([
      'as_at as asAt',
      'window_days as windowDays',
      'strong_buy as strongBuy',
      'buy',
      'neutral',
      'sell',
      'strong_sell as strongSell',
      'target_price as targetPrice',
    ])
    .where('security_id', '=', securityId),
)

export async function brokerView(db: Database, securityId: number) {
  return (await viewOfBrokers(db, { securityId }))[0] ?? null
}

/** Latest year first, largest revenue first within it. */
export function segments(db: Database, securityId: number) {
  return db.sql
    .selectFrom('segments')
    .select(['fiscal_year as fiscalYear', 'kind', 'name', 'currency', 'revenue', 'profit'])
    .where('security_id', '=', securityId)
    .orderBy('fiscal_year', 'desc')
    .orderBy('kind')
    .orderBy('revenue', 'desc')
    .orderBy(sql`name collate "C"`)
    .execute()
}
