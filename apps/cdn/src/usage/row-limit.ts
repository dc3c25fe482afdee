import type { usage } from '@bellwether/db'

/**
 * Keeps invented names from filling the table: this process counts at most `max` different rows per namespace and day, and drops the rest.
 */
export function createRowLimit(max: number): (count: usage.UsageCount) => boolean {
  const rows = new Map<string, Set<string>>()
  let today = ''
  return ({ day, namespace, application, component, version, outcome }) => {
    if (day !== today) rows.clear()
    today = day
    const known = rows.get(namespace) ?? new Set()
    rows.set(namespace, known)
    const row = JSON.stringify([application, component, version, outcome])
    if (!known.has(row) && known.size >= max) return false
    known.add(row)
    return true
  }
}
