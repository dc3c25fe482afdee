/** A count of one day and namespace; the other fields tell it from others. */
interface CountedRow {
  readonly day: string
  readonly namespace: string
  readonly count: number
}

/**
 * Keeps made-up names from filling the table: this process keeps at most so many different rows for one namespace and day,
 * and what would need another is not counted.
 */
export function createRowLimit(maxRows: number): (row: CountedRow) => boolean {
  const rows = new Map<string, Set<string>>()
  let today = ''
  return ({ day, namespace, count: _, ...rest }) => {
    if (day !== today) rows.clear()
    today = day
    const known = rows.get(namespace) ?? new Set()
    rows.set(namespace, known)
    const row = JSON.stringify(rest)
    if (!known.has(row) && known.size >= maxRows) return false
    known.add(row)
    return true
  }
}
