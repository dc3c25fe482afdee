import { fromEpochDay, type IsoDate, toEpochDay } from '@bellwether/domain'
import type { SeriesRow } from './series.ts'

const numbersPerRow = 8
const fewRows = 64

/**
 * The rows of a series that waits for its end, as plain numbers in one array. A file by day has a hundred thousand of them
 * waiting, and V8 would copy as many objects again and again.
 */
export class HeldRows {
  #numbers = new Float64Array(fewRows * numbersPerRow)
  readonly #days = new Set<number>()

  get size(): number {
    return this.#days.size
  }

  /** False where there is a row of the day. */
  add({ day, open, high, low, close, volume, dividend, split }: SeriesRow): boolean {
    const epochDay = toEpochDay(day)
    if (this.#days.has(epochDay)) return false
    const at = this.#days.size * numbersPerRow
    if (at === this.#numbers.length) this.#grow()
    const numbers = this.#numbers
    numbers[at] = epochDay
    numbers[at + 1] = open ?? Number.NaN
    numbers[at + 2] = high ?? Number.NaN
    numbers[at + 3] = low ?? Number.NaN
    numbers[at + 4] = close
    numbers[at + 5] = volume ?? Number.NaN
    numbers[at + 6] = dividend
    numbers[at + 7] = split
    this.#days.add(epochDay)
    return true
  }

  /** Oldest first. */
  toSeries(): SeriesRow[] {
    const rows = Array.from({ length: this.size }, (_, index) => this.#rowAt(index * numbersPerRow))
    return isOrdered(rows) ? rows : rows.sort((a, b) => (a.day < b.day ? -1 : 1))
  }

  #rowAt(at: number): SeriesRow {
    const numbers = this.#numbers
    const maybe = (index: number) => {
      const number = numbers[at + index] as number
      return Number.isNaN(number) ? null : number
    }
    return {
      day: dayOf(numbers[at] as number),
      open: maybe(1),
      high: maybe(2),
      low: maybe(3),
      close: numbers[at + 4] as number,
      volume: maybe(5),
      dividend: numbers[at + 6] as number,
      split: numbers[at + 7] as number,
    }
  }

  #grow(): void {
    const larger = new Float64Array(this.#numbers.length * 2)
    larger.set(this.#numbers)
    this.#numbers = larger
  }
}

const isOrdered = (rows: readonly SeriesRow[]) =>
  rows.every(({ day }, at) => at === 0 || (rows[at - 1]?.day ?? '') < day)

const days = new Map<number, IsoDate>()

/** Every series has the same days: at most as many as since 1950. */
function dayOf(epochDay: number): IsoDate {
  const known = days.get(epochDay)
  if (known !== undefined) return known
  const day = fromEpochDay(epochDay)
  days.set(epochDay, day)
  return day
}
