import { type IsoDate, parseUnit } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { readDay, readNumber, readOptionalNumber } from '../reading/fields.ts'

/** No price of a share, a fund or a bond is beyond it in any currency; in the database it has four more digits. */
const priceRange = { min: 0, max: 100_000_000, above: true }
const firstDay = '1950-01-01'

export const readPrice = (field: string, text: string | undefined) => readNumber(field, text, priceRange)
export const readOptionalPrice = (field: string, text: string | undefined) =>
  readOptionalNumber(field, text, priceRange)
export const readVolume = (text: string | undefined) => {
  const volume = readOptionalNumber('volume', text, { min: 0 })
  return volume === null ? null : Math.round(volume)
}
export const readTradingDay = (text: string | undefined, today: IsoDate) =>
  readDay('date', text, { from: firstDay, to: today })
/** A currency, or GBX and the like for hundredths; null where nothing is said. */
export const readUnit = (field: string, text: string | undefined): string | null => {
  const given = text?.trim() ?? ''
  if (given === '') return null
  const unit = parseUnit(given)
  if (unit !== null) return unit
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, given, `${field} must be a currency, or GBX for pence`)
}
