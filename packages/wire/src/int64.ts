// As two halves: getBigInt64 would allocate.
const high = 2 ** 32

export function writeInt64(view: DataView, at: number, value: number): void {
  const upper = Math.floor(value / high)
  view.setUint32(at, value - upper * high, true)
  view.setInt32(at + 4, upper, true)
}

/** Exact within ±2^53; larger numbers are rounded but still exceed every limit. */
export function readInt64(view: DataView, at: number): number {
  const upper = view.getInt32(at + 4, true)
  const lower = view.getInt32(at, true)
  // Usual prices fit 32 bits. As the result of a multiplication they would be kept as floats, which allocate.
  if (upper === lower >> 31) return lower
  return upper * high + (lower >>> 0)
}
