/** One figure of every member of a group, in order, so that a place in it is found without reading them all. */
export interface GroupFigures {
  readonly count: number
  readonly sum: number
  /** Null without members. */
  readonly median: number | null
  /** How many are higher than a value. */
  above(value: number): number
  /** How many are lower than a value. */
  below(value: number): number
}

export function groupFigures(values: Iterable<number>): GroupFigures {
  const given = Float64Array.from(values)
  const sorted = given.toSorted()
  const count = sorted.length
  const at = (index: number) => sorted[index] ?? Number.NaN
  /** The first place whose value is not before `value`. */
  const placeOf = (isBefore: (each: number) => boolean) => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(at(middle))) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    count,
    sum: given.reduce((sum, value) => sum + value, 0),
    median: count === 0 ? null : (at((count - 1) >> 1) + at(count >> 1)) / 2,
    above: value => count - placeOf(each => each <= value),
    below: value => placeOf(each => each < value),
  }
}
