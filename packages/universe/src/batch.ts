import type { NewRow, TableName } from '@bellwether/db'

export type UniverseTable = Exclude<
  TableName,
  | 'users'
  | 'sessions'
  | 'login_failures'
  | 'known_devices'
  | 'user_identities'
  | 'import_runs'
  | 'screener_figures'
  | 'screener_state'
  | 'watchlists'
  | 'watchlist_items'
>

/** Rows of one table, ready for the database. */
export type Batch = {
  readonly [T in UniverseTable]: { readonly table: T; readonly rows: readonly NewRow<T>[] }
}[UniverseTable]

/** In dependency order: a table comes after every table it refers to. */
export const tableOrder: readonly UniverseTable[] = [
  'sources',
  'document_groups',
  'charge_rules',
  'exchange_rates',
  'securities',
  'security_names',
  'listings',
  'indices',
  'people',
  'documents',
  'document_files',
  'news_items',
  'news_bodies',
  'news_symbols',
  'quotes',
  'daily_prices',
  'intraday_prices',
  'trades',
  'navs',
  'dividends',
  'corporate_actions',
  'events',
  'statements',
  'ratio_inputs',
  'broker_views',
  'segments',
  'holdings',
  'asset_allocations',
  'exposures',
  'valuation_growth',
  'risk_measures',
  'ratings',
  'risk_scores',
  'fund_facts',
  'trust_facts',
  'gilt_facts',
  'company_facts',
  'costs',
  'target_markets',
  'eligibility',
  'positions',
  'director_deals',
  'major_shareholders',
  'short_positions',
  'sector_medians',
  'index_levels',
  'index_members',
  'popularity',
]

/** Which other tables' rows must be written before a table's own; beyond these, identities go out before all else. */
const parents: Partial<Record<UniverseTable, readonly UniverseTable[]>> = {
  securities: ['sources'],
  security_names: ['sources', 'securities'],
  listings: ['sources', 'securities'],
  document_files: ['documents'],
  eligibility: ['documents'],
  news_bodies: ['news_items'],
  news_symbols: ['news_items'],
  positions: ['people'],
  director_deals: ['people', 'news_items'],
}

const limits: Partial<Record<UniverseTable, number>> = { document_files: 400, news_bodies: 2_000, statements: 1_000 }
const usualLimit = 20_000

/** Gathers rows by table and hands a table out when enough are there, with those it refers to before it. */
export class RowCollector {
  readonly #rows = new Map<UniverseTable, unknown[]>()
  readonly #full = new Set<UniverseTable>()

  add<T extends UniverseTable>(table: T, ...rows: readonly NewRow<T>[]): void {
    this.addAll(table, rows)
  }

  addAll<T extends UniverseTable>(table: T, rows: Iterable<NewRow<T>>): void {
    let list = this.#rows.get(table)
    if (!list) {
      list = []
      this.#rows.set(table, list)
    }
    for (const row of rows) list.push(row)
    if (list.length >= (limits[table] ?? usualLimit)) this.#full.add(table)
  }

  *takeFull(): Generator<Batch> {
    for (const table of [...this.#full]) {
      for (const parent of parents[table] ?? []) yield* this.#take(parent)
      yield* this.#take(table)
    }
  }

  *takeAll(): Generator<Batch> {
    for (const table of tableOrder) yield* this.#take(table)
  }

  *#take(table: UniverseTable): Generator<Batch> {
    const rows = this.#rows.get(table)
    this.#rows.delete(table)
    this.#full.delete(table)
    if (rows && rows.length > 0) yield { table, rows } as Batch
  }
}
