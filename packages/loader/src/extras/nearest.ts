/** The known name with the fewest changed letters, as far as a slip of the fingers explains it. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = 1 + name.length / 2
  for (const candidate of known) {
    const distance = countChanges(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** Levenshtein's distance, one row at a time. */
function countChanges(a: string, b: string): number {
  let row = [...b, ''].map((_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
