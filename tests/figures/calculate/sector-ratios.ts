import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf } from '../subjects/subject.ts'
import { addDays } from './calendar.ts'

export type Ratios = Readonly<Record<string, number>>

/** Fewer say more about single companies than about the sector. */
export const fewest = 5

/** Those that a company or trust is compared with: active ones of its type and sector, itself among them. */
export async function sectorOf(tables: RawTables, { type, sector }: RawSecurity): Promise<readonly RawSecurity[]> {
  const all = await tables.securities()
  return sector ? all.filter(each => each.status === 'ACTIVE' && each.type === type && each.sector === sector) : []
}

/** Those on the same exchange: what a whole market is. */
export async function marketOf(tables: RawTables, { type, exchange }: RawSecurity): Promise<readonly RawSecurity[]> {
  const all = await tables.securities()
  const priced = all.filter(
    each => each.type === type && each.exchange === exchange && each.status === 'ACTIVE' && each.last !== null,
  )
  return priced.filter(each => isRecent(each, priced))
}

/** Whether its last price is at most 14 days older than the newest of the others. */
export function isRecent(security: RawSecurity, others: readonly RawSecurity[]): boolean {
  const newest = others.filter(each => each.last !== null).map(dayOf)
  return newest.every(day => dayOf(security) > addDays(day, -14))
}

export const isOfPrice = (label: string): boolean =>
  /P\/E|PEG|^Price to|^EV\/|yield$|^Discount|^Altman|months$/i.test(label)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
