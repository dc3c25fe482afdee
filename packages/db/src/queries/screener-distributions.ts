import type { IsoDate, SecurityType } from '@bellwether/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { type RangeColumn, rangeColumns } from './screener-columns.ts'

/** How the figures of a column are spread, in its own unit; of sizes and prices the natural logarithm, of maturities years from a day. */
export interface ColumnDistribution {
  readonly column: RangeColumn
  readonly count: number
  /** The 2nd, 50th and 98th percentile. */
  readonly percentiles: readonly [low: number, median: number, high: number]
  /** Equal parts from the 2nd to the 98th percentile; what is outside is in the first and the last. */
  readonly bins: readonly number[]
}

const distributionBins = 20

/** With fewer there is nothing to see. */
const minFigures = 10

/** Of all securities of a type; columns with too few figures, or with one figure only, are left out. */
export async function distributions(
  db: Database,
  type: SecurityType,
  columns: readonly RangeColumn[],
  today: IsoDate,
): Promise<readonly ColumnDistribution[]> {
  if (columns.length === 0) return []
  const each = columns.map(column => {
    const stored = sql.ref(`f.${rangeColumns[column]}`)
    return sql`(
      with figures as (
        select (${figureOf(column, stored, today)})::double precision as x
        from screener_figures as f where f.type = ${type} and ${stored} is not null
      ), spread as (
        select count(*) as n, percentile_cont(array[0.02, 0.5, 0.98]) within group (order by x) as p from figures
      ), slots as (
        select least(${distributionBins}, greatest(1, width_bucket(x, spread.p[1], spread.p[3], ${distributionBins}))) as slot,
               count(*) as n
        from figures cross join spread where spread.p[3] > spread.p[1] group by 1
      )
      select ${column}::text as "column", n as count, p as percentiles,
             array(
               select coalesce(slots.n, 0)::int from generate_series(1, ${distributionBins}) as number
               left join slots on slots.slot = number order by number
             ) as bins
      from spread where n >= ${minFigures} and p[3] > p[1]
    )`
  })
  const { rows } = await sql<ColumnDistribution>`${sql.join(each, sql` union all `)}`.execute(db.sql)
  return rows
}

function figureOf(column: RangeColumn, stored: RawBuilder<unknown>, today: IsoDate): RawBuilder<unknown> {
  if (column === 'size' || column === 'totalAssets') return sql`ln(greatest(${stored}, 1))`
  if (column === 'price' || column === 'nav') return sql`ln(greatest(${stored}, 0.000001))`
  return column === 'maturity' ? sql`(${stored} - ${today}::date) / 365.25` : stored
}
