import { type IsoDate, type MarketCode, toEpochDay } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError, UnreadableFileError } from '../errors.ts'
import { type Item, type Place, toReject } from '../format.ts'
import type { PriceRepair, PriceSeriesRecord } from '../records/index.ts'
import { HeldRows } from './held-rows.ts'
import { largeYield } from './repair/dividends.ts'
import { repairSeries } from './repair/repair-series.ts'
import type { Series, SeriesRow } from './series.ts'
import { isQuotedInHundredths } from './symbol.ts'

/** More days than any market has had. */
const maxRows = 60_000
/** Too few to tell a week from days without trading. */
const fewRows = 5
/** Too few to tell a unit from a slip. */
const fewDividends = 3

export interface CollectOptions {
  readonly symbol: MarketCode
  readonly unit: string | null
  /** Not adjusted for splits, and therefore not mended either: every split is a jump. */
  readonly raw?: boolean
}

/** The rows of one series, in whatever order they come: rejected ones reported, the others mended and given as one record. */
export class SeriesCollector {
  readonly #rows = new HeldRows()
  readonly #rejects: Item[] = []
  #repeated = 0
  /** The unit that the rows say. */
  #said: string | null = null
  readonly #options: CollectOptions

  constructor(options: CollectOptions) {
    this.#options = options
  }

  add(at: Place, read: () => SeriesRow & { readonly unit?: string | null }): void {
    try {
      const { unit = null, ...row } = read()
      this.#checkUnit(unit)
      checkBar(row)
      if (!this.#rows.add(row)) {
        this.#repeated += 1
        throw new RejectedRowError('IMPORT_REPEATED_ROW', 'date', row.day, `${row.day} stands in the file twice`)
      }
      if (this.#rows.size > maxRows) throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxRows} days`)
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      this.#rejects.push({ at, reject: toReject(error) })
    }
  }

  /** One series is in one unit: that of the first row that says it. */
  #checkUnit(unit: string | null): void {
    this.#said ??= unit
    if (unit === null || unit === this.#said) return
    throw new RejectedRowError('IMPORT_INCONSISTENT_ROW', 'unit', unit, `the rows before it are in ${this.#said}`)
  }

  get size(): number {
    return this.#rows.size
  }

  *items(): Generator<Item> {
    yield* this.#rejects
    const { symbol, raw = false } = this.#options
    const unit = this.#said ?? this.#options.unit
    const series = this.#rows.toSeries()
    checkDaily(series, this.#repeated)
    const large = largeDividends(series)
    const repairs = raw ? [] : repairSeries(series, { inHundredths: isQuotedInHundredths(symbol) })
    for (const { day, note } of repairs) yield { at: day, warning: note }
    if (series.length === 0) return
    const record: PriceSeriesRecord = {
      kind: 'price-series',
      symbol,
      unit,
      shows: isQuotedInHundredths(symbol) ? shownUnit(large, repairs) : null,
      raw,
      bars: {
        day: series.map(({ day }) => day),
        open: series.map(({ open }) => open),
        high: series.map(({ high }) => high),
        low: series.map(({ low }) => low),
        close: series.map(({ close }) => close),
        volume: series.map(({ volume }) => volume),
      },
      dividends: series.flatMap(({ day, dividend }) => (dividend > 0 ? [{ exOn: day, amount: dividend }] : [])),
      splits: series.flatMap(({ day, split }) => (split > 0 && split !== 1 ? [{ day, ratio: split }] : [])),
      repairs,
    }
    yield { at: `${symbol} from ${series[0]?.day}`, record, rows: series.length }
  }
}

/** The days of all dividends where each is a large part of the price, as pence are of pounds. */
function largeDividends(series: Series): readonly IsoDate[] {
  const paid = series.filter(({ dividend }) => dividend > 0)
  const areLarge = paid.length >= fewDividends && paid.every(({ dividend, close }) => dividend >= largeYield * close)
  return areLarge ? paid.map(({ day }) => day) : []
}

/** Pounds among pence were brought to pence; where every dividend was a hundred times too large, they are pence and prices pounds. */
function shownUnit(largeDividends: readonly IsoDate[], repairs: readonly PriceRepair[]): PriceSeriesRecord['shows'] {
  if (repairs.some(({ kind }) => kind === 'UNIT')) return 'hundredths'
  const mended = new Set(repairs.filter(({ kind }) => kind === 'DIVIDEND').map(({ day }) => day))
  return largeDividends.length > 0 && largeDividends.every(day => mended.has(day)) ? 'major' : null
}

/** How far outside its day's range a price may be. Official closes and auctions are not among the trades that make the range. */
const maxOutside = 1.5
/** A price as many times another is in another unit, and mended later. */
const otherUnit = 50

/** IM-PRICE-8: a bar whose prices cannot be of one day is an error of the columns. */
function checkBar({ day, open, high, low, close }: SeriesRow): void {
  const isReversed = high !== null && low !== null && high < low && low < high * otherUnit
  if (isReversed || isOutside(close, high, low) || (open !== null && isOutside(open, high, low))) {
    const bar = `${open} ${high} ${low} ${close}`
    throw new RejectedRowError(
      'IMPORT_INCONSISTENT_ROW',
      'high',
      bar,
      `the prices of ${day} are not between low and high`,
    )
  }
}

function isOutside(price: number, high: number | null, low: number | null): boolean {
  return (
    (high !== null && price > high * maxOutside && price < high * otherUnit) ||
    (low !== null && price * maxOutside < low && price * otherUnit > low)
  )
}

/** Prices of hours or weeks are not prices of days. */
function checkDaily(series: readonly SeriesRow[], repeated: number): void {
  const days = series.map(({ day }) => toEpochDay(day))
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1
  if (gaps.length >= fewRows && (usual > 4 || repeated > series.length)) {
    throw new UnreadableFileError('IMPORT_NOT_DAILY', 'its rows are not one for each day of trading')
  }
}
