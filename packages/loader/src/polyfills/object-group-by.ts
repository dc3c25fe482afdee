export function groupBy<T, Key extends PropertyKey>(
  items: Iterable<T>,
  toKey: (item: T, index: number) => Key,
): Partial<Record<Key, T[]>> {
  const groups: Partial<Record<Key, T[]>> = Object.create(null)
  let index = 0
  for (const item of items) {
    const key = toKey(item, index++)
    const group: T[] = groups[key] ?? []
    group.push(item)
    groups[key] = group
  }
  return groups
}

Object.groupBy ??= groupBy
