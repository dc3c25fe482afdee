import type { NewRow } from '@bellwether/db'
import type { UniverseTable } from './batch.ts'
import { generateUniverse, type UniverseOptions } from './generate.ts'

/** All rows of a small universe in memory, for tests. */
export class CollectedUniverse {
  readonly #rows = new Map<UniverseTable, unknown[]>()
  /** Tables in the order in which their first rows came. */
  readonly order: UniverseTable[] = []

  constructor(options: Partial<UniverseOptions> = {}) {
    for (const { table, rows } of generateUniverse({ ...smallUniverse, ...options })) {
      if (!this.#rows.has(table)) this.order.push(table)
      const list = this.#rows.get(table) ?? []
      for (const row of rows) list.push(row)
      this.#rows.set(table, list)
    }
  }

  rows<T extends UniverseTable>(table: T): NewRow<T>[] {
    return (this.#rows.get(table) ?? []) as NewRow<T>[]
  }

  securityOf(marketCode: string): NewRow<'securities'> {
    const listing = this.listingOf(marketCode)
    const found = this.rows('securities').find(s => s.id === listing.security_id)
    if (!found) throw new RangeError(`No security behind ${marketCode}`)
    return found
  }

  listingOf(marketCode: string): NewRow<'listings'> {
    const found = this.rows('listings').find(l => l.market_code === marketCode)
    if (!found) throw new RangeError(`No listing ${marketCode}`)
    return found
  }

  /** Rows by the value of one column. */
  by<T extends UniverseTable, K extends keyof NewRow<T>>(table: T, column: K): Map<NewRow<T>[K], NewRow<T>[]> {
    return Map.groupBy(this.rows(table), row => row[column])
  }
}

export const smallUniverse: UniverseOptions = { seed: 11, securities: 60, until: '2026-11-13' }
