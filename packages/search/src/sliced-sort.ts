const chunk = 1_024
const mergesPerSlice = 8_192

/** Sorts in place by merging, and yields every millisecond or so, so that a long sort can share its thread. */
export function* sortInSlices(items: Uint32Array, compare: (a: number, b: number) => number): Generator<void> {
  for (let from = 0; from < items.length; from += chunk) {
    items.subarray(from, from + chunk).sort(compare)
    yield
  }
  let source: Uint32Array = items
  let target: Uint32Array = new Uint32Array(items.length <= chunk ? 0 : items.length)
  for (let width = chunk; width < items.length; width *= 2) {
    let written = 0
    for (let from = 0; from < items.length; from += 2 * width) {
      const middle = Math.min(from + width, items.length)
      const end = Math.min(from + 2 * width, items.length)
      let left = from
      let right = middle
      for (let at = from; at < end; at += 1) {
        const takesLeft =
          left < middle && (right >= end || compare(source[left] as number, source[right] as number) <= 0)
        target[at] = (takesLeft ? source[left++] : source[right++]) as number
        if (++written % mergesPerSlice === 0) yield
      }
    }
    ;[source, target] = [target, source]
  }
  if (source !== items) items.set(source)
}
