import { type Database, importedPrices, prices, type UpsertCounts, upsert, writeDays } from '@bellwether/db'
import { getIsoDate, type IsoDate } from '@bellwether/domain'

/** A day in the unit and scale of its listing. */
export type StoredBar = prices.DailyPrice

export interface DailyPricesToWrite {
  readonly listingId: number
  /** Oldest first, a day once. */
  readonly bars: readonly StoredBar[]
  readonly sourceId: number
}

/**
 * The one place that stores imported daily prices. A file that ends before the newest one adds the days that are missing
 * and changes none; `older` counts the days that it would have changed.
 */
export async function writeDailyPrices(
  tx: Database,
  { listingId, bars, sourceId }: DailyPricesToWrite,
): Promise<UpsertCounts & { readonly older: number }> {
  const [first, last] = [bars[0]?.day, bars.at(-1)?.day]
  if (first === undefined || last === undefined) return { inserted: 0, updated: 0, unchanged: 0, older: 0 }
  const newest = await importedPrices.newestFile(tx, listingId)
  const stored = new Map((await prices.daily(tx, listingId, first, last)).map(bar => [bar.day, bar]))
  const isOld = newest !== null && last < newest
  const differing = bars.filter(bar => !isSame(stored.get(bar.day), bar))
  const written = isOld ? differing.filter(({ day }) => !stored.has(day)) : differing
  const inserted = written.filter(({ day }) => !stored.has(day)).length
  await writeDays(
    tx,
    'daily_prices',
    written.map(bar => ({ listing_id: listingId, ...bar, source_id: sourceId })),
  )
  if (!isOld) await upsert(tx, 'price_files', [{ listing_id: listingId, as_at: last }])
  const older = differing.length - written.length
  return { inserted, updated: written.length - inserted, unchanged: bars.length - differing.length, older }
}

function isSame(a: StoredBar | undefined, b: StoredBar): boolean {
  return (
    a !== undefined &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.close === b.close &&
    a.volume === b.volume
  )
}

/** The last days of a listing's prices, oldest first. */
export function lastBars(tx: Database, listingId: number, from: IsoDate): Promise<StoredBar[]> {
  return prices.daily(tx, listingId, from, getIsoDate('9999-12-31'))
}
