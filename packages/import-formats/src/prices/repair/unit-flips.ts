import type { PriceRepair } from '../../records/index.ts'
import { multiplyPrices, priceFields, type Repair, type Series, type SeriesRow, withSevenDigits } from '../series.ts'

const hundred = Math.log(100)
/** A jump within a fifth of a hundredfold is a change of unit; shares do not move like that. */
const tolerance = Math.log(1.25)
/** Prices nearer to each other than this are of one unit. */
const fewFold = 50

/**
 * Rows, or single prices of a row, that are a hundred times too high or too low: pounds among pence. Where a market quotes
 * in hundredths the higher of the two is right, elsewhere the one that more rows have.
 */
export const repairUnitFlips: Repair = (series, { inHundredths }) => {
  const levels = toLevels(series)
  const counts = Map.groupBy(levels, level => level)
  const right = inHundredths
    ? Math.max(...levels)
    : ([...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0)
  const repairs: PriceRepair[] = []
  for (const [index, row] of series.entries()) {
    const off = right - (levels[index] ?? right)
    if (off !== 0) {
      const factor = 100 ** off
      multiplyPrices(row, factor)
      repairs.push({ day: row.day, kind: 'UNIT', note: `Prices multiplied by ${factor}: they were in another unit.` })
    }
    const mended = repairCells(row, inHundredths)
    if (mended.length > 0) {
      repairs.push({ day: row.day, kind: 'UNIT', note: `A price in another unit was mended: ${mended.join(', ')}.` })
    }
  }
  return repairs
}

/** By how many hundredfold jumps each row is above the first. */
function toLevels(series: Series): number[] {
  const levels: number[] = []
  let level = 0
  let before: SeriesRow | undefined
  for (const row of series) {
    if (before && mayDiffer(row, before)) {
      // The middle of the four prices: a single wrong one is not a change of level.
      const change = Math.log(middle(row) / middle(before))
      if (Math.abs(Math.abs(change) - hundred) < tolerance) level += Math.sign(change)
    }
    levels.push(level)
    before = row
  }
  return levels
}

/** Most rows are like the one before: only of others the middle is looked for. */
function mayDiffer(a: SeriesRow, b: SeriesRow): boolean {
  return highest(a) > lowest(b) * fewFold || highest(b) > lowest(a) * fewFold
}

const highest = ({ open, high, low, close }: SeriesRow) => Math.max(open ?? close, high ?? close, low ?? close, close)
const lowest = ({ open, high, low, close }: SeriesRow) => Math.min(open ?? close, high ?? close, low ?? close, close)

function middle(row: SeriesRow): number {
  const prices: number[] = []
  for (const field of priceFields) if (row[field] !== null) prices.push(row[field])
  prices.sort((a, b) => a - b)
  const [low, high] = [prices[Math.floor((prices.length - 1) / 2)], prices[Math.ceil((prices.length - 1) / 2)]]
  // Of two right and two wrong ones the day's own high is right: what is wrong is too low.
  return low && high && high / low < 10 ? (low + high) / 2 : (prices.at(-1) ?? row.close)
}

function repairCells(row: SeriesRow, inHundredths: boolean): string[] {
  if (highest(row) <= lowest(row) * fewFold) return []
  const level = middle(row)
  return priceFields.filter(field => {
    const price = row[field]
    if (price === null || price <= 0) return false
    const off = Math.log(price / level)
    if (Math.abs(Math.abs(off) - hundred) > tolerance || (inHundredths && off > 0)) return false
    row[field] = withSevenDigits(price * (off > 0 ? 0.01 : 100))
    return true
  })
}
