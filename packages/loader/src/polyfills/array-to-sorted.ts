export function toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
  return [...this].sort(compare)
}

// Not enumerable, as the browser's own: a for...in over an array must not see it.
if (!('toSorted' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'toSorted', { value: toSorted, configurable: true, writable: true })
}
