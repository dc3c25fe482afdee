import { type Database, exchangeRates, indices, prices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import { createRecentCache } from '@bellwether/web'

export type DayLevel = Awaited<ReturnType<typeof indices.series>>[number]

export type DayRate = Awaited<ReturnType<typeof exchangeRates.series>>[number]

/** Days that are over, oldest first, both ends inclusive. */
export interface PriceHistory {
  closes(listingId: number, from: IsoDate, to: IsoDate): Promise<readonly prices.DailyClose[]>
  /**
   * For each of some days, none after `to`, the last close on it or before it; null where the history starts later. Out of the same days as `closes`
   * to `to`.
   */
  closesOn(listingId: number, days: readonly string[], to: IsoDate): Promise<readonly (prices.DailyClose | null)[]>
  /** With open, high, low and volume, for three times the cost. */
  bars(listingId: number, from: IsoDate, to: IsoDate): Promise<readonly prices.DailyPrice[]>
  levels(indexCode: string, from: IsoDate, to: IsoDate): Promise<readonly DayLevel[]>
  /** Pounds for one of a currency. */
  rates(currency: string, from: IsoDate, to: IsoDate): Promise<readonly DayRate[]>
  /** As a request reads: the days of a listing once, whatever blocks of its page ask for them. They go with the page, 80 kB of closes or 200 of bars. */
  through(db: Database): PriceHistory
}

// Pages of one market ask for the same index: each is read once a minute.
const maxAgeMs = 60_000
const maxIndices = 20
const maxCurrencies = 10

/** `version`: of the data, so that nothing read before a change is given after it. Levels that are published by `now` count. */
export function createPriceHistory(
  database: Database,
  version: () => number,
  now: () => Date = () => new Date(),
): PriceHistory {
  const levels = createRecentCache<readonly DayLevel[]>({ maxAgeMs, maxEntries: maxIndices, version })
  const rates = createRecentCache<readonly DayRate[]>({ maxAgeMs, maxEntries: maxCurrencies, version })
  const over = (db: Database, kept: <T>(read: ReadDays<T>) => ReadDays<T>): PriceHistory => {
    const closes = kept((listingId, first, last) => prices.closes(db, listingId, first, last))
    const bars = kept((listingId, first, last) => prices.daily(db, listingId, first, last))
    return {
      closes: (listingId, from, to) => inParts(from, to, (first, last) => closes(listingId, first, last)),
      closesOn: (listingId, days, to) =>
        lastUntilEach(
          days,
          to,
          (first, last) => closes(listingId, first, last),
          asked => prices.closesOn(db, listingId, asked),
        ),
      bars: (listingId, from, to) => inParts(from, to, (first, last) => bars(listingId, first, last)),
      levels: (indexCode, from, to) =>
        inParts(from, to, (first, last) =>
          levels.get(`${indexCode} ${first} ${last}`, () => indices.series(db, indexCode, first, last, now())),
        ),
      async rates(currency, from, to) {
        const days = await rates.get(currency, () => exchangeRates.series(db, currency, beginning, end))
        return within(days, from, to)
      },
      through: request => over(request, once),
    }
  }
  return over(database, read => read)
}

type ReadDays<T> = (listingId: number, first: IsoDate, last: IsoDate) => Promise<readonly T[]>

function once<T>(read: ReadDays<T>): ReadDays<T> {
  const known = new Map<string, Promise<readonly T[]>>()
  return (listingId, first, last) => {
    const key = `${listingId} ${first} ${last}`
    const days = known.get(key) ?? read(listingId, first, last)
    known.set(key, days)
    return days
  }
}

const beginning = '0001-01-01' as IsoDate
const end = '9999-12-31' as IsoDate

interface Dated {
  readonly day: IsoDate
}

type ReadPart<T extends Dated> = (first: IsoDate, last: IsoDate) => Promise<readonly T[]>

/** Enough for five years with the days before them, wherever in a year they begin. */
const recentYears = 6

function startOfRecent(to: IsoDate): IsoDate {
  return `${String(Number(to.slice(0, 4)) - recentYears).padStart(4, '0')}-01-01` as IsoDate
}

/** The recent years are one part and what was before them another, so that different lengths share each. */
export async function inParts<T extends Dated>(from: IsoDate, to: IsoDate, read: ReadPart<T>): Promise<readonly T[]> {
  const recent = startOfRecent(to)
  if (from >= recent) return within(await read(recent, end), from, to)
  const [before, after] = await Promise.all([read(beginning, addDays(recent, -1)), read(recent, end)])
  return within(before, from, to).concat(within(after, from, to))
}

/** For days that the recent part does not reach, `findUntil` is asked beside it: a listing that is young or does not trade would need a statement more. */
export async function lastUntilEach<T extends Dated>(
  days: readonly string[],
  to: IsoDate,
  read: ReadPart<T>,
  findUntil: (days: readonly string[]) => Promise<readonly (T | null)[]>,
): Promise<readonly (T | null)[]> {
  if (days.length === 0) return []
  const recent = startOfRecent(to)
  const early = days.filter(day => day < recent)
  const [after, [beforeRecent = null, ...found]] = await Promise.all([
    read(recent, end),
    findUntil([addDays(recent, -1), ...early]),
  ])
  return days.map(day => (day < recent ? (found[early.indexOf(day)] ?? null) : (lastUntil(after, day) ?? beforeRecent)))
}

function lastUntil<T extends Dated>(days: readonly T[], until: string): T | null {
  return days[countBefore(days, day => day <= until) - 1] ?? null
}

/** The part of `days`, in order, between two of them. */
export function within<T extends Dated>(days: readonly T[], from: IsoDate, to: IsoDate): T[] {
  return days.slice(
    countBefore(days, day => day < from),
    countBefore(days, day => day <= to),
  )
}

function countBefore<T extends Dated>(days: readonly T[], isBefore: (day: IsoDate) => boolean): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = days[middle]
    if (item && isBefore(item.day)) low = middle + 1
    else high = middle
  }
  return low
}
