const itemsPerSlice = 4_096

/** Visits 0 to count - 1 and yields every so often, so that long work can share its thread. */
export function* forEachInSlices(count: number, visit: (index: number) => void): Generator<void> {
  for (let from = 0; from < count; from += itemsPerSlice) {
    const to = Math.min(from + itemsPerSlice, count)
    for (let index = from; index < to; index += 1) visit(index)
    yield
  }
}

/** 0, 1, 2 and so on. Many times faster for long lists than `Uint32Array.from` with an iterator. */
export function countUp(count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let i = 0; i < count; i += 1) numbers[i] = i
  return numbers
}
