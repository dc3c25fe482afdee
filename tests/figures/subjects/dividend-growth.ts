import { currencyOf } from '../calculate/unit.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { completeYears, totalOf } from './dividends.ts'

/** Of the dividend over five complete financial years, a year. */
export async function growthOf(tables: RawTables, { id, unit }: RawSecurity): Promise<number | null> {
  const years = completeYears(await tables.dividends(id))
  const last = Math.max(...years.keys())
  const currency = currencyOf(years.get(last)?.[0]?.unit ?? unit)
  const [from, to] = [years.get(last - 5), years.get(last)]
  const [then, now] = [from && totalOf(from, currency), to && totalOf(to, currency)]
  return years.size < 2 || !then || now == null ? null : (now / then) ** (1 / 5) - 1
}
