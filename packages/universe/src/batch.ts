import type { Dataset, UniverseRows } from './rows/universe-rows.ts'

/** Rows of one dataset. */
export type Batch = {
  readonly [D in Dataset]: { readonly dataset: D; readonly rows: readonly UniverseRows[D][] }
}[Dataset]

/** In dependency order: a dataset comes after every one it refers to. */
export const datasetOrder: readonly Dataset[] = [
  'sources',
  'document_groups',
  'charge_rules',
  'exchange_rates',
  'exchange_rate_days',
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
  'price_histories',
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
  'index_levels',
  'index_members',
  'popularity',
]

/** Which datasets' rows must be written before a dataset's own; beyond these, identities go out before all else. */
const parents: Partial<Record<Dataset, readonly Dataset[]>> = {
  exchange_rate_days: ['sources'],
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

const limits: Partial<Record<Dataset, number>> = {
  document_files: 400,
  news_bodies: 2_000,
  price_histories: 100,
  statements: 1_000,
}
const defaultLimit = 20_000

/** Gathers rows by dataset and hands one out when it has enough, after those it refers to. */
export class RowCollector {
  readonly #rows = new Map<Dataset, unknown[]>()
  readonly #full = new Set<Dataset>()

  add<D extends Dataset>(dataset: D, ...rows: readonly UniverseRows[D][]): void {
    this.addAll(dataset, rows)
  }

  addAll<D extends Dataset>(dataset: D, rows: Iterable<UniverseRows[D]>): void {
    let list = this.#rows.get(dataset)
    if (!list) {
      list = []
      this.#rows.set(dataset, list)
    }
    for (const row of rows) list.push(row)
    if (list.length >= (limits[dataset] ?? defaultLimit)) this.#full.add(dataset)
  }

  *takeFull(): Generator<Batch> {
    for (const dataset of [...this.#full]) {
      for (const parent of parents[dataset] ?? []) yield* this.#take(parent)
      yield* this.#take(dataset)
    }
  }

  *takeAll(): Generator<Batch> {
    for (const dataset of datasetOrder) yield* this.#take(dataset)
  }

  *#take(dataset: Dataset): Generator<Batch> {
    const rows = this.#rows.get(dataset)
    this.#rows.delete(dataset)
    this.#full.delete(dataset)
    if (rows && rows.length > 0) yield { dataset, rows } as Batch
  }
}
