import type { sectorFigures } from '@bellwether/db'
import type { Security } from '../research-context.ts'

/** Shares, trusts and funds are compared with their sector; ETFs, which have none, with their category. Null where there is no such group. */
export function sectorGroupOf({
  type,
  sector,
  category,
}: Pick<Security, 'type' | 'sector' | 'category'>): sectorFigures.SectorGroup | null {
  if (type === 'BOND') return null
  const name = type === 'ETF' ? category : sector
  return name ? { type, name } : null
}
