import type { IsoDate } from '@bellwether/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { JsonObject } from '../tables/column.ts'

export interface SourceState {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly licence: string | null
  readonly simulated: boolean
  readonly runs: number
  readonly lastFinishedAt: Date | null
  /** The last run that has not been undone; null where there is none. */
  readonly lastRunId: number | null
  /** Rows that undoing it would bring back; null: it cannot be undone. */
  readonly lastChanges: number | null
}

/** Every source with its runs. */
export async function sources(db: Database): Promise<readonly SourceState[]> {
  const { rows } = await sql<SourceState>`
    select s.id, s.code, s.name, s.licence, s.simulated, count(r.id)::integer as runs, max(r.finished_at) as "lastFinishedAt",
           last.id as "lastRunId", last.changes as "lastChanges"
    from sources as s
    left join import_runs as r on r.source_id = s.id and r.finished_at is not null
    left join lateral (
      select id, changes from import_runs as run
      where run.source_id = s.id and run.finished_at is not null and run.undoes is null
        and not exists (select from import_runs as later where later.undoes = run.id)
      order by id desc limit 1
    ) as last on true
    group by s.id, last.id, last.changes
    order by s.code collate "C"`.execute(db.sql)
  return rows
}

export interface ListedRun {
  readonly id: number
  readonly source: string | null
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly failedAt: Date | null
  readonly parameters: JsonObject
  readonly counts: JsonObject
  readonly error: JsonObject | null
  readonly findings: JsonObject | null
  /** Listed rejects, which can be downloaded. */
  readonly rejects: number
  readonly undoes: number | null
  readonly undone: boolean
}

/** Latest first; those before `before`. */
export async function runs(
  db: Database,
  { limit, before }: { readonly limit: number; readonly before: number | null },
) {
  const { rows } = await sql<ListedRun>`
    select r.id, s.code as source, r.started_at as "startedAt", r.finished_at as "finishedAt", r.failed_at as "failedAt",
           r.parameters, r.counts, r.error, r.findings, coalesce(jsonb_array_length(r.report -> 'rejects'), 0) as rejects,
           r.undoes, exists (select from import_runs as later where later.undoes = r.id) as undone
    from import_runs as r left join sources as s on s.id = r.source_id
    where ${before}::integer is null or r.id < ${before}::integer
    order by r.id desc limit ${limit}`.execute(db.sql)
  return rows
}

/** What was rejected of a run, as it was stored with it; null where there is no such run. */
export async function report(db: Database, runId: number) {
  const row = await db.sql
    .selectFrom('import_runs')
    .select(['id', 'parameters', 'report'])
    .where('id', '=', runId)
    .executeTakeFirst()
  return row ?? null
}

export interface DatasetState {
  readonly name: DatasetName
  readonly rows: number
  readonly oldest: IsoDate | null
  readonly newest: IsoDate | null
}

/** Rows of a series by year are days: a byte each, but for the first day of a year that begins after the 63rd. */
const daysIn = sql`coalesce(sum(length(days) - case when get_byte(days, 0) > 127 then 1 else 0 end), 0)`
const byDay = (table: string, day: string) =>
  sql`select count(*) as rows, min(${sql.ref(day)}) as oldest, max(${sql.ref(day)}) as newest from ${sql.table(table)}`
const byYear = (table: string) =>
  sql`select ${daysIn} as rows, min(first_day) as oldest, max(last_day) as newest from ${sql.table(table)}`
const byInstant = (table: string, at: string) =>
  sql`select count(*) as rows, min(${sql.ref(at)})::date as oldest, max(${sql.ref(at)})::date as newest from ${sql.table(table)}`

/** Forecasts are of days to come: they say nothing of how fresh the accounts are. */
const reported = sql`
  select count(*) as rows, min(period_end) as oldest, max(period_end) as newest from statements where period <> 'FORECAST'`

const datasetQueries = {
  securities: byDay('securities', 'as_at'),
  prices: byYear('daily_price_years'),
  navs: byYear('nav_years'),
  dividends: byDay('dividends', 'ex_on'),
  statements: reported,
  holdings: byDay('holdings', 'as_at'),
  costs: byDay('costs', 'as_at'),
  targetMarkets: byDay('target_markets', 'as_at'),
  riskScores: byDay('risk_scores', 'as_at'),
  documents: byDay('documents', 'effective_date'),
  news: byInstant('news_items', 'published_at'),
  directorDeals: byDay('director_deals', 'traded_on'),
  exchangeRates: byDay('exchange_rate_days', 'day'),
  referenceValues: byDay('reference_values', 'day'),
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>

export type DatasetName = keyof typeof datasetQueries

/** How much there is of each kind of data, and of which days. */
export async function datasets(db: Database): Promise<readonly DatasetState[]> {
  const each = Object.entries(datasetQueries).map(
    ([name, query]) =>
      sql`select ${name}::text as name, d.rows::bigint as rows, d.oldest::date as oldest, d.newest::date as newest from (${query}) as d`,
  )
  const { rows } = await sql<DatasetState>`${sql.join(each, sql` union all `)}`.execute(db.sql)
  return rows
}
