import type { SecurityType } from '@bellwether/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { seenQuotes } from '../seen/seen-quotes.ts'
import { currentDayChange } from './current-quote.ts'
import { type RangeColumn, rangeColumns } from './screener-columns.ts'

const choiceColumns = {
  sector: 'sector',
  category: 'category',
  incomeClass: 'income_class',
  passive: 'passive',
  country: 'country',
  market: 'market',
  sdrLabel: 'sdr_label',
  hedged: 'hedged',
  replication: 'replication',
  trackedIndex: 'tracked_index',
} as const

/** Of these a security has several. */
const listColumns = { index: 'indices', wrapper: 'wrappers' } as const

export type ChoiceColumn = keyof typeof choiceColumns
export type ListColumn = keyof typeof listColumns
/** What a form can offer the values of. */
export type ListedColumn = Exclude<ChoiceColumn, 'passive' | 'hedged'> | ListColumn

/** Bounds inclusive, in the column's own unit: pence, fractions, days as YYYY-MM-DD. A security without the figure fits no range. */
export type ScreenerFilter =
  | {
      readonly kind: 'range'
      readonly column: RangeColumn
      readonly from?: number | string
      readonly to?: number | string
    }
  | { readonly kind: 'choice'; readonly column: ChoiceColumn; readonly value: string | boolean }
  | { readonly kind: 'member'; readonly column: ListColumn; readonly value: string }

export interface ScreenerQuestion {
  readonly type: SecurityType
  readonly filters: readonly ScreenerFilter[]
}

export interface SortKey {
  readonly sort: RangeColumn | 'name'
  readonly descending: boolean
}

export interface ScreenerList extends ScreenerQuestion {
  readonly sort: RangeColumn | 'name'
  readonly descending: boolean
  /** What decides among those with the same figure. */
  readonly thenBy?: readonly SortKey[]
  readonly limit: number
  readonly startAt: number
}

export type ScreenerRow = Awaited<ReturnType<typeof list>>[number]

/** Securities that fit, those without the figure they are sorted by last. Prices at the primary listing's unit and scale. */
export function list(db: Database, { type, filters, sort, descending, thenBy = [], limit, startAt }: ScreenerList) {
  const order = sql.join([{ sort, descending }, ...thenBy].map(toOrder))
  return db.sql
    .selectFrom(inner =>
      // Sorted before anything is joined: of a hundred thousand that fit, a page is needed.
      inner
        .selectFrom('screener_figures as f')
        .select('f.security_id')
        .where(fits(type, filters))
        .orderBy(sql`${order}, f.security_id`)
        .limit(limit)
        .offset(startAt)
        .as('page'),
    )
    .innerJoin('screener_figures as f', 'f.security_id', 'page.security_id')
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
    .orderBy(sql`${order}, f.security_id`)
    .execute()
}

export async function count(db: Database, { type, filters }: ScreenerQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from screener_figures as f where ${fits(type, filters)}`.execute(db.sql)
  return rows[0]?.count ?? 0
}

/** How many would fit without each of the filters in turn, in their order: which of them keeps everything out. */
export async function countsWithout(db: Database, { type, filters }: ScreenerQuestion): Promise<readonly number[]> {
  if (filters.length === 0) return []
  const counts = filters.map((_, left) => {
    const others = filters.filter((_filter, index) => index !== left)
    return sql`count(*) filter (where ${all(others)})`
  })
  const { rows } = await sql<{ counts: readonly number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from screener_figures as f where f.type = ${type}`.execute(
    db.sql,
  )
  return rows[0]?.counts ?? []
}

/** The values of columns among the securities of a type, with how many have each; by value. */
export async function valuesOf(
  db: Database,
  type: SecurityType,
  columns: readonly ListedColumn[],
): Promise<readonly { readonly column: ListedColumn; readonly value: string; readonly count: number }[]> {
  if (columns.length === 0) return []
  const counted = columns.map(column => {
    const value =
      column === 'index' || column === 'wrapper'
        ? sql`unnest(${sql.ref(`f.${listColumns[column]}`)})`
        : sql.ref(`f.${choiceColumns[column]}`)
    return sql`select ${column}::text as "column", ${value} as value from screener_figures as f where f.type = ${type}`
  })
  const { rows } = await sql<{ column: ListedColumn; value: string; count: number }>`
    select "column", value, count(*) as count
    from (${sql.join(counted, sql` union all `)}) as found
    where value is not null
    group by "column", value
    order by "column" collate "C", value collate "C"`.execute(db.sql)
  return rows
}

function toOrder({ sort, descending }: SortKey): RawBuilder<unknown> {
  const key = sort === 'name' ? sql`f.name collate "C"` : sql.ref(`f.${rangeColumns[sort]}`)
  return descending ? sql`${key} desc nulls last` : sql`${key} asc nulls last`
}

function fits(type: SecurityType, filters: readonly ScreenerFilter[]): RawBuilder<boolean> {
  return sql<boolean>`f.type = ${sql.lit(type)} and ${all(filters)}`
}

function all(filters: readonly ScreenerFilter[]): RawBuilder<unknown> {
  return filters.length === 0 ? sql`true` : sql`(${sql.join(filters.map(toCondition), sql` and `)})`
}

function toCondition(filter: ScreenerFilter): RawBuilder<unknown> {
  if (filter.kind === 'choice') return sql`${sql.ref(`f.${choiceColumns[filter.column]}`)} = ${filter.value}`
  if (filter.kind === 'member') return sql`${filter.value} = any(${sql.ref(`f.${listColumns[filter.column]}`)})`
  const column = sql.ref(`f.${rangeColumns[filter.column]}`)
  const { from, to } = filter
  const type = sql.raw(filter.column === 'maturity' ? 'date' : 'numeric')
  return sql.join(
    [
      ...(from === undefined ? [] : [sql`${column} >= ${from}::${type}`]),
      ...(to === undefined ? [] : [sql`${column} <= ${to}::${type}`]),
      sql`${column} is not null`,
    ],
    sql` and `,
  )
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
