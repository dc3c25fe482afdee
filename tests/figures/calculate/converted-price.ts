import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { addDays } from './calendar.ts'
import { lastOn } from './growth.ts'
import { currencyOf, inMajor } from './unit.ts'

/** A rate may be so many days older than the price. */
const maxAgeDays = 7

/** A price in the major unit of another currency; null where a rate of its time is missing. */
export async function priceIn(
  tables: RawTables,
  { unit, scale }: Pick<RawSecurity, 'unit' | 'scale'>,
  { close, day }: { readonly close: number; readonly day: string },
  currency: string,
): Promise<number | null> {
  const [own, major] = [currencyOf(unit), inMajor(close, scale, unit)]
  if (own === currency) return major
  const [from, to] = [await poundsFor(tables, own, day), await poundsFor(tables, currency, day)]
  return from === null || to === null ? null : (major * from) / to
}

async function poundsFor(tables: RawTables, currency: string, day: string): Promise<number | null> {
  if (currency === 'GBP') return 1
  const rates = await tables.rates(currency)
  const days = rates.map(rate => rate.day)
  const rate = rates[lastOn(days, day)]
  return rate && rate.day >= addDays(day, -maxAgeDays) ? rate.sterling : null
}
