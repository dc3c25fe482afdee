/**
 * Insertions, deletions, substitutions and swaps of neighbours between a word and every prefix of another, by length of
 * the prefix; no letter is edited twice (optimal string alignment). Not `editDistance` of packages/domain: that one knows no
 * swaps and compares whole words only.
 */
export function prefixDistances(word: string, other: string): number[] {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= other.length; i += 1) {
    const above = rows[i - 1] as number[]
    const row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const same = word[j - 1] === other[i - 1]
      let best = Math.min((row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && word[j - 1] === other[i - 2] && word[j - 2] === other[i - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(best)
    }
    rows.push(row)
  }
  return rows.map(row => row[word.length] ?? 0)
}
