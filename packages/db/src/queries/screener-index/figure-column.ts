/** A figure of the securities of a type. */
export interface FigureColumn {
  /** By position, NaN for none. */
  readonly values: Float64Array
  /** Positions that have the figure, the lowest figure first. */
  readonly ascending: Int32Array
}

export function toFigureColumn(values: Float64Array): FigureColumn {
  const having = new Int32Array(values.length)
  let count = 0
  for (let position = 0; position < values.length; position++)
    if (!Number.isNaN(values[position])) having[count++] = position
  return { values, ascending: sortByFigure(having.slice(0, count), values) }
}

/** Fewer are sorted sooner by comparison than digits can be counted. */
const minSortedByDigits = 5_000

/**
 * A radix sort, 16 bits at a time from the lowest: of 180,000 figures it takes a sixth of what sorting by comparison takes, and the
 * process answers nobody meanwhile.
 */
function sortByFigure(positions: Int32Array, values: Float64Array): Int32Array {
  if (positions.length < minSortedByDigits)
    return positions.sort((a, b) => (values[a] as number) - (values[b] as number))
  const digits = digitsInOrder(values)
  let sorted: Int32Array = positions
  let spare: Int32Array = new Int32Array(positions.length)
  for (let digit = 0; digit < 4; digit++) {
    const starts = new Int32Array(65_537)
    for (let at = 0; at < sorted.length; at++) {
      const next = (digits[(sorted[at] as number) * 4 + digit] as number) + 1
      starts[next] = (starts[next] as number) + 1
    }
    for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number)
    for (let at = 0; at < sorted.length; at++) {
      const position = sorted[at] as number
      const own = digits[position * 4 + digit] as number
      const start = starts[own] as number
      spare[start] = position
      starts[own] = start + 1
    }
    ;[sorted, spare] = [spare, sorted]
  }
  return sorted
}

/** Four digits of 16 bits for each figure, the lowest first, that compare as the figures do. */
function digitsInOrder(values: Float64Array): Uint16Array {
  const digits = new Uint16Array(new Float64Array(values).buffer)
  for (let at = 3; at < digits.length; at += 4) {
    const isNegative = (digits[at] as number) >= 0x8000
    // A double's bits have the order of numbers, but for the sign: negative ones count backwards and stand above.
    digits[at] = (digits[at] as number) ^ (isNegative ? 0xffff : 0x8000)
    if (isNegative) for (let lower = at - 3; lower < at; lower++) digits[lower] = (digits[lower] as number) ^ 0xffff
  }
  return digits
}

/** How many of the ascending figures are below a bound, or at most as high. */
export function countBelow({ values, ascending }: FigureColumn, bound: number, inclusive: boolean): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = values[ascending[middle] as number] as number
    if (value < bound || (inclusive && value === bound)) low = middle + 1
    else high = middle
  }
  return low
}
