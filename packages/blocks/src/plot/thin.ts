/** At most `max` values, first and last kept, so that ten years of days do not make a heavy page. */
export function thin<T>(items: readonly T[], max: number): readonly T[] {
  if (items.length <= max) return items
  const picked: T[] = []
  for (let i = 0; i < max; i += 1) {
    const item = items[Math.round((i / (max - 1)) * (items.length - 1))]
    if (item !== undefined) picked.push(item)
  }
  return picked
}
