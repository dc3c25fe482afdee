import { corporateActions, type Database, importedPrices, quotes, upsert } from '@bellwether/db'
import { addMonths } from '@bellwether/domain'
import type { PriceColumns, PriceSeriesRecord } from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../../record-writer.ts'
import { closingQuote } from './closing-quote.ts'
import { writeEvents } from './price-events.ts'
import { getListing, type Listing, unitFactor } from './priced-listing.ts'
import { unitOf } from './series-unit.ts'
import { lastBars, type StoredBar, writeDailyPrices } from './write-daily-prices.ts'

export const priceSeriesWriter: RecordWriter<PriceSeriesRecord> = {
  async write(tx, records, context) {
    for (const placed of records) await writeSeries(tx, placed, context)
  },
}

async function writeSeries(
  tx: Database,
  { at, record, rows }: PlacedRecord<PriceSeriesRecord>,
  context: WriteContext,
): Promise<void> {
  const { tally, sourceId, changed } = context
  const listing = await getListing(tx, record.symbol)
  const { unit, warning } = await unitOf(tx, record, listing)
  if (warning) tally.warn(record.symbol, warning.text, warning.code)
  const factor = unitFactor({ unit, symbol: record.symbol }, listing)
  const splitFactor = record.raw ? await splitAdjustment(tx, listing) : () => 1
  const bars = toStored(record.bars, factor * 10 ** listing.scale, splitFactor)
  const { older, ...counts } = await writeDailyPrices(tx, { listingId: listing.id, bars, sourceId })
  tally.wrote(counts)
  if (older > 0) tally.skip('IMPORT_OLDER_THAN_STORED', older)
  const events = await writeOwnEvents(tx, record, listing, factor, sourceId)
  if (counts.inserted + counts.updated === 0 && !events) return
  changed.add(listing.securityId)
  await writeRepairs(tx, record, listing.id, sourceId)
  await refreshQuote(tx, listing, sourceId)
  if (rows !== bars.length) tally.warn(at, `${rows - bars.length} rows were not stored`)
}

/** Of prices as they were paid: what one share of that day has become since. */
async function splitAdjustment(tx: Database, { securityId }: Listing): Promise<(day: string) => number> {
  const splits = (await corporateActions.forSecurity(tx, securityId)).filter(
    ({ kind, factor }) => factor !== null && (kind === 'SPLIT' || kind === 'CONSOLIDATION'),
  )
  return day =>
    splits.reduce((product, { effectiveOn, factor }) => (day < effectiveOn ? product * (factor ?? 1) : product), 1)
}

function toStored(bars: PriceColumns, factor: number, splitFactor: (day: string) => number): StoredBar[] {
  return bars.day.map((day, at) => {
    const split = splitFactor(day)
    const toInteger = (value: number) => Math.round(value * factor * split)
    const maybe = (value: number | null | undefined) => (value == null ? null : toInteger(value))
    const volume = bars.volume[at] ?? null
    return {
      day,
      open: maybe(bars.open[at]),
      high: maybe(bars.high[at]),
      low: maybe(bars.low[at]),
      close: Math.max(1, toInteger(bars.close[at] ?? 0)),
      volume: volume === null ? null : Math.round(volume / split),
    }
  })
}

/** Prices as they were paid come without: their dividends and splits are in a file of their own. */
async function writeOwnEvents(
  tx: Database,
  record: PriceSeriesRecord,
  listing: Listing,
  factor: number,
  sourceId: number,
) {
  const [from, to] = [record.bars.day[0], record.bars.day.at(-1)]
  if (record.raw || from === undefined || to === undefined) return false
  return writeEvents(tx, record, { listing, factor, sourceId, from, to })
}

async function writeRepairs(tx: Database, { repairs }: PriceSeriesRecord, listingId: number, sourceId: number) {
  const byKey = new Map(repairs.map(repair => [`${repair.day} ${repair.kind}`, repair]))
  const rows = [...byKey.values()].map(repair => ({ listing_id: listingId, ...repair, source_id: sourceId }))
  await upsert(tx, 'price_repairs', rows)
}

async function refreshQuote(tx: Database, listing: Listing, sourceId: number): Promise<void> {
  const newest = await importedPrices.newestFile(tx, listing.id)
  if (newest === null) return
  const quote = closingQuote(listing, await lastBars(tx, listing.id, addMonths(newest, -12)), sourceId)
  const present = await quotes.latest(tx, listing.id)
  if (quote === null || (present !== null && present.at > (quote.at as Date))) return
  await upsert(tx, 'quotes', [quote])
}
