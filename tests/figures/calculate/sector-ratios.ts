import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'

export type Ratios = Readonly<Record<string, number>>

/** Fewer say more about single companies than about the sector. */
export const fewest = 5

/** Those that a company or trust is compared with: active ones of its type and sector, itself among them. */
export async function sectorOf(tables: RawTables, { type, sector }: RawSecurity): Promise<readonly RawSecurity[]> {
  const all = await tables.securities()
  return sector ? all.filter(each => each.status === 'ACTIVE' && each.type === type && each.sector === sector) : []
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
