/** First index whose key is not before the given one. Keys are in UTF-16 order, as `<` compares. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Indexes of the keys that begin with the prefix, end exclusive. */
export function findPrefixRange(keys: readonly string[], prefix: string): { from: number; to: number } {
  const from = lowerBound(keys, prefix)
  let low = from
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string).startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return { from, to: low }
}

/** Index of the key, or -1. */
export function findKey(keys: readonly string[], key: string): number {
  const at = lowerBound(keys, key)
  return keys[at] === key ? at : -1
}
