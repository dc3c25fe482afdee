import { formatDate, type IsoDate } from '@bellwether/domain'

/** RP-COMPARE-27: of medians that are not of the day of the figures beside them; null where they are, or where there are none. */
export function medianNote(groups: readonly ({ readonly asAt: IsoDate | null } | null)[], day: IsoDate): string | null {
  const [newest] = groups.flatMap(group => group?.asAt ?? []).toSorted((a, b) => (a < b ? 1 : -1))
  return newest === undefined || newest === day ? null : `Medians as at ${formatDate(newest)}.`
}
