export type Dictionary = Record<string, unknown>

/** A promise, say, is none: it is passed on as it is. */
export function isDictionary(value: unknown): value is Dictionary {
  return {}.toString.call(value) === '[object Object]'
}

/**
 * `over` laid over `base`: objects key by key, anything else replaced. Neither is changed. Keys that reach a prototype are
 * dropped, and an object is not replaced by something that is none.
 */
export function merge(base: unknown, over: unknown): unknown {
  if (!isDictionary(over)) return isDictionary(base) ? base : over
  const merged: Dictionary = isDictionary(base) ? { ...base } : {}
  for (const key of Object.keys(over)) {
    // Undefined would keep what every object inherits under the name: toString.
    if (over[key] !== undefined && !/^(__proto__|constructor|prototype)$/.test(key))
      merged[key] = merge(merged[key], over[key])
  }
  return merged
}
