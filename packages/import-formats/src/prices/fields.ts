import type { IsoDate } from '@bellwether/domain'
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
