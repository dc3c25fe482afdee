import type { RawTables } from './raw-tables.ts'

const kept = new WeakMap<RawTables, Map<string, unknown>>()

/** What is calculated from the same tables again and again, such as the returns of the members of a sector, is calculated once. */
export function remember<Value>(tables: RawTables, key: string, make: () => Value): Value {
  const known = kept.get(tables) ?? new Map<string, unknown>()
  kept.set(tables, known)
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}
