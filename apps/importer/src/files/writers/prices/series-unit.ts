import { type Database, prices } from '@bellwether/db'
import { daysBetween, formatDate, getUnit, type IsoDate, otherUnitOf } from '@bellwether/domain'
import type { PriceColumns, PriceSeriesRecord, WarningCode } from '@bellwether/import-formats'
import type { Listing } from './priced-listing.ts'

/** Two closes at most so many days apart are compared: in a year hardly any share moves a hundredfold. */
const comparableDays = 366
/** Closes are of one unit within this factor of each other, and of two within this factor of a hundredfold. */
const near = Math.log(4)

export interface SeriesUnit {
  readonly unit: string
  /** What the operator must know; null where the file or `--unit` says it, or nothing is in doubt. */
  readonly warning: { readonly code: WarningCode; readonly text: string } | null
}

/** IM-PRICE-9: the unit that a series says, or that stored closes and its own dividends show, or that of the listing. */
export async function unitOf(tx: Database, record: PriceSeriesRecord, listing: Listing): Promise<SeriesUnit> {
  const other = otherUnitOf(listing.unit)
  if (record.unit !== null || other === null) return { unit: record.unit ?? listing.unit, warning: null }
  const stored = await comparedWithStored(tx, record, listing)
  if (stored?.unit === 'same' || (!stored && record.shows === 'hundredths'))
    return { unit: listing.unit, warning: null }
  const sign =
    stored?.sign ?? (record.shows === 'major' ? 'every dividend is a hundred times too large for them' : null)
  const again = (unit: string) => `undo the run and import the file with --unit ${unit}`
  return sign
    ? {
        unit: other,
        warning: {
          code: 'IMPORT_UNIT_FOUND',
          text: `prices taken as ${other} and stored in ${listing.unit}: ${sign}. If they are in ${listing.unit}, ${again(listing.unit)}`,
        },
      }
    : {
        unit: listing.unit,
        warning: {
          code: 'IMPORT_UNIT_ASSUMED',
          text: `the file does not say its unit; prices stored as ${listing.unit}, that of the listing. If they are in ${other}, ${again(other)}`,
        },
      }
}

interface Compared {
  readonly unit: 'same' | 'other'
  readonly sign: string
}

/** Null where no close of the time is stored, or it is neither of the two units. */
async function comparedWithStored(
  tx: Database,
  { bars }: PriceSeriesRecord,
  { id, scale, unit }: Listing,
): Promise<Compared | null> {
  const [last, span] = [bars.day.at(-1), await prices.span(tx, id)]
  if (!last || !span) return null
  const [stored] = await prices.closesOn(tx, id, [last < span.first ? span.first : last])
  const bar = stored && nearest(bars, stored.day)
  if (!bar || distance(bar.day, stored.day) > comparableDays) return null
  const times = bar.close / (stored.close / 10 ** scale)
  if (Math.abs(Math.log(times)) < near) return { unit: 'same', sign: '' }
  // Pence are a hundred to the pound: a file in pounds is below what is stored in pence, one in pence above stored pounds.
  const hundredfold = getUnit(unit).perMajor === 1 ? 100 : 1 / 100
  if (Math.abs(Math.log(times / hundredfold)) >= near) return null
  const size = times < 1 ? 'a hundredth of' : 'a hundred times'
  return {
    unit: 'other',
    sign: `the close of ${formatDate(bar.day)} is about ${size} the one stored for ${formatDate(stored.day)}`,
  }
}

const distance = (from: IsoDate, to: IsoDate) => Math.abs(daysBetween(from, to))

/** Days are oldest first: it is the first from there on, or the one before. */
function nearest({ day: days, close }: PriceColumns, to: IsoDate) {
  const next = days.findIndex(day => day >= to)
  const last = next < 0 ? days.length - 1 : next
  const [before, after] = [days[last - 1], days[last]]
  if (after === undefined) return null
  const at = before !== undefined && distance(before, to) <= distance(after, to) ? last - 1 : last
  return { day: days[at] ?? after, close: close[at] ?? 0 }
}
