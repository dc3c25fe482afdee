import { type Database, sectorReturns } from '@bellwether/db'
import { createRecentCache } from '@bellwether/web'

/** Returns of a sector's members, cached for the whole sector. */
export interface SectorReturns {
  members(
    group: sectorReturns.SectorGroup,
    periods: readonly sectorReturns.SpanOfDays[],
  ): Promise<readonly sectorReturns.MemberReturn[]>
  average(
    group: sectorReturns.SectorGroup,
    span: sectorReturns.SpanOfDays,
    basis: 'price' | 'total-return',
  ): ReturnType<typeof sectorReturns.averagePrices>
}

// Daily closes change once a day.
const maxAgeMs = 600_000
const maxEntries = 200

/** `version`: of the data, so that nothing read before a change is given after it. */
export function createSectorReturns(db: Database, version: () => number): SectorReturns {
  const options = { maxAgeMs, maxEntries, version }
  const members = createRecentCache<readonly sectorReturns.MemberReturn[]>(options)
  const averages = createRecentCache<Awaited<ReturnType<typeof sectorReturns.averagePrices>>>(options)
  return {
    members: (group, periods) =>
      members.get(JSON.stringify([group, periods]), () => sectorReturns.memberReturns(db, group, periods)),
    average: (group, span, basis) =>
      averages.get(JSON.stringify([group, span, basis]), () => sectorReturns.averagePrices(db, group, span, basis)),
  }
}
