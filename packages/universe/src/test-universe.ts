import { generateUniverse, type UniverseOptions } from './generate.ts'
import type { ListingRow, SecurityRow } from './rows/securities.ts'
import type { Dataset, UniverseRows } from './rows/universe-rows.ts'

/** All rows of a small universe in memory, for tests. */
export class CollectedUniverse {
  readonly #rows = new Map<Dataset, unknown[]>()
  /** Datasets in the order in which their first rows came. */
  readonly order: Dataset[] = []

  constructor(options: Partial<UniverseOptions> = {}) {
    for (const { dataset, rows } of generateUniverse({ ...smallUniverse, ...options })) {
      if (!this.#rows.has(dataset)) this.order.push(dataset)
      const list = this.#rows.get(dataset) ?? []
      for (const row of rows) list.push(row)
      this.#rows.set(dataset, list)
    }
  }

  rows<D extends Dataset>(dataset: D): UniverseRows[D][] {
    return (this.#rows.get(dataset) ?? []) as UniverseRows[D][]
  }

  /** A row for each day of each price history. */
  get dailyPrices() {
    return this.rows('price_histories').flatMap(({ listing_id, days, open, high, low, close, volume }) =>
      days.map((day, at) => ({
        listing_id,
        day,
        open: open?.[at] ?? null,
        high: high?.[at] ?? null,
        low: low?.[at] ?? null,
        close: close[at] ?? Number.NaN,
        volume: volume?.[at] ?? null,
      })),
    )
  }

  navsAnnouncedBefore(time: string) {
    return this.rows('navs').filter(({ published }) => published < Date.parse(time) / 1000)
  }

  securityOf(marketCode: string): SecurityRow {
    const listing = this.listingOf(marketCode)
    const found = this.rows('securities').find(s => s.id === listing.security_id)
    if (!found) throw new RangeError(`No security behind ${marketCode}`)
    return found
  }

  listingOf(marketCode: string): ListingRow {
    const found = this.rows('listings').find(l => l.market_code === marketCode)
    if (!found) throw new RangeError(`No listing ${marketCode}`)
    return found
  }

  /** Rows by the value of one column. */
  by<D extends Dataset, K extends keyof UniverseRows[D]>(
    dataset: D,
    column: K,
  ): Map<UniverseRows[D][K], UniverseRows[D][]> {
    return Map.groupBy(this.rows(dataset), row => row[column])
  }
}

export const smallUniverse: UniverseOptions = { seed: 11, securities: 60, until: '2026-11-13' }
