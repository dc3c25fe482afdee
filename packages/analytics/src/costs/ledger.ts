import type { CostItem } from '@bellwether/domain'

/** What was charged, by item and year; pence, with parts of a penny for what a product takes inside. Year 0 is the first. */
export interface Ledger {
  readonly add: (item: CostItem, year: number, pence: number) => void
  readonly addExit: (item: CostItem, pence: number) => void
  /** Whole pence. */
  readonly inYear: (item: CostItem, year: number) => number
  readonly onExit: (item: CostItem) => number
}

export function createLedger(years: number): Ledger {
  const sums = new Map<CostItem, number[]>()
  const add = (item: CostItem, place: number, pence: number) => {
    const row = sums.get(item) ?? Array.from({ length: years + 1 }, () => 0)
    row[place] = (row[place] ?? 0) + pence
    sums.set(item, row)
  }
  const read = (item: CostItem, place: number) => Math.round(sums.get(item)?.[place] ?? 0)
  return {
    add,
    addExit: (item, pence) => add(item, years, pence),
    inYear: read,
    onExit: item => read(item, years),
  }
}
