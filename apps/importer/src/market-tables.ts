import {
  bulkInsert,
  type Database,
  type DayRows,
  type DaySeriesName,
  insertPriceHistories,
  type NewRow,
  type TableName,
  writeDays,
} from '@bellwether/db'
import type { Batch, Dataset, UniverseRows } from '@bellwether/universe'

type Writer<R> = (db: Database, rows: readonly R[]) => Promise<number>

const into =
  <T extends TableName>(table: T): Writer<NewRow<T>> =>
  (db, rows) =>
    bulkInsert(db, table, rows)

const daysInto =
  <S extends DaySeriesName>(series: S): Writer<DayRows[S]> =>
  (db, rows) =>
    writeDays(db, series, rows)

/** Which table each dataset of the simulated market goes into. The compiler checks that its rows fit. */
const writers: { readonly [D in Dataset]: Writer<UniverseRows[D]> } = {
  sources: into('sources'),
  document_groups: into('document_groups'),
  charge_rules: into('charge_rules'),
  exchange_rates: into('exchange_rates'),
  exchange_rate_days: into('exchange_rate_days'),
  popularity: into('popularity'),
  securities: into('securities'),
  security_names: into('security_names'),
  listings: into('listings'),
  indices: into('indices'),
  index_levels: daysInto('index_levels'),
  index_members: into('index_members'),
  quotes: into('quotes'),
  price_histories: insertPriceHistories,
  intraday_prices: into('intraday_prices'),
  trades: into('trades'),
  navs: daysInto('navs'),
  dividends: into('dividends'),
  corporate_actions: into('corporate_actions'),
  events: into('events'),
  statements: into('statements'),
  ratio_inputs: into('ratio_inputs'),
  broker_views: into('broker_views'),
  segments: into('segments'),
  people: into('people'),
  positions: into('positions'),
  director_deals: into('director_deals'),
  major_shareholders: into('major_shareholders'),
  short_positions: into('short_positions'),
  holdings: into('holdings'),
  asset_allocations: into('asset_allocations'),
  exposures: into('exposures'),
  valuation_growth: into('valuation_growth'),
  risk_measures: into('risk_measures'),
  ratings: into('ratings'),
  risk_scores: into('risk_scores'),
  fund_facts: into('fund_facts'),
  trust_facts: into('trust_facts'),
  gilt_facts: into('gilt_facts'),
  company_facts: into('company_facts'),
  costs: into('costs'),
  target_markets: into('target_markets'),
  eligibility: into('eligibility'),
  documents: into('documents'),
  document_files: into('document_files'),
  news_items: into('news_items'),
  news_bodies: into('news_bodies'),
  news_symbols: into('news_symbols'),
}

/** Writes a batch into its table. Returns how many rows were written. */
export function insertBatch(db: Database, batch: Batch): Promise<number> {
  return insertRows(db, batch)
}

function insertRows<D extends Dataset>(
  db: Database,
  { dataset, rows }: { readonly dataset: D; readonly rows: readonly UniverseRows[D][] },
): Promise<number> {
  return writers[dataset](db, rows)
}
