import type { usage } from '@bellwether/db'

/**
 * Keeps made-up names from filling the table: of one namespace and day so many rows are told apart by this process, and what would need another is not
 * counted.
 */
export function createRowLimit(most: number): (count: usage.UsageCount) => boolean {
  const rows = new Map<string, Set<string>>()
  let today = ''
  return ({ day, namespace, application, component, version, outcome }) => {
    if (day !== today) rows.clear()
    today = day
    const known = rows.get(namespace) ?? new Set()
    rows.set(namespace, known)
    const row = JSON.stringify([application, component, version, outcome])
    if (!known.has(row) && known.size >= most) return false
    known.add(row)
    return true
  }
}
