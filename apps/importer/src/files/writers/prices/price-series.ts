import { corporateActions, type Database, importedPrices, quotes, upsert } from '@bellwether/db'
import { addMonths, getUnit, type MarketCode } from '@bellwether/domain'
import { type PriceBar, type PriceSeriesRecord, UnreadableFileError } from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../../record-writer.ts'
import { sameListingCodes } from '../securities/market-code.ts'
import { closingQuote } from './closing-quote.ts'
import { lastBars, type StoredBar, writeDailyPrices } from './write-daily-prices.ts'

type Listing = importedPrices.PricedListing

/** Digits of a dividend beyond those of the prices. */
const dividendScale = 6

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
  const factor = unitFactor(record, listing)
  const splitFactor = record.raw ? await splitAdjustment(tx, listing) : () => 1
  const bars = record.bars.map(bar => toStored(bar, factor * splitFactor(bar.day), splitFactor(bar.day), listing.scale))
  const { older, ...counts } = await writeDailyPrices(tx, { listingId: listing.id, bars, sourceId })
  tally.wrote(counts)
  if (older > 0) tally.skip('IMPORT_OLDER_THAN_STORED', older)
  const events = await writeEvents(tx, record, listing, factor, sourceId)
  if (counts.inserted + counts.updated === 0 && !events) return
  changed.add(listing.securityId)
  await writeRepairs(tx, record, listing.id, sourceId)
  await refreshQuote(tx, listing, sourceId)
  if (rows !== bars.length) tally.warn(at, `${rows - bars.length} rows were not stored`)
}

async function getListing(tx: Database, symbol: MarketCode): Promise<Listing> {
  const listing = await importedPrices.findListing(tx, sameListingCodes(symbol))
  if (listing !== null) return listing
  throw new UnreadableFileError(
    'IMPORT_UNKNOWN_SYMBOL',
    `there is no security ${symbol}; import a list of securities that has it, or name another with --symbol`,
  )
}

/** From the unit of the file to that of the listing: pence and pounds are converted, other currencies are not. */
function unitFactor({ unit, symbol }: PriceSeriesRecord, listing: Listing): number {
  if (unit === null) return 1
  const [from, to] = [getUnit(unit), getUnit(listing.unit)]
  if (from.currency === to.currency) return to.perMajor / from.perMajor
  throw new UnreadableFileError(
    'IMPORT_UNKNOWN_SYMBOL',
    `${symbol} is priced in ${to.code}, the file is in ${from.code}`,
  )
}

/** Of prices as they were paid: what one share of that day has become since. */
async function splitAdjustment(tx: Database, { securityId }: Listing): Promise<(day: string) => number> {
  const splits = (await corporateActions.forSecurity(tx, securityId)).filter(
    ({ kind, factor }) => factor !== null && (kind === 'SPLIT' || kind === 'CONSOLIDATION'),
  )
  return day =>
    splits.reduce((product, { effectiveOn, factor }) => (day < effectiveOn ? product * (factor ?? 1) : product), 1)
}

function toStored(bar: PriceBar, factor: number, splitFactor: number, scale: number): StoredBar {
  const toInteger = (value: number) => Math.round(value * factor * 10 ** scale)
  const maybe = (value: number | null) => (value === null ? null : toInteger(value))
  return {
    day: bar.day,
    open: maybe(bar.open),
    high: maybe(bar.high),
    low: maybe(bar.low),
    close: Math.max(1, toInteger(bar.close)),
    volume: bar.volume === null ? null : Math.round(bar.volume / splitFactor),
  }
}

async function writeEvents(
  tx: Database,
  { dividends, splits, bars }: PriceSeriesRecord,
  listing: Listing,
  factor: number,
  sourceId: number,
): Promise<boolean> {
  const [from, to] = [bars[0]?.day, bars.at(-1)?.day]
  if (!listing.primary || from === undefined || to === undefined) return false
  const scale = dividendScale
  const replaced = await importedPrices.replaceDividends(
    tx,
    { securityId: listing.securityId, sourceId, from, to },
    dividends.map(({ exOn, amount }) => ({
      securityId: listing.securityId,
      kind: listing.type === 'EQUITY' || listing.type === 'CLOSED_END_FUND' ? 'INTERIM' : 'DISTRIBUTION',
      exOn,
      amount: Math.round(amount * factor * 10 ** scale),
      scale,
      unit: listing.unit,
      sourceId,
      asAt: to,
    })),
  )
  return (await importedPrices.addSplits(tx, listing.securityId, sourceId, splits)) > 0 || replaced
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
