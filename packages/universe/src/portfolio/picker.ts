import type { Random } from '../rng.ts'

/** Draws items with given weights, in logarithmic time: portfolios of a large market draw from thousands of companies. */
export interface Picker<T> {
  pick(random: Random): T | null
}

export function createPicker<T>(list: readonly T[], weightOf: (item: T) => number): Picker<T> {
  const upTo = new Float64Array(list.length)
  let total = 0
  for (const [index, item] of list.entries()) {
    total += weightOf(item)
    upTo[index] = total
  }
  return {
    pick(random) {
      const point = random.next() * total
      let [low, high] = [0, list.length - 1]
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((upTo[middle] ?? 0) > point) high = middle
        else low = middle + 1
      }
      return list[low] ?? null
    },
  }
}
