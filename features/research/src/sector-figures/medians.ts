import { type GroupFigures, groupFigures, minMembers } from '@bellwether/analytics'
import type { sectorFigures } from '@bellwether/db'

/** The figures of all members that have them, by key. */
export function figuresByKey(members: Iterable<Readonly<Record<string, number>>>): ReadonlyMap<string, GroupFigures> {
  const values = new Map<string, number[]>()
  for (const member of members)
    for (const [key, value] of Object.entries(member)) {
      const known = values.get(key)
      if (known) known.push(value)
      else values.set(key, [value])
    }
  return new Map([...values].map(([key, all]) => [key, groupFigures(all)]))
}

export function mediansOf(figures: ReadonlyMap<string, GroupFigures>): sectorFigures.Medians {
  return Object.fromEntries(
    [...figures].flatMap(([key, { median, count }]) => (median === null ? [] : [[key, [median, count] as const]])),
  )
}

/** RP-COMPARE-8: null where too few have the figure. */
export function medianIn(medians: sectorFigures.Medians, key: string): number | null {
  const [value, members] = medians[key] ?? [0, 0]
  return members < minMembers ? null : value
}
