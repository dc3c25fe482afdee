import { corporateActions, type Database, importedPrices } from '@bellwether/db'
import { getIsoDate, type IsoDate } from '@bellwether/domain'
import type { PriceEventsRecord, PriceSeriesRecord } from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../../record-writer.ts'
import { getListing, type Listing, unitFactor } from './priced-listing.ts'

/** Digits of a dividend beyond those of the prices. */
const dividendScale = 6

interface EventsOf {
  readonly listing: Listing
  /** From the unit of the file to that of the listing. */
  readonly factor: number
  readonly sourceId: number
  /** Dividends of these days are replaced. */
  readonly from: IsoDate
  readonly to: IsoDate
}

/** IM-PRICE-7: dividends and splits of a file without prices. */
export const priceEventsWriter: RecordWriter<PriceEventsRecord> = {
  async write(tx, records, context) {
    for (const placed of records) await writeRecord(tx, placed, context)
  },
}

async function writeRecord(
  tx: Database,
  { at, record, rows }: PlacedRecord<PriceEventsRecord>,
  { tally, sourceId, changed }: WriteContext,
): Promise<void> {
  const listing = await getListing(tx, record.symbol)
  const factor = unitFactor(record, listing)
  const known = (await corporateActions.forSecurity(tx, listing.securityId)).length
  const period = { from: getIsoDate('1900-01-01'), to: getIsoDate('9999-12-31') }
  const isNew = await writeEvents(tx, record, { listing, factor, sourceId, ...period })
  tally.wrote({ inserted: isNew ? rows : 0, updated: 0, unchanged: isNew ? 0 : rows })
  if (!isNew) return
  changed.add(listing.securityId)
  const splits = (await corporateActions.forSecurity(tx, listing.securityId)).length > known
  if (splits && (await importedPrices.newestFile(tx, listing.id)) !== null) {
    tally.warn(at, `prices of ${record.symbol} were stored before its splits were known: import them again`)
  }
}

/** Whether anything was new. Only those of the primary listing count: a dividend is paid once, whatever the number of listings. */
export async function writeEvents(
  tx: Database,
  { dividends, splits }: Pick<PriceSeriesRecord, 'dividends' | 'splits'>,
  { listing, factor, sourceId, from, to }: EventsOf,
): Promise<boolean> {
  if (!listing.primary) return false
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
      asAt: to < '9999' ? to : exOn,
    })),
  )
  return (await importedPrices.addSplits(tx, listing.securityId, sourceId, splits)) > 0 || replaced
}
