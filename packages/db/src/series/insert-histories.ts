import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { InvalidValueError } from '../errors.ts'
import type { NewRow } from '../tables/index.ts'
import { encodeColumn } from './column-codec.ts'
import { calendarOf, yearOf } from './year-calendar.ts'

/** The whole history of a listing that has no prices yet, its first day first. */
export interface PriceHistory {
  readonly listing_id: number
  readonly days: readonly string[]
  readonly open: Float64Array | null
  readonly high: Float64Array | null
  readonly low: Float64Array | null
  readonly close: Float64Array
  readonly volume: Float64Array | null
  readonly source_id: number
}

/** As `writeDays` would, at a tenth of the work: years are made straight from columns, and nothing that is there is read. Returns how many days were written. */
export async function insertPriceHistories(db: Database, histories: readonly PriceHistory[]): Promise<number> {
  const known = new Map<PriceHistory['days'], readonly YearSpan[]>()
  const spansOf = (days: PriceHistory['days']) => {
    const spans = known.get(days) ?? yearSpans(days)
    known.set(days, spans)
    return spans
  }
  const years = histories.flatMap(history => spansOf(history.days).map(span => yearOfHistory(history, span)))
  await bulkInsert(db, 'daily_price_years', years)
  return histories.reduce((count, { days }) => count + days.length, 0)
}

/** Where the days of one year lie, and what is stored of them; the same for all histories that share their days. */
interface YearSpan {
  readonly year: number
  readonly start: number
  readonly end: number
  readonly encoded: Uint8Array
}

function yearSpans(days: PriceHistory['days']): readonly YearSpan[] {
  const spans: YearSpan[] = []
  for (let start = 0; start < days.length; ) {
    const year = yearOf(days[start] as string)
    let end = start + 1
    while (end < days.length && yearOf(days[end] as string) === year) end += 1
    const { dayOfYear } = calendarOf(year)
    const numbers = days.slice(start, end).map(day => {
      const number = dayOfYear(day)
      if (number === undefined) throw new InvalidValueError('daily_prices', 'day', day, 'a date such as 2026-11-13')
      return number
    })
    spans.push({ year, start, end, encoded: encodeColumn(numbers) })
    start = end
  }
  return spans
}

function yearOfHistory(history: PriceHistory, { year, start, end, encoded }: YearSpan): NewRow<'daily_price_years'> {
  const { listing_id, days, open, high, low, close, volume, source_id } = history
  const encode = (numbers: Float64Array) => {
    const ofYear = numbers.subarray(start, end)
    if (ofYear.length !== end - start || !ofYear.every(Number.isSafeInteger))
      throw new InvalidValueError('daily_prices', 'price', [...ofYear], 'a whole number for each day')
    return encodeColumn(ofYear)
  }
  return {
    listing_id,
    year,
    first_day: days[start] as string,
    last_day: days[end - 1] as string,
    days: encoded,
    opens: open && encode(open),
    highs: high && encode(high),
    lows: low && encode(low),
    closes: encode(close),
    volumes: volume && encode(volume),
    source_id,
    sources: null,
  }
}
