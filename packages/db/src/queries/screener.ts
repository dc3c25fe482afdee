import type { SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { seenQuotes } from '../seen/seen-quotes.ts'
import { currentDayChange } from './current-quote.ts'
import { firstOf } from './screener-index/first-of.ts'
import { columnsOf, matching } from './screener-index/matching.ts'
import { readIndex } from './screener-index/read-index.ts'
import type { ListedColumn, ScreenerList, ScreenerOrder, ScreenerQuestion } from './screener-question.ts'

export interface ScreenerMatches {
  readonly count: number
  /** Prices at the primary listing's unit and scale. */
  rows(limit: number, startAt: number): Promise<readonly ScreenerRow[]>
}

/** Securities that fit, those without the figure they are sorted by last. */
export async function match(
  db: Database,
  { type, filters, sort, descending, thenBy = [] }: ScreenerQuestion & ScreenerOrder,
): Promise<ScreenerMatches> {
  const order = [{ sort, descending }, ...thenBy]
  const index = await readIndex(db, type, columnsOf(filters, order))
  if (index === null) return { count: 0, rows: async () => [] }
  const fitting = matching(index, filters)
  return {
    count: fitting.size,
    async rows(limit, startAt) {
      const page = firstOf(index, fitting, order, startAt + limit).slice(startAt)
      const ids = page.map(position => index.ids[position] as number)
      const rows = new Map((await rowsOf(db, ids)).map(row => [row.id, row]))
      return ids.flatMap(id => rows.get(id) ?? [])
    },
  }
}

export async function list(db: Database, { limit, startAt, ...asked }: ScreenerList): Promise<readonly ScreenerRow[]> {
  return (await match(db, asked)).rows(limit, startAt)
}

export type ScreenerRow = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Database, ids: readonly number[]) {
  return db.sql
    .selectFrom('screener_figures as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .leftJoin(seenQuotes(db), 'q.listing_id', 'f.listing_id')
    .select([
      'f.security_id as id',
      'f.name',
      'f.sector',
      'f.category',
      'f.size_gbp as sizeGbp',
      'f.price_gbp as price',
      'f.nav',
      'f.total_assets_gbp as totalAssets',
      'f.as_at as asAt',
      'f.yield',
      'f.price_earnings as priceEarnings',
      'f.return_1y as return1y',
      'f.charge',
      'f.rating',
      'f.risk_score as riskScore',
      'f.risk_scale as riskScale',
      'f.passive',
      'f.income_class as incomeClass',
      'f.discount',
      'f.discount_z as discountZ',
      'f.gearing',
      'f.increases',
      'f.dividend_growth as dividendGrowth',
      'f.cover',
      'f.matures_on as maturesOn',
      'f.redemption_yield as redemptionYield',
      'f.coupon',
      'f.price_book as priceBook',
      'f.operating_margin as operatingMargin',
      'f.roce',
      'f.net_debt_ebitda as netDebtEbitda',
      'f.earnings_growth as earningsGrowth',
      'f.beta',
      'f.return_6m as return6m',
      'f.total_return_1y as totalReturn1y',
      'f.total_return_3y as totalReturn3y',
      'f.total_return_5y as totalReturn5y',
      'f.total_return_10y as totalReturn10y',
      'f.discrete_1 as discrete1',
      'f.discrete_2 as discrete2',
      'f.discrete_3 as discrete3',
      'f.discrete_4 as discrete4',
      'f.discrete_5 as discrete5',
      'f.volatility_3y as volatility3y',
      'f.max_drawdown as maxDrawdown',
      'f.quartile_1y as quartile1y',
      'f.quartile_3y as quartile3y',
      'f.quartile_5y as quartile5y',
      'f.charge_quartile as chargeQuartile',
      'f.tracking_difference as trackingDifference',
      'f.year_position as yearPosition',
      'f.after_tax_yield as afterTaxYield',
      'l.market_code as marketCode',
      'l.ticker',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.last',
      currentDayChange.as('dayChangePct'),
    ])
    .where('f.security_id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

/** How many would fit without each of the filters in turn, in their order: which of them keeps everything out. */
export async function countsWithout(db: Database, { type, filters }: ScreenerQuestion): Promise<readonly number[]> {
  const index = await readIndex(db, type, columnsOf(filters, []))
  if (index === null) return filters.map(() => 0)
  return filters.map((_, left) => matching(index, filters.toSpliced(left, 1)).size)
}

/** The values of columns among the securities of a type, with how many have each; by value. */
export async function valuesOf(
  db: Database,
  type: SecurityType,
  columns: readonly ListedColumn[],
): Promise<readonly { readonly column: ListedColumn; readonly value: string; readonly count: number }[]> {
  const { rows } = await sql<{ column: ListedColumn; value: string; count: number }>`
    select name as "column", value, octet_length(bytes) / 4 as count
    from screener_columns
    where type = ${type} and name = any(${columns}::text[]) and value <> ''
    order by name collate "C", value collate "C"`.execute(db.sql)
  return rows
}

export type { RangeColumn } from './screener-columns.ts'
export {
  areDetailsCurrent,
  type DetailedSecurity,
  detailed,
  detailedAfter,
  finishDetails,
  type ScreenerDetails,
  writeDetails,
} from './screener-details.ts'
export { type ColumnDistribution, distributions } from './screener-distributions.ts'
export { isCurrent, refresh } from './screener-figures.ts'
export type {
  ChoiceColumn,
  ListColumn,
  ListedColumn,
  ScreenerFilter,
  ScreenerList,
  ScreenerOrder,
  ScreenerQuestion,
  SortKey,
} from './screener-question.ts'
