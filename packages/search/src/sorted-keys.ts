/** Strings by number: an array, or what makes them when they are asked for. */
export interface Keys {
  readonly length: number
  at(index: number): string | undefined
}

/** First index whose key is not before the given one. Keys are in UTF-16 order, as `<` compares. */
function lowerBound(keys: Keys, key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys.at(middle) as string) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Indexes of the keys that begin with the prefix, end exclusive. */
export function findPrefixRange(keys: Keys, prefix: string): { from: number; to: number } {
  const from = lowerBound(keys, prefix)
  let low = from
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys.at(middle) as string).startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return { from, to: low }
}

/** Index of the key, or -1. */
export function findKey(keys: Keys, key: string): number {
  const at = lowerBound(keys, key)
  return keys.at(at) === key ? at : -1
}
